import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { FetchJson } from '@atoll/contracts/rendering';
import type { SiteSettings } from '@atoll/contracts/site-settings';
import type { PlatformConfig } from '../shared/config/shared.config';
import { PACKAGE_DIR } from '../shared/config/package-folder';
import { respondEarly } from '../shared/http/early-response';
import { wwwHosts } from '../shared/http/canonical-host';
import { ownHosts } from '../shared/http/own-hosts';
import { isBehind } from '../shared/http/load-shedding';
import { earlyResponseMetrics } from '../shared/observability/early-response-metrics';
import { cacheWatches } from '../shared/observability/cache-watch';
import { PAGES_AREA } from '../shared/observability/http-metrics';
import { EVERYTHING, type Changes } from '../shared/changes/changes';
import type { WatchVendor } from '../shared/observability/vendor-watch';
import type { Readiness } from '../shared/observability/readiness';
import type { FindPlaces } from '../shared/places/find-places';
import type { RunningReleases } from '../shared/releases/running-releases';
import { assetsRoutes } from './assets.routes';
import { createCdn } from './cdn/cdn';
import type { CdnConfig } from './cdn/cdn.config';
import { createPurgeTags } from './cdn/purge-port';
import { createFirstScreens, sourceOfRemote, type ScreenSource } from './first-screens';
import type { RendererDeadlines } from './rendering/renderer';
import { rendererWatch } from './rendering/renderer-watch';
import { createReleaseSwitch } from './release-switch';
import { htmlRoutes, type VisitorOf } from './html.routes';
import { createHtmlService } from './html.service';
import { createPageCache } from './page-cache';
import type { ShellBuild } from './shell-build';
import { createRecompressedPages } from './recompressed-pages';
import { createStyleSheets } from './style-sheets';

export interface HtmlFeatureDeps {
  readonly config: PlatformConfig & CdnConfig;
  /** What pages are told of this deployment. */
  readonly settings: SiteSettings;
  /** Null where no shell is built: there are no pages then. */
  readonly shell: ShellBuild | null;
  readonly log: FastifyBaseLogger;
  readonly releasesDir: string;
  readonly releases: RunningReleases;
  readonly findPlaces: FindPlaces;
  readonly visitorOf: VisitorOf;
  readonly changes: Pick<Changes, 'onChange'>;
  readonly watchVendor: WatchVendor;
  readonly readiness?: Readiness | undefined;
  readonly rendererDeadlines?: Partial<RendererDeadlines> | undefined;
}

/** How often the processes are brought in line with the registry, which another instance may have changed. */
const RECONCILE_MS = 1_000;

/** Does something again and again, a pause after each time, and keeps no process from ending. Returns what stops it. */
function repeatedly(
  pauseMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => void work().catch(onError).finally(next), pauseMs);
    timer.unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** The renderer's program, as it was bundled beside the API's. */
const RENDERER_PROGRAM = join(PACKAGE_DIR, 'dist/renderer-child.js');

/** Lets a first screen ask this API, in the name of nobody: only reads, and nothing but `/api/`. */
function anonymousReader(app: FastifyInstance): FetchJson {
  let isReady = false;
  app.addHook('onReady', async () => {
    isReady = true;
  });
  return async (path) => {
    // A request that waits for the start would keep the start waiting.
    if (!isReady) throw new Error('the API is not ready yet');
    if (!path.startsWith('/api/')) throw new Error(`${path} is not an address of the API`);
    const answer = await app.inject({ method: 'GET', url: path, headers: { accept: 'application/json' } });
    if (answer.statusCode >= 500 || answer.statusCode === 429)
      throw new Error(`${path} answered ${answer.statusCode}`);
    return { status: answer.statusCode, body: answer.json() };
  };
}

interface PagesDeps extends HtmlFeatureDeps {
  readonly shell: ShellBuild;
}

