import type { FastifyBaseLogger } from 'fastify';
import { pageTitle } from '@atoll/contracts/page-titles';
import type { Page as SitePage } from '@atoll/contracts/pages/page';
import type { RegistryEntry } from '@atoll/contracts/registry';
import { emptySlot, filledSlot, type FetchJson, type PageDescription } from '@atoll/contracts/rendering';
import { siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { renderDocument, type DocumentModel, type Preload } from './document';
import { documentEntry, documentManifest, withChunks } from './document-registry';
import { sourceOfRemote, type FirstScreens, type ScreenSource } from './first-screens';
import { cspHashes } from './inline-hashes';
import { pageBytes, type PageBytes } from './page-bytes';
import { mayBeKept } from './page-routes';
import { statusOfSubject } from './page-subject';
import type { FirstScreen } from './rendering/renderer';
import type { RunningRelease } from '../shared/releases/running-releases';
import type { ShellBuild } from './shell-build';
import type { InlineStyle, StyleSheets } from './style-sheets';

export interface Page {
  /** 503 where nobody can say what the page is, because what it is made of did not come. */
  readonly status: 200 | 301 | 404 | 503;
  /** Where a page that has moved is now: a path of the site. */
  readonly location: string | null;
  /** What it was made from: a change of any of it drops the page. */
  readonly madeFrom: ReadonlySet<string>;
  /** Whether it may be kept for the next visitor and sent to anybody. */
  readonly isKeepable: boolean;
  /** For how long; 0 where this one, as it was made, is kept for nobody. */
  readonly maxAgeSeconds: number;
  /** Replaced once by fewer that say the same; see `recompressed-pages.ts`. */
  bytes: PageBytes;
  /** CSP sources of the styles that stand in the document. */
  readonly styleHashes: readonly string[];
}

export interface PageComposerDeps {
  readonly shell: ShellBuild;
  /** Folder of the shell's build; its server bundle renders the layout. */
  readonly shellDir: string;
  readonly releasesDir: string;
  readonly firstScreens: FirstScreens;
  readonly styleSheets: StyleSheets;
  /** Asks the API whether what a page is about is there, where its app does not say. */
  readonly fetchJson: FetchJson;
  readonly publicUrl: string;
  /** The site's pages; a test may bring its own. */
  readonly routes?: readonly SitePage[];
  readonly settings: DocumentModel['settings'];
  readonly log: FastifyBaseLogger;
}

/** Makes the document at a page's address out of these releases, for a client that waits in turn. */
export type ComposePage = (url: string, releases: readonly RunningRelease[], client: string) => Promise<Page>;

interface Screens {
  readonly shell: FirstScreen;
  /** What the remote says of the page; null where the shell itself shows it. */
  readonly remote: FirstScreen | null;
  /** What the remote's first screen uses of its release's styles. */
  readonly remoteStyles: readonly InlineStyle[];
}

function preloadOf(entry: RegistryEntry, href: string): Preload {
  // A style sheet is fetched without integrity by the chunk loader, and the two must match.
  if (href.endsWith('.css')) return { href, as: 'style' };
  return { href, as: 'script', integrity: entry.integrity[href] };
}

function descriptionOf(screen: FirstScreen | null): PageDescription | null {
  return screen?.kind === 'described' ? screen.page : null;
}

function htmlOf(screen: FirstScreen | null): string | null {
  return screen?.kind === 'described' ? screen.html : null;
}

/** The shell's HTML with the remote's first screen in its slot; null where the browser has to render it all. */
function rootHtml({ shell, remote }: Screens, app: string | undefined): string | null {
  const [layout, content] = [htmlOf(shell), htmlOf(remote)];
  if (layout === null || content === null || !app) return layout;
  return layout.replace(emptySlot(app), () => filledSlot(app, content));
}

function isComplete({ shell, remote }: Screens): boolean {
  return htmlOf(shell) !== null && (remote === null || htmlOf(remote) !== null);
}

/** How long a page with these screens may be kept. */
function maxAgeOf({ shell, remote }: Screens): number {
  const seconds = [shell, remote].flatMap((screen) => descriptionOf(screen)?.maxAgeSeconds ?? []);
  return Math.min(...seconds);
}

/** Composes documents from the first screens of the shell and of the page's remote. */
export function createPageComposer(deps: PageComposerDeps): ComposePage {
  const { shell, firstScreens, styleSheets } = deps;
  const shellSource: ScreenSource = { app: 'shell', hash: shell.hash, folder: deps.shellDir };

  /** A remote's first screen comes with its styles or not at all. */
  async function remoteScreen(url: string, remote: RegistryEntry, client: string) {
    const source = sourceOfRemote(remote, deps.releasesDir);
    const screen = await firstScreens.render(source, url, client);
    if (screen.kind !== 'described' || screen.html === null) return { remote: screen, remoteStyles: [] };
    const { html, page } = screen;
    try {
      const remoteStyles = await styleSheets.ofRelease(remote, { html, chunks: page.chunks });
      return { remote: screen, remoteStyles };
    } catch (error) {
      const { name, hash } = remote;
      deps.log.error({ err: error, remote: name, release: hash }, 'styles of a release cannot be read');
      return { remote: { ...screen, html: null }, remoteStyles: [] };
    }
  }

  async function screensOf(url: string, remote: RegistryEntry | undefined, client: string): Promise<Screens> {
    const [ofShell, ofRemote] = await Promise.all([
      firstScreens.render(shellSource, url, client),
      remote ? remoteScreen(url, remote, client) : { remote: null, remoteStyles: [] },
    ]);
    return { shell: ofShell, ...ofRemote };
  }

  /** What the page's own app says of it; where that says nothing, whether what the page is about is there. */
  async function statusOf(url: string, page: SitePage | null, screens: Screens): Promise<Page['status']> {
    if (page === null) return 404;
    const own = page.app === 'shell' ? screens.shell : screens.remote;
    if (own?.kind === 'described') return own.page.status;
    return own?.kind === 'no data' ? 503 : statusOfSubject(page, url, deps.fetchJson);
  }

  return async function compose(
    url: string,
    releases: readonly RunningRelease[],
    client: string,
  ): Promise<Page> {
    const route = matchSiteRoute(siteUrl(url).pathname, deps.routes);
    const remote = releases.find(({ entry }) => entry.name === route?.app)?.entry;
    const screens = await screensOf(url, remote, client);
    const isFirstScreenIn = isComplete(screens);
    const status = await statusOf(url, route, screens);
    const [ofShell, ofRemote] = [descriptionOf(screens.shell), descriptionOf(screens.remote)];
    // The shell says nothing of a page that is a remote's: its own head would name another address as the true one.
    const described = route === null || route.app === 'shell' ? ofShell : ofRemote;
    const styles = [
      ...(await styleSheets.ofShell(shell.styles)),
      ...(await styleSheets.ofShellLater(shell.laterStyles ?? [], htmlOf(screens.shell) ?? '')),
      ...screens.remoteStyles,
    ];
    const html = renderDocument({
      ...shell,
      head: described?.head ?? { title: pageTitle(siteUrl(url).pathname) },
      isIndexed: status === 200 && (described === null || described.head.canonical !== undefined),
      publicUrl: deps.publicUrl,
      inlineStyles: styles,
      images: described?.preload ?? [],
      isFirstScreenIn,
      preloads: remote?.preload.map((href) => preloadOf(remote, href)) ?? [],
      registry: {
        apps: releases.map(({ entry }) =>
          documentEntry(entry === remote ? withChunks(entry, ofRemote?.chunks) : entry),
        ),
      },
      // JSON leaves out those that are undefined.
      manifests: Object.fromEntries(
        releases.map(({ entry, manifest }) => [entry.manifest, documentManifest(manifest)]),
      ),
      settings: deps.settings,
      rootHtml: rootHtml(screens, remote?.name),
      state: {
        ...(ofShell ? { shell: ofShell.state } : {}),
        ...(ofRemote && remote ? { [remote.name]: ofRemote.state } : {}),
      },
    });
    const isKeepable = route === null || mayBeKept(route);
    return {
      isKeepable,
      // A page without its first screen is made anew the next time: what went wrong may be over.
      maxAgeSeconds: isFirstScreenIn && isKeepable ? maxAgeOf(screens) : 0,
      status,
      location: described?.location ?? null,
      madeFrom: new Set([...(ofShell?.madeFrom ?? []), ...(ofRemote?.madeFrom ?? [])]),
      bytes: pageBytes(html),
      styleHashes: cspHashes(styles.map(({ source }) => source)),
    };
  };
}
