import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageTitle } from '@atoll/contracts/page-titles';
import type { Page as SitePage } from '@atoll/contracts/pages/page';
import type { RegistryEntry } from '@atoll/contracts/registry';
import { emptySlot, filledSlot, type RenderResult } from '@atoll/contracts/rendering';
import { siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute, pageAddress } from '@atoll/contracts/site-routes';
import { renderDocument, type DocumentModel, type Preload } from './document';
import { documentEntry, documentManifest, withChunks } from './document-registry';
import { sourceOfRemote, type FirstScreens, type ScreenSource } from './first-screens';
import { mayBeKept } from './page-routes';
import type { ReleaseSwitch } from './release-switch';
import { cspHashes } from './inline-hashes';
import { pageBytes, type PageBytes } from './page-bytes';
import type { RunningRelease } from '../platform/releases/running-releases';
import type { ShellBuild } from './shell-build';
import type { InlineStyle, StyleSheets } from './style-sheets';

export interface Page {
  readonly status: 200 | 404;
  /** Whether it may be kept for the next visitor and sent to anybody. */
  readonly isKeepable: boolean;
  /** Replaced once by fewer that say the same; see `recompressed-pages.ts`. */
  bytes: PageBytes;
  /** CSP sources of the styles that stand in the document. */
  readonly styleHashes: readonly string[];
}

export interface HtmlService {
  /** The document at an address. One that is no page of the site gets the shell too, with 404 (HOM-21). */
  readonly page: (url: string, visitor?: string) => Promise<Page>;
  /**
   * Looks at the registry once, and resolves to what everybody gets by it at the addresses that `page` was asked for
   * before: null where that is not kept.
   */
  readonly kept: () => Promise<(url: string) => Page | null>;
}

export interface HtmlDeps {
  readonly shell: ShellBuild;
  /** Folder of the shell's build; its server bundle renders the layout. */
  readonly shellDir: string;
  readonly releasesDir: string;
  /** What the registry says now, for this visitor. */
  readonly running: (visitor?: string) => Promise<readonly RunningRelease[]>;
  readonly firstScreens: FirstScreens;
  readonly releaseSwitch: ReleaseSwitch;
  readonly styleSheets: StyleSheets;
  /** Told of a kept page each time that it is given again. */
  readonly onGivenAgain: (page: Page) => void;
  readonly publicUrl: string;
  /** The site's pages; a test may bring its own. */
  readonly routes?: readonly SitePage[];
  readonly settings: DocumentModel['settings'];
  readonly log: FastifyBaseLogger;
}

const KEPT_MAX = 1_000;
const ADDRESSES_MAX = 5_000;

/** What an address asks for. */
interface Wanted {
  /** The page's address; one and the same for every unknown one. */
  readonly url: string;
  readonly app: string | undefined;
}

interface Screens {
  readonly shell: RenderResult | null;
  /** Null also where the shell itself shows the page. */
  readonly remote: RenderResult | null;
  /** What the remote's first screen uses of its release's styles. */
  readonly remoteStyles: readonly InlineStyle[];
}

function preloadOf(entry: RegistryEntry, href: string): Preload {
  // A style sheet is fetched without integrity by the chunk loader, and the two must match.
  if (href.endsWith('.css')) return { href, as: 'style' };
  return { href, as: 'script', integrity: entry.integrity[href] };
}

/** The shell's HTML with the remote's first screen in its slot; null where the browser has to render it all. */
function rootHtml({ shell, remote }: Screens, app: string | undefined): string | null {
  if (!shell) return null;
  if (!remote || !app) return shell.html;
  return shell.html.replace(emptySlot(app), () => filledSlot(app, remote.html));
}

function isComplete({ shell, remote }: Screens, needsRemote: boolean): boolean {
  return shell !== null && (!needsRemote || remote !== null);
}

/** How long a page with these screens may be kept. */
function maxAgeOf({ shell, remote }: Screens): number {
  const seconds = [shell, remote].flatMap((screen) => (screen ? [screen.maxAgeSeconds] : []));
  return Math.min(...seconds);
}

/** Names a page by its address and everything that runs. */
function keyOf(url: string, releases: readonly RunningRelease[]): string {
  let key = url;
  for (const { entry } of releases) key += entry.watched ? ` ${entry.hash}*` : ` ${entry.hash}`;
  return key;
}

/**
 * Composes documents from the first screens of the shell and of the page's remote, and keeps their bytes by address
 * and releases. Cached pages are anonymous: nothing of a visitor is ever rendered here.
 */
