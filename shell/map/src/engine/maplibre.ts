import type * as MapLibre from 'maplibre-gl';
import { Basemap } from '../basemap/basemap';
import { BASEMAP_PROTOCOL } from '../basemap/tilted-style';

type Library = typeof MapLibre;

/**
 * MapLibre and its worker are served from our own origin as they were published: bundling would parse and minify a
 * finished megabyte again, and the content policy allows no workers made from blobs.
 */
const LIBRARY_URL = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url).href;
const WORKER_URL = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

let prepared: Promise<Library> | null = null;

/** The library, loaded once and ready to read the basemap. Rejects when it cannot be fetched; the next call tries again. */
export function loadMapLibre(): Promise<Library> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}

async function prepare(): Promise<Library> {
  const library = (await import(/* webpackIgnore: true */ LIBRARY_URL)) as Library;
  library.setWorkerUrl(WORKER_URL);
  library.addProtocol(BASEMAP_PROTOCOL, async ({ url }) => {
    const [archive = '', ...tile] = url.slice(`${BASEMAP_PROTOCOL}://`.length).split('/');
    const [z = 0, x = 0, y = 0] = tile.map(Number);
    return { data: (await Basemap.at(decodeURIComponent(archive)).tile(z, x, y)) ?? new ArrayBuffer(0) };
  });
  return library;
}
