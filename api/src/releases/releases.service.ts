import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import type { CanaryProgress } from '@atoll/contracts/release-canary';
import type { ReleaseDifference } from '@atoll/contracts/release-difference';
import { REMOTES, type Registry, type RegistryEntry } from '@atoll/contracts/registry';
import type { ReleasesAnswer, ReleaseSummary } from '@atoll/contracts/release-summary';
import type { KeptReleases } from './kept-releases';
import type { ReleaseCounts } from './release-counts';
import { isDatabaseOutage } from '../shared/mongo/database-outage';
import type { RunningRelease, RunningReleases } from '../shared/releases/running-releases';
import { getsCanary } from './canary';
import { differenceOf } from './release-difference';
import { isWatched } from './release-health';
import type { Health } from './load-counts';
import { previousOf, type CanaryPlan } from './release-pointer';
import { toRegistryEntry } from './registry-entry';
import type { ReleaseStore } from './release-store';
import type { AppPointer, ReleasesRepository } from './releases.repository';

/** As many as a history names. */
const LIST_MAX = 200;
const REMEMBERED_MAX = 100;
/** How long a page waits for the files of a release where the one before it is there. */
const FILES_PATIENCE_MS = 1_000;

export interface ReleasesService extends Pick<RunningReleases, 'running' | 'everyRunning' | 'hasCanary'> {
  readonly registry: (visitor?: string) => Promise<Registry>;
  /** A release that was published and may run, as the registry would list it; null for any other. */
  readonly entry: (app: string, hash: string) => Promise<RegistryEntry | null>;
  /** The newest releases of an app; empty where it has none. How they do is for who releases the app (`isDesk`). */
  readonly list: (app: string, isDesk: boolean) => Promise<ReleaseSummary[]>;
  /** For who releases an app: what happened to its releases, the latest first, and how a canary goes. */
  readonly desk: (app: string) => Promise<Pick<ReleasesAnswer, 'events' | 'version' | 'previous' | 'canary'>>;
  /** What differs between two releases of an app; null where one of them was never published. */
  readonly compare: (app: string, hash: string, other: string) => Promise<ReleaseDifference | null>;
}

export interface ReleasesDeps {
  readonly repository: ReleasesRepository;
  readonly store: ReleaseStore;
  readonly kept: KeptReleases;
  readonly counts: ReleaseCounts;
  readonly log: FastifyBaseLogger;
}

interface Choice {
  readonly app: string;
  readonly disabled: readonly string[];
  readonly hash: string;
  readonly watched: boolean;
}

function orderOf({ app }: AppPointer): number {
  return (REMOTES as readonly string[]).indexOf(app);
}

function choiceFor(pointer: AppPointer, hash: string | null): Choice[] {
  const { app, disabled } = pointer;
  return hash === null ? [] : [{ app, disabled, hash, watched: isWatched(pointer, hash, new Date()) }];
}

function chosen(pointer: AppPointer, visitor: string | undefined): Choice[] {
  const { app, hash, canary } = pointer;
  const getsIt = canary && visitor !== undefined && getsCanary(visitor, app, canary.percent);
  return choiceFor(pointer, getsIt ? canary.hash : hash);
}

function choicesOf(pointers: readonly AppPointer[], visitor: string | undefined): Choice[] {
  return pointers.toSorted((a, b) => orderOf(a) - orderOf(b)).flatMap((pointer) => chosen(pointer, visitor));
}

function hasCanaries(pointers: readonly AppPointer[]): boolean {
  return pointers.some(({ canary }) => canary !== null);
}

function progressOf(plan: CanaryPlan, counted: Health): CanaryProgress {
  const { steps, step, stepSince, before, paused } = plan;
  const seen = { loads: counted.loads - before.loads, errors: counted.errors - before.errors };
  return { steps: [...steps], step, stepSince: stepSince.toISOString(), seen, paused };
}

/**
 * Reads the registry. The repository says how new the pointers are, so that a change is in the next document (PLT-03);
 * releases never change and are remembered, and what runs for everybody is worked out once for a list of pointers.
 */
