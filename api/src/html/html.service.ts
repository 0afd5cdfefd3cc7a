import { LRUCache } from 'lru-cache';
import { siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute, pageAddress } from '@atoll/contracts/site-routes';
import { createPageComposer, type Page, type PageComposerDeps } from './page-composer';
import type { ReleaseSwitch } from './release-switch';
import type { CacheWatch } from '../shared/observability/cache-watch';
import type { RunningRelease } from '../shared/releases/running-releases';

export interface HtmlService {
  /** The document at an address. One that is no page of the site gets the shell too, with 404 (HOM-21). */
  readonly page: (url: string, asked: AskedBy) => Promise<Page>;
  /**
   * Looks at the registry once, and resolves to what everybody gets by it at the addresses that `page` was asked for
   * before: null where that is not kept.
   */
  readonly kept: () => Promise<(url: string) => Page | null>;
  /** How many pages are kept. */
  readonly size: () => number;
}

/** Who asks for a page. */
export interface AskedBy {
  /** Who is waited for in turn: an address, or a network of them. */
  readonly client: string;
  /** Decides about canaries. */
  readonly visitor?: string | undefined;
}

export interface HtmlDeps extends PageComposerDeps {
  /** What the registry says now, for this visitor. */
  readonly running: (visitor?: string) => Promise<readonly RunningRelease[]>;
  readonly releaseSwitch: ReleaseSwitch;
  /** Told of a kept page each time that it is given again. */
  readonly onGivenAgain: (page: Page) => void;
  /** Told how each page that was asked for here came; those that `kept` gives are counted where they are sent. */
  readonly watch?: CacheWatch;
  /** Tells what changed, after everything that pages are made from has heard of it. */
  readonly onChange?: (listener: (changed: readonly string[] | 'everything') => void) => void;
}

const KEPT_MAX = 1_000;
const KEPT_BYTES = 150_000_000;
const ADDRESSES_MAX = 5_000;
const ADDRESSES_BYTES = 2_000_000;
/** What asks for more is a stranger's invention: it is answered, and nothing of it is kept. */
const ADDRESS_MAX = 2_000;

/** Characters of ours are one byte or two: the bound need not be finer. */
const bytesOf = (text: string) => text.length * 2;

/** What an address asks for. */
interface Wanted {
  /** The page's address; one and the same for every unknown one. */
  readonly url: string;
  readonly app: string | undefined;
}

/** Names a page by its address and everything that runs. */
function keyOf(url: string, releases: readonly RunningRelease[]): string {
  let key = url;
  for (const { entry } of releases) key += entry.watched ? ` ${entry.hash}*` : ` ${entry.hash}`;
  return key;
}

/**
 * Finds or composes the page at an address, and keeps its bytes by address and releases. Cached pages are anonymous:
 * nothing of a visitor is ever rendered here.
 */
export function createHtmlService(deps: HtmlDeps): HtmlService {
  const compose = createPageComposer(deps);
  const kept = new LRUCache<string, Page>({
    max: KEPT_MAX,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes: { plain, br, gzip } }, key) =>
      plain.length + br.length + gzip.length + bytesOf(key),
  });
  const addresses = new LRUCache<string, Wanted>({
    max: ADDRESSES_MAX,
    maxSize: ADDRESSES_BYTES,
    sizeCalculation: ({ url }, rawUrl) => bytesOf(rawUrl) + bytesOf(url),
  });
  const rendering = new Map<string, Promise<Page>>();

  /** Counts the changes: a page that was being made meanwhile may show what was before. */
  let changes = 0;
  deps.onChange?.((changed) => {
    changes += 1;
    for (const [key, { madeFrom }] of kept.entries()) {
      const isConcerned =
        changed === 'everything' ? madeFrom.size > 0 : changed.some((subject) => madeFrom.has(subject));
      if (isConcerned) kept.delete(key);
    }
  });

  async function composeAndKeep(
    key: string,
    url: string,
    releases: readonly RunningRelease[],
    client: string,
  ): Promise<Page> {
    const changesBefore = changes;
    const page = await compose(url, releases, client);
    const isCurrent = changes === changesBefore || page.madeFrom.size === 0;
    if (!isCurrent || url.length > ADDRESS_MAX) return { ...page, maxAgeSeconds: 0 };
    if (page.maxAgeSeconds > 0) kept.set(key, page, { ttl: page.maxAgeSeconds * 1_000 });
    return page;
  }

  function wantedAt(rawUrl: string): Wanted {
    const known = addresses.get(rawUrl);
    if (known) return known;
    const url = pageAddress(rawUrl, deps.routes);
    const route = matchSiteRoute(siteUrl(url).pathname, deps.routes);
    const wanted: Wanted = { url: route ? url : '/page-not-found', app: route?.app };
    if (rawUrl.length <= ADDRESS_MAX) addresses.set(rawUrl, wanted);
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
    size: () => kept.size,
    page: async (rawUrl, { client, visitor }) => {
      const wanted = wantedAt(rawUrl);
      const releases = releasesOf(wanted, await deps.running(visitor));
      const key = keyOf(wanted.url, releases);
      const page = keptAs(key);
      deps.watch?.(page ? 'hit' : rendering.has(key) ? 'joined' : 'miss', kept.size);
      if (page) return page;
      const composing = rendering.get(key) ?? composeAndKeep(key, wanted.url, releases, client);
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
