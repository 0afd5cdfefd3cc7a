import { PMTiles } from 'pmtiles';

/** The basemap's address: the bundler copies the file and puts its hash into the name. */
const BASEMAP_URL = new URL('../../dist/basemap.pmtiles', import.meta.url).href;
/** Outlines of the Maldives, which the basemap's own scale cannot hold. */
export const ISLANDS_URL = new URL('../../dist/islands.json', import.meta.url).href;
/** The basemap's deepest tiles: 512 px wide, stretched above this zoom. */
export const BASEMAP_MAX_ZOOM = 5;

let archive: PMTiles | null = null;

/** One vector tile, read by an HTTP range; null where there is only water. Rejects when the file cannot be read. */
export async function basemapTile(z: number, x: number, y: number): Promise<ArrayBuffer | null> {
  archive ??= new PMTiles(BASEMAP_URL);
  const answer = await archive.getZxy(z, x, y);
  return answer?.data ?? null;
}

/** Forgets what was read, failures included, so that the next tile asks again. */
export function forgetBasemap(): void {
  archive = null;
}
