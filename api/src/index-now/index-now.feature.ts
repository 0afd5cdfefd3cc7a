import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { ChangeLog } from '../shared/changes/change-log';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { EditLog } from '../shared/edits/edit-log';
import type { WatchVendor } from '../shared/observability/vendor-watch';
import type { Jobs } from '../shared/jobs/jobs';
import { repeat } from '../shared/repeat';
import { createAutomaticJob } from './automatic/automatic-job';
import { pathOfSubject, type PageSources } from './automatic/page-subjects';
import { createSeenPages } from './automatic/seen-pages';
import type { IndexNowConfig } from './index-now.config';
import { indexNowRoutes } from './index-now.routes';
import { createSubmitUrls } from './index-now-port';
import { keyFileRoutes } from './key-file.routes';
import { createIndexNowSettings } from './settings';
import { createSubmissions } from './submissions';

export interface IndexNowFeatureDeps extends PageSources {
  readonly config: IndexNowConfig & Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly changes: ChangeLog;
  readonly jobs: Jobs;
  readonly edits: Pick<EditLog, 'note'>;
  readonly watchVendor: WatchVendor;
  /** The paths of all public pages that search engines may list. */
  readonly allPaths: () => AsyncIterable<string>;
  /** The API's path of what a page is about; null where it is about nothing. */
  readonly answerOf: (path: string) => string | null;
}

const AUTOMATIC = 'index-now-automatic';
const LOOK_MS = 60_000;

/** What a page shows, by the API's answer that it is about, in the name of nobody. */
function contentReader(
  app: FastifyInstance,
  answerOf: IndexNowFeatureDeps['answerOf'],
): (path: string) => Promise<string | null> {
  return async (path) => {
    const url = answerOf(path);
    if (url === null) return null;
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'application/json' } });
    if (statusCode === 404) return null;
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    return createHash('sha256').update(body).digest('base64url');
  };
}

/** Tells search engines of pages: what administrators submit, and what has changed. */
export function indexNowFeature(deps: IndexNowFeatureDeps): FastifyPluginAsync {
  const { config, database, log, changes, jobs, edits, allPaths, answerOf } = deps;
  const { origin } = new URL(config.PUBLIC_URL);
  const endpoint = config.INDEXNOW_ENDPOINT;
  const submit = endpoint === '' ? null : createSubmitUrls(endpoint, deps.watchVendor('index-now'));
  const submissions = createSubmissions({ database, jobs, log, submit });
  const settings = createIndexNowSettings(database);
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  const look = repeat(async () => {
    if (submit && (await settings.read()).is_automatic) await jobs.ask(AUTOMATIC);
    return 'again';
  }, LOOK_MS);

  return async (app) => {
    const job = createAutomaticJob({
      ...{ origin, settings, submissions, changes, allPaths, log, now: () => new Date() },
      seen: createSeenPages(database),
      pathOf: (subject) => pathOfSubject(subject, deps),
      contentOf: contentReader(app, answerOf),
    });
    jobs.define(AUTOMATIC, job);
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
    });
    app.addHook('onReady', async () =>
      look.start((err) => log.warn({ err }, 'changed pages are looked for later'), LOOK_MS),
    );
    app.addHook('onClose', () => look.stop());
    await submissions.plugin(app, {});
    await app.register(
      indexNowRoutes({
        ...{ origin, submissions, settings, edits, isConnected: submit !== null },
        onAutomatic: () => jobs.ask(AUTOMATIC),
      }),
    );
    await app.register(keyFileRoutes(settings));
  };
}
