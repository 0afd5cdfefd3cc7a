import { PMTiles } from 'pmtiles';
import type { BasemapChoice } from '../map.model';

/** Our own basemap's address: the bundler copies the file and puts its hash into the name. */
const OWN_URL = new URL('../../dist/basemap.pmtiles', import.meta.url).href;
/** Outlines of the Maldives, which our own basemap's scale cannot hold. */
const OWN_ISLANDS_URL = new URL('../../dist/islands.json', import.meta.url).href;
/** So many levels beyond its deepest tiles a basemap has nothing more to say, and the map says so. */
const STRETCH_LEVELS = 4;

/** The archive of vector tiles that a map is drawn from: ours, or the one that the deployment names. */
export class Basemap {
  private archive: PMTiles;

  private constructor(
    readonly url: string,
    /** GeoJSON that belongs to our own basemap only; another archive has to hold every island itself. */
    readonly islandsUrl: string | null,
  ) {
    this.archive = new PMTiles(url);
  }

  private static readonly open = new Map<string, Basemap>();

  /** The same object for the same choice, so that both engines share what was read. */
  static of(choice: BasemapChoice | undefined): Basemap {
    return Basemap.at(choice?.url ?? OWN_URL);
  }

  static at(url: string): Basemap {
    const known = Basemap.open.get(url) ?? new Basemap(url, url === OWN_URL ? OWN_ISLANDS_URL : null);
    Basemap.open.set(url, known);
    return known;
  }

  /** The zoom of the deepest tiles, 512 px wide, as the archive's header has it. Rejects when it cannot be read. */
  async maxZoom(): Promise<number> {
    return (await this.archive.getHeader()).maxZoom;
  }

  /** One vector tile, read by an HTTP range; null where there is only water. Rejects when the file cannot be read. */
  async tile(z: number, x: number, y: number): Promise<ArrayBuffer | null> {
    const answer = await this.archive.getZxy(z, x, y);
    return answer?.data ?? null;
  }

  /** Forgets what was read, failures included, so that the next tile asks again. */
  forget(): void {
    this.archive = new PMTiles(this.url);
  }
}

/** OpenLayers' zoom above which a basemap of that depth is only stretched. */
export function simplifiedAbove(maxZoom: number): number {
  return maxZoom + STRETCH_LEVELS;
}