export function createReleasesService(deps: ReleasesDeps): ReleasesService {
  const { repository, store, kept, counts, log } = deps;
  const remembered = new LRUCache<string, RunningRelease>({ max: REMEMBERED_MAX });
  const everybodys = new WeakMap<readonly AppPointer[], Promise<readonly RunningRelease[]>>();
  let latest: readonly AppPointer[] | null = null;

  async function pointers(): Promise<readonly AppPointer[]> {
    try {
      latest = await repository.pointers();
    } catch (error) {
      if (!latest || !isDatabaseOutage(error)) throw error;
      log.warn({ err: error }, 'registry not readable: serving what ran last');
    }
    return latest;
  }

  async function load(app: string, hash: string): Promise<RunningRelease | null> {
    const release = await repository.find(app, hash);
    if (!release) return null;
    if (!(await store.fetch(release))) throw new Error(`the files of ${app} ${hash} are gone`);
    const file = join(store.root, app, hash, release.manifest);
    const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
    return { entry: toRegistryEntry(release), manifest };
  }

  /** What everybody got last of each app: it goes on while the files of the next one are fetched, or cannot be. */
  const before = new Map<string, RunningRelease>();

  /** Null for a pointer whose release is gone: that remote shows its fallback, the site goes on. */
  async function release({ app, hash }: Pick<Choice, 'app' | 'hash'>): Promise<RunningRelease | null> {
    const id = `${app}/${hash}`;
    const known = remembered.get(id);
    if (known) return known;
    try {
      const loaded = await load(app, hash);
      if (loaded) remembered.set(id, loaded);
      else log.error({ id }, 'the active release was never recorded');
      return loaded;
    } catch (error) {
      log.error({ err: error, id }, 'the active release cannot be read');
      return null;
    }
  }

  async function releaseOrBefore(choice: Choice): Promise<RunningRelease | null> {
    const previous = before.get(choice.app);
    const mayGoOn = previous && !choice.disabled.includes(previous.entry.hash);
    if (!mayGoOn || remembered.has(`${choice.app}/${choice.hash}`)) return release(choice);
    const isOver = new AbortController();
    const patience = pause(FILES_PATIENCE_MS, previous, { signal: isOver.signal, ref: false });
    const loaded = release(choice).then((found) => found ?? previous);
    try {
      return await Promise.race([loaded, patience]);
    } finally {
      patience.catch(() => undefined);
      isOver.abort();
    }
  }

  async function releasesOf(chosenOnes: readonly Choice[]): Promise<RunningRelease[]> {
    const found = await Promise.all(
      chosenOnes.map(async (choice) => {
        const running = await releaseOrBefore(choice);
        return running && choice.watched
          ? { ...running, entry: { ...running.entry, watched: true } }
          : running;
      }),
    );
    return found.filter((running) => running !== null);
  }

  async function everybodysOf(now: readonly AppPointer[]): Promise<readonly RunningRelease[]> {
    const found = await releasesOf(choicesOf(now, undefined));
    for (const one of found) before.set(one.entry.name, one);
    return found;
  }

  async function running(visitor?: string): Promise<readonly RunningRelease[]> {
    const now = await pointers();
    if (visitor !== undefined && hasCanaries(now)) return releasesOf(choicesOf(now, visitor));
    const known = everybodys.get(now) ?? everybodysOf(now);
    everybodys.set(now, known);
    return known;
  }

  return {
    running,
    everyRunning: async () =>
      releasesOf(
        (await pointers()).flatMap((pointer) => [
          ...choiceFor(pointer, pointer.hash),
          ...choiceFor(pointer, pointer.canary?.hash ?? null),
        ]),
      ),
    hasCanary: () => latest !== null && hasCanaries(latest),
    registry: async (visitor) => ({ apps: (await running(visitor)).map(({ entry }) => entry) }),
    entry: async (app, hash) => {
      const [published, pointer] = await Promise.all([repository.find(app, hash), repository.pointer(app)]);
      return published && !pointer.disabled.includes(hash) ? toRegistryEntry(published) : null;
    },
    list: async (app, isDesk) => {
      const [releases, pointer, removed] = await Promise.all([
        repository.list(app, LIST_MAX),
        repository.pointer(app),
        kept.removed(app),
      ]);
      const health = await counts.ofAll(
        app,
        releases.map(({ hash }) => hash),
      );
      return releases.map(({ hash, version, contract, commit, publishedAt, sizes, budget }) => ({
        ...{ hash, version, contract, sizes, budget },
        commit: commit ?? null,
        publishedAt: publishedAt.toISOString(),
        active: hash === pointer.hash,
        canaryPercent: pointer.canary?.hash === hash ? pointer.canary.percent : null,
        takenBack: pointer.takenBack.includes(hash),
        disabled: pointer.disabled.includes(hash),
        filesRemoved: removed.has(hash),
        // How forged reports would do is nobody's to look at.
        health: (isDesk && health.get(hash)) || null,
      }));
    },
    desk: async (app) => {
      const pointer = await repository.pointer(app);
      const { history, revision, canary } = pointer;
      const events = history.toReversed();
      return {
        events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
        version: revision,
        previous: previousOf(pointer),
        ...(canary?.plan && { canary: progressOf(canary.plan, await counts.of(app, canary.hash)) }),
      };
    },
    compare: async (app, hash, other) => {
      const [one, two] = await Promise.all([repository.find(app, hash), repository.find(app, other)]);
      return one && two && differenceOf(one, two);
    },
  };
}
