import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { AppError } from '../shared/errors/app-error';
import type { FileStorage } from '../shared/storage/file-storage';
import type { ReleaseFolders } from './release-folders';
import type { ReleaseStore } from './release-store';

/** What lies beside a release's objects and is written after them: each of its files, with the SHA-256 of it in hex. */
const Listing = Type.Array(Type.Object({ path: Type.String(), sha256: Type.String() }));

const AT_ONCE = 8;
const RETRY_SECONDS = 5;
/** A store that is away is not asked by every page that would like to know. */
const AWAY_MS = 3_000;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function eachOf<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))));
  return results;
}

function storeIsAway(cause?: unknown): AppError {
  const message = 'The files of this release cannot be read at the moment.';
  return new AppError('OVERLOADED', { message, retryAfterSeconds: RETRY_SECONDS, cause });
}

export interface BucketReleasesDeps {
  /** What all instances share. */
  readonly storage: FileStorage;
  /** This instance's own: what it has fetched so far. */
  readonly folders: ReleaseFolders;
  readonly nowMs?: () => number;
}

/**
 * Releases in a bucket, `releases/<app>/<hash>/…`: objects first, then their listing, so that a release without one is
 * not there. What somebody asks for is fetched once, compared with the listing, and read from this machine's disk.
 */
export function createBucketReleaseStore(deps: BucketReleasesDeps): ReleaseStore {
  const { storage, folders, nowMs = () => performance.now() } = deps;
  const fetching = new Map<string, Promise<boolean>>();
  let awayUntilMs = 0;

  const keyOf = (app: string, hash: string) => `${app}/${hash}`;
  const listingKey = (app: string, hash: string) => `${keyOf(app, hash)}.json`;

  async function readListing(app: string, hash: string) {
    const text = await storage.read(listingKey(app, hash));
    if (!text) return null;
    const listing: unknown = JSON.parse(text.toString('utf8'));
    return Value.Parse(Listing, listing);
  }

  async function readObject(app: string, hash: string, path: string, expected: string): Promise<Buffer> {
    const bytes = await storage.read(`${keyOf(app, hash)}/${path}`);
    if (!bytes || sha256(bytes) !== expected)
      throw new Error(`${keyOf(app, hash)}/${path} is not what was stored`);
    return bytes;
  }

  async function fetchNow(app: string, hash: string): Promise<boolean> {
    const listing = await readListing(app, hash);
    if (!listing) return false;
    const files = new Map(
      await eachOf(listing, async ({ path, sha256: expected }) => {
        return [path, await readObject(app, hash, path, expected)] as const;
      }),
    );
    await folders.write(app, hash, [...files.keys()], (path) => Promise.resolve(files.get(path) as Buffer));
    return true;
  }

  async function fetchOrSay(app: string, hash: string): Promise<boolean> {
    if (nowMs() < awayUntilMs) throw storeIsAway();
    try {
      return await fetchNow(app, hash);
    } catch (cause) {
      awayUntilMs = nowMs() + AWAY_MS;
      throw storeIsAway(cause);
    }
  }

  return {
    root: folders.root,
    isHere: folders.has,
    has: async (app, hash) => (await storage.read(listingKey(app, hash))) !== null,
    put: async (app, hash, paths, read) => {
      const listing = await eachOf(paths, async (path) => {
        const bytes = await read(path);
        await storage.write(`${keyOf(app, hash)}/${path}`, bytes);
        return { path, sha256: sha256(bytes) };
      });
      await storage.write(listingKey(app, hash), Buffer.from(JSON.stringify(listing)));
    },
    fetch: async (app, hash) => {
      if (await folders.has(app, hash)) return true;
      const id = `${app}/${hash}`;
      const begun = fetching.get(id) ?? fetchOrSay(app, hash).finally(() => fetching.delete(id));
      fetching.set(id, begun);
      return begun;
    },
    remove: async (app, hash) => {
      await folders.remove(app, hash);
      const listing = await readListing(app, hash);
      // The listing first: a release is gone as a whole.
      await storage.remove(listingKey(app, hash));
      await eachOf(listing ?? [], ({ path }) => storage.remove(`${keyOf(app, hash)}/${path}`));
    },
  };
}
