import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Release } from '@atoll/contracts/registry';
import { AppError } from '../shared/errors/app-error';
import type { FileStorage } from '../shared/storage/file-storage';
import { RefusedRelease } from './refused-release';
import { checkReleaseFiles } from './release-files';
import type { ReleaseFolders } from './release-folders';
import type { ReleaseStore } from './release-store';

/** What lies beside a release's objects and is written after them: the path of each. */
const Listing = Type.Array(Type.String());

const AT_ONCE = 8;
const RETRY_SECONDS = 5;
/** A store that is away, or a release that is broken there, is not asked for by every page that would like to know. */
const LEFT_ALONE_MS = 3_000;
/** What is not in the bucket is not looked for again at once; publishing it through another instance is seen then. */
const GONE_MS = 10_000;
/** Each lies in memory while it is checked. */
const FETCHED_AT_ONCE = 2;
const FETCHES_WAITING = 50;
const WHOLE_STORE = 'store';
const BROKEN_MAX = 100;

async function eachOf<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))));
  return results;
}

function withSiblings(files: Release['files']): string[] {
  return files.flatMap(({ path }) => [path, `${path}.br`, `${path}.gz`]);
}

async function orSay<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown): AppError {
  const message = 'The files of this release cannot be read at the moment.';
  return new AppError('OVERLOADED', { message, retryAfterSeconds: RETRY_SECONDS, cause });
}

export interface BucketReleasesDeps {
  /** What all instances share. */
  readonly storage: FileStorage;
  /** This instance's own: what it has fetched so far. */
  readonly folders: ReleaseFolders;
}

/**
 * Releases in a bucket, `releases/<app>/<hash>/…`: objects first, then their listing, so that a release without one is
 * not there. What somebody asks for is fetched once, checked as an upload is, and read from this machine's disk.
 */
export function createBucketReleaseStore({ storage, folders }: BucketReleasesDeps): ReleaseStore {
  const fetching = new Map<string, Promise<boolean>>();
  const gone = new LRUCache<string, true>({ max: BROKEN_MAX, ttl: GONE_MS });
  const inTurn = bulkhead(FETCHED_AT_ONCE, FETCHES_WAITING);
  const leftAlone = new LRUCache<string, true>({ max: BROKEN_MAX, ttl: LEFT_ALONE_MS });

  const keyOf = (app: string, hash: string) => `${app}/${hash}`;
  const listingKey = (app: string, hash: string) => `${keyOf(app, hash)}.json`;

  /** Null where there is none, or none that can be read: the release is stored again then. */
  async function readListing(app: string, hash: string): Promise<readonly string[] | null> {
    const text = await storage.read(listingKey(app, hash));
    try {
      return text && Value.Parse(Listing, JSON.parse(text.toString('utf8')));
    } catch {
      // Torn or somebody else's: it names no files.
      return null;
    }
  }

  /** Only what the record names is read: a bucket says neither which files there are nor what is in them. */
  async function readObjects({ app, hash, files }: Release, listing: readonly string[]) {
    const ours = new Set(withSiblings(files));
    const paths = listing.filter((path) => ours.has(path));
    const objects = await eachOf(paths, async (path) => {
      return [path, await storage.read(`${keyOf(app, hash)}/${path}`)] as const;
    });
    return new Map(objects);
  }

  async function fetchNow(release: Release): Promise<boolean> {
    const { app, hash } = release;
    const listing = await readListing(app, hash);
    if (!listing) {
      gone.set(keyOf(app, hash), true);
      return false;
    }
    const objects = await readObjects(release, listing);
    const read = (path: string) => Promise.resolve(objects.get(path) ?? null);
    const { sizes } = await checkReleaseFiles({ record: () => Promise.resolve(release), read }, release);
    await folders.write(app, hash, [...sizes.keys()], (path) => Promise.resolve(objects.get(path) as Buffer));
    return true;
  }

  async function fetchOrSay(release: Release): Promise<boolean> {
    const id = keyOf(release.app, release.hash);
    if (leftAlone.has(WHOLE_STORE) || leftAlone.has(id)) throw unreadable();
    try {
      return await inTurn.execute(() => fetchNow(release));
    } catch (cause) {
      if (!isBulkheadRejectedError(cause))
        leftAlone.set(cause instanceof RefusedRelease ? id : WHOLE_STORE, true);
      throw unreadable(cause);
    }
  }

  return {
    root: folders.root,
    isHere: folders.has,
    has: async (app, hash) => (await orSay(readListing(app, hash))) !== null,
    put: async (app, hash, paths, read) => {
      await eachOf(paths, async (path) => {
        const bytes = await read(path);
        await orSay(storage.write(`${keyOf(app, hash)}/${path}`, bytes));
      });
      await orSay(storage.write(listingKey(app, hash), Buffer.from(JSON.stringify(paths))));
      gone.delete(keyOf(app, hash));
    },
    fetch: async (release) => {
      const { app, hash } = release;
      if (await folders.has(app, hash)) return true;
      const id = keyOf(app, hash);
      if (gone.has(id)) return false;
      const begun = fetching.get(id) ?? fetchOrSay(release).finally(() => fetching.delete(id));
      fetching.set(id, begun);
      return begun;
    },
    remove: async ({ app, hash, files }) => {
      await folders.remove(app, hash);
      // The listing last: what is removed in part is removed again, and fetched by nobody, because it is not whole.
      await eachOf(withSiblings(files), (path) => storage.remove(`${keyOf(app, hash)}/${path}`));
      await storage.remove(listingKey(app, hash));
    },
  };
}