export function createHtmlService(deps: HtmlDeps): HtmlService {
  const { shell, firstScreens, styleSheets } = deps;
  const kept = new LRUCache<string, Page>({ max: KEPT_MAX });
  const addresses = new LRUCache<string, Wanted>({ max: ADDRESSES_MAX });
  const rendering = new Map<string, Promise<Page>>();
  const shellSource: ScreenSource = { app: 'shell', hash: shell.hash, folder: deps.shellDir };

  /** A remote's first screen comes with its styles or not at all. */
  async function remoteScreen(url: string, remote: RegistryEntry | undefined) {
    const screen = remote ? await firstScreens.render(sourceOfRemote(remote, deps.releasesDir), url) : null;
    if (!remote || !screen) return { remote: null, remoteStyles: [] };
    try {
      return { remote: screen, remoteStyles: await styleSheets.ofRelease(remote, screen.html) };
    } catch (error) {
      const { name, hash } = remote;
      deps.log.error({ err: error, remote: name, release: hash }, 'styles of a release cannot be read');
      return { remote: null, remoteStyles: [] };
    }
  }

  async function screensOf(url: string, remote: RegistryEntry | undefined): Promise<Screens> {
    const [ofShell, ofRemote] = await Promise.all([
      firstScreens.render(shellSource, url),
      remoteScreen(url, remote),
    ]);
    return { shell: ofShell, ...ofRemote };
  }

  async function compose(key: string, url: string, releases: readonly RunningRelease[]): Promise<Page> {
    const route = matchSiteRoute(siteUrl(url).pathname, deps.routes);
    const remote = releases.find(({ entry }) => entry.name === route?.app)?.entry;
    const screens = await screensOf(url, remote);
    const isFirstScreenIn = isComplete(screens, remote !== undefined);
    const styles = [...(await styleSheets.ofShell(shell.styles)), ...screens.remoteStyles];
    const html = renderDocument({
      ...shell,
      head: screens.remote?.head ?? screens.shell?.head ?? { title: pageTitle(url.split('?')[0] ?? url) },
      publicUrl: deps.publicUrl,
      inlineStyles: styles,
      images: screens.remote?.preload ?? screens.shell?.preload ?? [],
      isFirstScreenIn,
      preloads: remote?.preload.map((href) => preloadOf(remote, href)) ?? [],
      registry: {
        apps: releases.map(({ entry }) =>
          documentEntry(entry === remote ? withChunks(entry, screens.remote?.chunks) : entry),
        ),
      },
      // JSON leaves out those that are undefined.
      manifests: Object.fromEntries(
        releases.map(({ entry, manifest }) => [entry.manifest, documentManifest(manifest)]),
      ),
      settings: deps.settings,
      rootHtml: rootHtml(screens, remote?.name),
      state: {
        ...(screens.shell ? { shell: screens.shell.state } : {}),
        ...(screens.remote && remote ? { [remote.name]: screens.remote.state } : {}),
      },
    });
    const isKeepable = route === null || mayBeKept(route);
    const page: Page = {
      isKeepable,
      status: route && (screens.remote ?? screens.shell)?.status !== 404 ? 200 : 404,
      bytes: pageBytes(html),
      styleHashes: cspHashes(styles.map(({ source }) => source)),
    };
    // A page without its first screen is made anew the next time: what went wrong may be over.
    const maxAgeSeconds = isFirstScreenIn && isKeepable ? maxAgeOf(screens) : 0;
    if (maxAgeSeconds > 0) kept.set(key, page, { ttl: maxAgeSeconds * 1_000 });
    return page;
  }

  function wantedAt(rawUrl: string): Wanted {
    const known = addresses.get(rawUrl);
    if (known) return known;
    const url = pageAddress(rawUrl, deps.routes);
    const route = matchSiteRoute(siteUrl(url).pathname, deps.routes);
    const wanted: Wanted = { url: route ? url : '/page-not-found', app: route?.app };
    addresses.set(rawUrl, wanted);
    return wanted;
  }

  /** What a page is made of while this runs. */
  function releasesOf({ app }: Wanted, running: readonly RunningRelease[]): readonly RunningRelease[] {
    return running.map((remote) => (remote.entry.name === app ? deps.releaseSwitch.onPage(remote) : remote));
  }

  function keptAs(key: string): Page | null {
    const page = kept.get(key) ?? null;
    if (page) deps.onGivenAgain(page);
    return page;
  }

  return {
    page: async (rawUrl, visitor) => {
      const wanted = wantedAt(rawUrl);
      const releases = releasesOf(wanted, await deps.running(visitor));
      const key = keyOf(wanted.url, releases);
      const page = keptAs(key);
      if (page) return page;
      const composing = rendering.get(key) ?? compose(key, wanted.url, releases);
      rendering.set(key, composing);
      try {
        return await composing;
      } finally {
        rendering.delete(key);
      }
    },
    kept: async () => {
      const running = await deps.running();
      return (rawUrl) => {
        const wanted = addresses.get(rawUrl);
        return wanted ? keptAs(keyOf(wanted.url, releasesOf(wanted, running))) : null;
      };
    },
  };
}
