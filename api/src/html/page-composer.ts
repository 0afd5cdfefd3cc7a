import type { FastifyBaseLogger } from 'fastify';
import { pageTitle } from '@atoll/contracts/page-titles';
import type { Page as SitePage } from '@atoll/contracts/pages/page';
import type { RegistryEntry } from '@atoll/contracts/registry';
import { emptySlot, filledSlot, type RenderResult } from '@atoll/contracts/rendering';
import { siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { renderDocument, type DocumentModel, type Preload } from './document';
import { documentEntry, documentManifest, withChunks } from './document-registry';
import { sourceOfRemote, type FirstScreens, type ScreenSource } from './first-screens';
import { cspHashes } from './inline-hashes';
import { pageBytes, type PageBytes } from './page-bytes';
import { mayBeKept } from './page-routes';
import type { RunningRelease } from '../platform/releases/running-releases';
import type { ShellBuild } from './shell-build';
import type { InlineStyle, StyleSheets } from './style-sheets';

export interface Page {
  readonly status: 200 | 301 | 404;
  /** Where a page that has moved is now: a path of the site. */
  readonly location: string | null;
  /** What it was made from: a change of any of it drops the page. */
  readonly madeFrom: ReadonlySet<string>;
  /** Whether it may be kept for the next visitor and sent to anybody. */
  readonly isKeepable: boolean;
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
  readonly publicUrl: string;
  /** The site's pages; a test may bring its own. */
  readonly routes?: readonly SitePage[];
  readonly settings: DocumentModel['settings'];
  readonly log: FastifyBaseLogger;
}

/** A page, and for how many seconds it may be kept; 0 where it may not. */
export interface ComposedPage {
  readonly page: Page;
  readonly maxAgeSeconds: number;
}

/** Makes the document at a page's address out of these releases. */
export type ComposePage = (url: string, releases: readonly RunningRelease[]) => Promise<ComposedPage>;

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

function statusOf({ shell, remote }: Screens, isPage: boolean): Page['status'] {
  const status = (remote ?? shell)?.status ?? 200;
  return isPage ? status : 404;
}

/** How long a page with these screens may be kept. */
function maxAgeOf({ shell, remote }: Screens): number {
  const seconds = [shell, remote].flatMap((screen) => (screen ? [screen.maxAgeSeconds] : []));
  return Math.min(...seconds);
}

/** Composes documents from the first screens of the shell and of the page's remote. */
export function createPageComposer(deps: PageComposerDeps): ComposePage {
  const { shell, firstScreens, styleSheets } = deps;
  const shellSource: ScreenSource = { app: 'shell', hash: shell.hash, folder: deps.shellDir };

  /** A remote's first screen comes with its styles or not at all. */
  async function remoteScreen(url: string, remote: RegistryEntry | undefined) {
    const screen = remote ? await firstScreens.render(sourceOfRemote(remote, deps.releasesDir), url) : null;
    if (!remote || !screen) return { remote: null, remoteStyles: [] };
    try {
      return { remote: screen, remoteStyles: await styleSheets.ofRelease(remote, screen) };
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

  return async function compose(url: string, releases: readonly RunningRelease[]): Promise<ComposedPage> {
    const route = matchSiteRoute(siteUrl(url).pathname, deps.routes);
    const remote = releases.find(({ entry }) => entry.name === route?.app)?.entry;
    const screens = await screensOf(url, remote);
    const isFirstScreenIn = isComplete(screens, remote !== undefined);
    const styles = [
      ...(await styleSheets.ofShell(shell.styles)),
      ...(await styleSheets.ofShellLater(shell.laterStyles ?? [], screens.shell?.html ?? '')),
      ...screens.remoteStyles,
    ];
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
      status: statusOf(screens, route !== null),
      location: screens.remote?.location ?? null,
      madeFrom: new Set([...(screens.shell?.madeFrom ?? []), ...(screens.remote?.madeFrom ?? [])]),
      bytes: pageBytes(html),
      styleHashes: cspHashes(styles.map(({ source }) => source)),
    };
    // A page without its first screen is made anew the next time: what went wrong may be over.
    return { page, maxAgeSeconds: isFirstScreenIn && isKeepable ? maxAgeOf(screens) : 0 };
  };
}
