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
  /** Starts the processes of what runs now and ends those of releases that are not among them. */
  readonly keepOnly: (running: readonly Rendered[]) => Promise<void>;
  readonly stop: () => void;
}

export type FirstScreensDeps = Pick<RendererOptions, 'program' | 'execArgv' | 'fetchJson' | 'log'>;

const SERVER_BUNDLE = 'server.mjs';

function firstPageOf(app: string): string {
  return SITE_ROUTES.find((route) => route.app === app)?.pattern ?? '/';
}

/** One process per running release: a bad one costs nobody else's first screen. */
export function createFirstScreens(deps: FirstScreensDeps): FirstScreens {
  const renderers = new Map<string, Renderer>();
  const keyOf = ({ app, hash }: Rendered) => `${app}/${hash}`;

  async function start(rendered: Rendered): Promise<void> {
    const key = keyOf(rendered);
    const bundle = join(rendered.folder, SERVER_BUNDLE);
    if (renderers.has(key) || !existsSync(bundle)) return;
    const renderer = createRenderer({
      ...deps,
      app: rendered.app,
      bundle,
      practiceUrl: firstPageOf(rendered.app),
    });
    renderers.set(key, renderer);
    await renderer.start();
  }

  function stopAllBut(keys: ReadonlySet<string>): void {
    for (const [key, renderer] of renderers) {
      if (keys.has(key)) continue;
      renderers.delete(key);
      renderer.stop();
    }
  }

  return {
    render: async (rendered, url) => (await renderers.get(keyOf(rendered))?.render(url)) ?? null,
    keepOnly: async (running) => {
      stopAllBut(new Set(running.map(keyOf)));
      await Promise.all(running.map(start));
    },
    stop: () => {
      stopAllBut(new Set());
    },
  };
}

/** The folder of a remote's release, or null where it brought no server bundle. */
export function renderedRemote(entry: RegistryEntry, releasesDir: string): Rendered {
  return { app: entry.name, hash: entry.hash, folder: join(releasesDir, entry.name, entry.hash) };
}
