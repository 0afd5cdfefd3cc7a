import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';
import type { RegistryEntry } from '@atoll/contracts/registry';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { createRenderer, type FirstScreen, type Renderer, type RendererOptions } from './rendering/renderer';

/** Where first screens come from: the shell, or one release of a remote. */
export interface ScreenSource {
  readonly app: string;
  /** Names the release; the shell has one per process of the API. */
  readonly hash: string;
  /** Folder that holds `server.mjs`. */
  readonly folder: string;
}

export interface FirstScreens {
  /** What an app says of a page, and its first screen of it, for a client that waits in turn. Never rejects. */
  readonly render: (source: ScreenSource, url: string, client: string) => Promise<FirstScreen>;
  /** Starts an app's process where there is none. Resolves when it is ready or has failed. */
  readonly prepare: (source: ScreenSource) => Promise<void>;
  /** True once an app's process is ready or has failed. Starts it at first sight. */
  readonly isSettled: (source: ScreenSource) => boolean;
  /** Prepares what runs now, and ends the processes of releases that nobody has wanted for a while. */
  readonly keep: (running: readonly ScreenSource[]) => Promise<void>;
  /** Lets every process render once more for practice: while the API starts, it has no answers to render from. */
  readonly practise: () => Promise<void>;
  readonly stop: () => void;
}

export interface FirstScreensDeps extends Pick<
  RendererOptions,
  'program' | 'settings' | 'fetchJson' | 'log' | 'deadlines' | 'watch'
> {
  /** How long the process of a release outlives its last use. */
  readonly lingerMs?: number;
}

interface Kept {
  /** Null for a release that brought no server bundle. */
  readonly renderer: Renderer | null;
  readonly prepared: Promise<void>;
  isSettled: boolean;
  wantedAt: number;
}

/**
 * Long enough for a process that is prepared before its release runs, and for one that still answers while the next
 * release's starts; a rollback within this time waits for nothing.
 */
const LINGER_MS = 30_000;

function firstPageOf(app: string): string {
  return SITE_ROUTES.find((route) => route.app === app && route.access === 'public')?.pattern ?? '/';
}

/** One process per running release: a bad one costs nobody else's first screen. */
export function createFirstScreens({ lingerMs = LINGER_MS, ...deps }: FirstScreensDeps): FirstScreens {
  const all = new Map<string, Kept>();
  let isStopped = false;

  function begin({ app, folder }: ScreenSource): Kept {
    const bundle = join(folder, SERVER_BUNDLE);
    const hasProcess = !isStopped && existsSync(bundle);
    const renderer = hasProcess
      ? createRenderer({ ...deps, app, bundle, practiceUrl: firstPageOf(app) })
      : null;
    const prepared = renderer?.start() ?? Promise.resolve();
    const kept: Kept = { renderer, prepared, isSettled: renderer === null, wantedAt: 0 };
    void prepared.then(() => (kept.isSettled = true));
    return kept;
  }

  function wanted(source: ScreenSource): Kept {
    const key = `${source.app}/${source.hash}`;
    const kept = all.get(key) ?? begin(source);
    kept.wantedAt = Date.now();
    all.set(key, kept);
    return kept;
  }

  function stopUnwanted(since: number): void {
    for (const [key, { renderer, wantedAt }] of all) {
      if (wantedAt >= since) continue;
      all.delete(key);
      renderer?.stop();
    }
  }

  return {
    render: async (source, url, client) =>
      (await wanted(source).renderer?.render(url, client)) ?? { kind: 'no answer' },
    prepare: (source) => wanted(source).prepared,
    isSettled: (source) => wanted(source).isSettled,
    keep: async (running) => {
      const prepared = running.map((source) => wanted(source).prepared);
      stopUnwanted(Date.now() - lingerMs);
      await Promise.all(prepared);
    },
    practise: async () => {
      await Promise.all([...all.values()].flatMap(({ renderer }) => (renderer ? [renderer.practise()] : [])));
    },
    stop: () => {
      isStopped = true;
      stopUnwanted(Infinity);
    },
  };
}

/** Where the first screens of a release come from. */
export function sourceOfRemote(
  { name, hash }: Pick<RegistryEntry, 'name' | 'hash'>,
  releasesDir: string,
): ScreenSource {
  return { app: name, hash, folder: join(releasesDir, name, hash) };
}
