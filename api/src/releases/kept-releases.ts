import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import { REMOTES } from '@atoll/contracts/registry';
import { keptReleaseModel, type KeptRelease } from './kept-releases.model';
import { previousOf, type ReleasePointer } from './release-pointer';
import type { ReleaseStore } from './release-store';
import type { PublishedRelease, ReleasesRepository } from './releases.repository';

/** So many of the newest releases of an app stay, whoever loads them. */
const NEWEST_KEPT = 20;
/** A tab may have been open for as long with a release that nobody gets any more. */
const LOADED_KEPT_MS = 30 * 86_400_000;
/** More releases of one app than this are looked at in the next round. */
const LOOKED_AT_MAX = 1_000;

/** Which releases have their files, and which of them may go. */
export interface KeptReleases {
  /** A browser fetched a file of it. */
  readonly noteLoaded: (app: string, hash: string) => Promise<void>;
  /** Its files are there, as after publishing it, also once more. */
  readonly noteStored: (app: string, hash: string) => Promise<void>;
  /** Those of an app whose files were removed, or are about to be. */
  readonly removed: (app: string) => Promise<ReadonlySet<string>>;
  readonly isRemoved: (app: string, hash: string) => Promise<boolean>;
  /** Removes the files of releases that nobody needs any more; their records stay. */
  readonly sweep: () => Promise<void>;
}

interface Candidates {
  /** The newest first. */
  readonly releases: readonly Pick<PublishedRelease, 'hash' | 'publishedAt'>[];
  readonly pointer: ReleasePointer;
  readonly kept: ReadonlyMap<string, Omit<KeptRelease, '_id'>>;
  readonly now: Date;
}

/** What runs, for some too, and what a rollback leads to. */
function neededNow(pointer: ReleasePointer): ReadonlySet<string | null | undefined> {
  return new Set([pointer.hash, pointer.canary?.hash, previousOf(pointer)]);
}

/**
 * Releases whose files may go: not what runs, not a canary nor what a rollback leads to, not the newest, and nothing
 * that was published or loaded in the last thirty days.
 */
export function dispensable({ releases, pointer, kept, now }: Candidates): string[] {
  const needed = neededNow(pointer);
  const isRecent = (date: Date) => now.getTime() - date.getTime() < LOADED_KEPT_MS;
  return releases
    .slice(NEWEST_KEPT)
    .filter(({ hash, publishedAt }) => {
      const { loadedAt = publishedAt, removedAt } = kept.get(hash) ?? {};
      return removedAt === undefined && !needed.has(hash) && !isRecent(publishedAt) && !isRecent(loadedAt);
    })
    .map(({ hash }) => hash);
}

export interface KeptReleasesDeps {
  readonly database: Connection;
  readonly repository: ReleasesRepository;
  readonly store: ReleaseStore;
  readonly log: FastifyBaseLogger;
  readonly now?: () => Date;
}

export function createKeptReleases(deps: KeptReleasesDeps): KeptReleases {
  const { database, repository, store, log, now = () => new Date() } = deps;
  const model = keptReleaseModel(database);
  /** What this instance has removed already, and when it was noted that it may. */
  const cleared = new Set<string>();

  async function keptOf(app: string): Promise<Map<string, Omit<KeptRelease, '_id'>>> {
    const first = `${app}/`;
    const found = await model
      .find({ _id: { $gte: first, $lt: `${app}0` } })
      .lean<KeptRelease[]>()
      .exec();
    return new Map(found.map(({ _id, ...kept }) => [_id.slice(first.length), kept]));
  }

  async function removedOf(app: string): Promise<string[]> {
    return [...(await keptOf(app))].filter(([, { removedAt }]) => removedAt).map(([hash]) => hash);
  }

  /** Once by each instance, which has a disk of its own. What was published again meanwhile stays. */
  async function removeFiles(app: string, hash: string): Promise<void> {
    const id = `${app}/${hash}`;
    const [kept, pointer, release] = await Promise.all([
      model.findById(id).lean<KeptRelease>().exec(),
      repository.pointer(app),
      repository.find(app, hash),
    ]);
    const round = `${id} ${kept?.removedAt?.getTime()}`;
    if (!kept?.removedAt || !release || cleared.has(round) || neededNow(pointer).has(hash)) return;
    await store.remove(release);
    cleared.add(round);
  }

  async function sweepApp(app: string): Promise<void> {
    const [releases, pointer, kept] = await Promise.all([
      repository.list(app, LOOKED_AT_MAX),
      repository.pointer(app),
      keptOf(app),
    ]);
    for (const hash of dispensable({ releases, pointer, kept, now: now() })) {
      // Noted first: what is half removed is fetched by nobody, and removed by the next round.
      await model.updateOne({ _id: `${app}/${hash}` }, { $set: { removedAt: now() } }, { upsert: true });
      log.info({ app, hash }, 'the files of a release that nobody needs any more are removed');
    }
    // Another instance may have noted it, or ended in the middle: removing what is gone changes nothing.
    for (const hash of await removedOf(app)) await removeFiles(app, hash);
  }

  return {
    noteLoaded: async (app, hash) => {
      await model.updateOne({ _id: `${app}/${hash}` }, { $set: { loadedAt: now() } }, { upsert: true });
    },
    noteStored: async (app, hash) => {
      const change = { $unset: { removedAt: 1 }, $set: { loadedAt: now() } };
      await model.updateOne({ _id: `${app}/${hash}` }, change, { upsert: true });
    },
    removed: async (app) => new Set(await removedOf(app)),
    isRemoved: async (app, hash) => {
      const kept = await model.findById(`${app}/${hash}`).lean<KeptRelease>().exec();
      return kept?.removedAt !== undefined;
    },
    sweep: async () => {
      for (const app of REMOTES) await sweepApp(app);
    },
  };
}
