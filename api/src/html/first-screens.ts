import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderResult } from '@atoll/contracts/rendering';
import type { RegistryEntry } from '@atoll/contracts/registry';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { createRenderer, type Renderer, type RendererOptions } from './rendering/renderer';

/** Who renders: the shell, or one release of a remote. */
export interface Rendered {
  readonly app: string;
  /** Names the release; the shell has one per process of the API. */
  readonly hash: string;
  /** Folder that holds `server.mjs`. */
  readonly folder: string;
}

export interface FirstScreens {
  /** An app's first screen of a page; null where the browser has to render it. Never rejects. */
  readonly render: (rendered: Rendered, url: string) => Promise<RenderResult | null>;
  /** Starts an app's process where there is none. Resolves when it is ready or has failed. */
  readonly prepare: (rendered: Rendered) => Promise<void>;
  /** True once an app's process is ready or has failed. Starts it at first sight. */
  readonly isSettled: (rendered: Rendered) => boolean;
  /** Prepares what runs now, and ends the processes of releases that nobody has wanted for a while. */
  readonly keep: (running: readonly Rendered[]) => Promise<void>;
  readonly stop: () => void;
}

export interface FirstScreensDeps extends Pick<
  RendererOptions,
  'program' | 'execArgv' | 'fetchJson' | 'log'
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

const SERVER_BUNDLE = 'server.mjs';
/**
 * Long enough for a process that is prepared before its release runs, and for one that still answers while the next
 * release's starts; a rollback within this time waits for nothing.
 */
const LINGER_MS = 30_000;

function firstPageOf(app: string): string {
  return SITE_ROUTES.find((route) => route.app === app)?.pattern ?? '/';
}

/** One process per running release: a bad one costs nobody else's first screen. */
export function createFirstScreens({ lingerMs = LINGER_MS, ...deps }: FirstScreensDeps): FirstScreens {
  const all = new Map<string, Kept>();

  function begin({ app, folder }: Rendered): Kept {
    const bundle = join(folder, SERVER_BUNDLE);
    const renderer = existsSync(bundle)
      ? createRenderer({ ...deps, app, bundle, practiceUrl: firstPageOf(app) })
      : null;
    const prepared = renderer?.start() ?? Promise.resolve();
    const kept: Kept = { renderer, prepared, isSettled: renderer === null, wantedAt: 0 };
    void prepared.then(() => (kept.isSettled = true));
    return kept;
  }

  function wanted(rendered: Rendered): Kept {
    const key = `${rendered.app}/${rendered.hash}`;
    const kept = all.get(key) ?? begin(rendered);
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
    render: async (rendered, url) => (await wanted(rendered).renderer?.render(url)) ?? null,
    prepare: (rendered) => wanted(rendered).prepared,
    isSettled: (rendered) => wanted(rendered).isSettled,
    keep: async (running) => {
      const prepared = running.map((rendered) => wanted(rendered).prepared);
      stopUnwanted(Date.now() - lingerMs);
      await Promise.all(prepared);
    },
    stop: () => {
      stopUnwanted(Infinity);
    },
  };
}

/** A release of a remote, as it renders. */
export function renderedRemote(
  { name, hash }: Pick<RegistryEntry, 'name' | 'hash'>,
  releasesDir: string,
): Rendered {
  return { app: name, hash, folder: join(releasesDir, name, hash) };
}