/** Every page of the site, rendered on the server by what the registry says runs. */
function pages({
  config,
  settings,
  shell,
  log,
  releasesDir,
  releases,
  findPlaces,
  visitorOf,
  changes,
  watchVendor,
  readiness,
  rendererDeadlines,
}: PagesDeps): FastifyPluginAsync {
  return async (app) => {
    const fetchJson = anonymousReader(app);
    const cdn = createCdn(app, {
      purgeTags: createPurgeTags(config, watchVendor('cdn')),
      publicUrl: config.PUBLIC_URL,
      hasCanary: releases.hasCanary,
      log,
    });
    const firstScreens = createFirstScreens({
      program: RENDERER_PROGRAM,
      settings,
      fetchJson,
      log,
      watch: rendererWatch(app.metrics),
      deadlines: rendererDeadlines,
    });
    const releaseSwitch = createReleaseSwitch(firstScreens, releasesDir);
    const shellSource: ScreenSource = { app: 'shell', hash: shell.hash, folder: config.SHELL_DIR };
    const reconcile = async () => {
      const [everybodys, every] = await Promise.all([releases.running(), releases.everyRunning()]);
      const remotes = every.map(({ entry }) => sourceOfRemote(entry, releasesDir));
      await firstScreens.keep([shellSource, ...remotes]);
      releaseSwitch.settled(everybodys);
      cdn.settled(everybodys);
    };
    releases.beforeRun(({ app: name, hash }) =>
      firstScreens.prepare(sourceOfRemote({ name, hash }, releasesDir)),
    );
    await reconcile();
    const release = readiness?.hold();
    app.addHook('onReady', async () => {
      // Not awaited: the processes ask this API, which answers when all of these hooks are done.
      setImmediate(() => void firstScreens.practise().finally(release));
    });
    app.addHook('onClose', async () => {
      stopReconciling();
      firstScreens.stop();
    });
    const stopReconciling = repeatedly(RECONCILE_MS, reconcile, (error) => {
      log.warn({ err: error }, 'renderers not reconciled with the registry');
    });

    const recompressedPages = createRecompressedPages({ log });
    app.addHook('onClose', recompressedPages.stop);
    const watchPages = cacheWatches(app.metrics)('pages');
    const html = createHtmlService({
      shell,
      shellDir: config.SHELL_DIR,
      releasesDir,
      running: releases.running,
      fetchJson,
      firstScreens,
      releaseSwitch,
      styleSheets: createStyleSheets(config.SHELL_DIR, releasesDir),
      onGivenAgain: recompressedPages.shrink,
      watch: watchPages,
      onChange: (listener) => {
        const unsubscribe = changes.onChange((heard) => {
          const isEverything = heard.some(({ key }) => key === EVERYTHING);
          const changed = isEverything ? 'everything' : heard.flatMap(({ subjects }) => subjects);
          listener(changed);
          cdn.changed(changed);
        });
        app.addHook('onClose', async () => unsubscribe());
      },
      publicUrl: config.PUBLIC_URL,
      settings,
      log,
    });
    const isProduction = config.NODE_ENV === 'production';
    const isOwn = ownHosts({ publicUrl: config.PUBLIC_URL, isProduction });
    const isWww = wwwHosts(config.PUBLIC_URL);
    const recordEarly = earlyResponseMetrics(PAGES_AREA, app);
    const pageCache = createPageCache({
      kept: html.kept,
      hasCanary: releases.hasCanary,
      isElsewhere: (host) => isWww(host) || !isOwn(host),
      isBypassed: cdn.headers.isBypassed,
      isBehind: () => isBehind(app),
      record: (request, status, durationMs) => {
        watchPages('hit', html.size());
        recordEarly(request, status, durationMs);
      },
    });
    respondEarly(app, pageCache.answer);
    app.addHook('preClose', async () => pageCache.stop());
    await app.register(htmlRoutes({ html, pageCache, cdn: cdn.headers, findPlaces, releases, visitorOf }));
  };
}

/** The site's pages, and the shell's own files. */
export function htmlFeature({ shell, ...deps }: HtmlFeatureDeps): FastifyPluginAsync {
  return async (app) => {
    if (!shell) return;
    await app.register(pages({ ...deps, shell }));
    await app.register(assetsRoutes({ shellDir: deps.config.SHELL_DIR }));
  };
}
