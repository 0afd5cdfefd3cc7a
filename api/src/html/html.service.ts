import { LRUCache } from 'lru-cache';
import { pageTitle } from '@atoll/contracts/page-titles';
import type { RegistryEntry } from '@atoll/contracts/registry';
import { matchSiteRoute, type SiteRoute } from '@atoll/contracts/site-routes';
import { renderDocument, type DocumentModel, type Preload } from './document';
import { pageBytes, type PageBytes } from './page-bytes';
import type { ShellBuild } from './shell-build';

/** A remote that the registry says runs, and the manifest that its browser would otherwise have to fetch. */
export interface RunningRemote {
  readonly entry: RegistryEntry;
  readonly manifest: unknown;
}

export interface Page {
  readonly status: 200 | 404;
  readonly bytes: PageBytes;
}

export interface HtmlService {
  /** The document at a path. A path that is no page of the site gets the shell too, with 404 (HOM-21). */
  readonly page: (path: string) => Promise<Page>;
}

export interface HtmlDeps {
  readonly shell: ShellBuild;
  /** What the registry says now. */
  readonly running: () => Promise<RunningRemote[]>;
  readonly settings: DocumentModel['settings'];
}

const REMEMBERED_MAX = 200;

function toPreload(entry: RegistryEntry, href: string): Preload {
  const as = href.endsWith('.css') ? 'style' : 'script';
  // Style sheets are fetched without integrity by the federation runtime, so their hint has none either.
  return { href, as, integrity: as === 'script' ? entry.integrity[href] : undefined };
}

function preloadsOf(route: SiteRoute | null, running: readonly RunningRemote[]): Preload[] {
  const remote = running.find(({ entry }) => entry.name === route?.app);
  return remote ? remote.entry.preload.map((href) => toPreload(remote.entry, href)) : [];
}

/** Composes documents from the shell's build and the registry, and remembers their bytes per page and releases. */
export function createHtmlService({ shell, running, settings }: HtmlDeps): HtmlService {
  const remembered = new LRUCache<string, PageBytes>({ max: REMEMBERED_MAX });

  function compose(path: string, route: SiteRoute | null, releases: readonly RunningRemote[]): PageBytes {
    const html = renderDocument({
      ...shell,
      title: pageTitle(path),
      preloads: preloadsOf(route, releases),
      registry: { apps: releases.map(({ entry }) => entry) },
      manifests: Object.fromEntries(releases.map(({ entry, manifest }) => [entry.manifest, manifest])),
      settings,
    });
    return pageBytes(html);
  }

  return {
    page: async (path) => {
      const route = matchSiteRoute(path);
      const releases = await running();
      const key = `${route?.pattern ?? ''} ${releases.map(({ entry }) => entry.hash).join(' ')}`;
      const bytes = remembered.get(key) ?? compose(path, route, releases);
      remembered.set(key, bytes);
      return { status: route ? 200 : 404, bytes };
    },
  };
}
