import { PMTiles, TileType } from 'pmtiles';
import type { MapBounds } from '../map.model';

/** Our own basemap's address: the bundler copies the file and puts its hash into the name. */
const OWN_URL = new URL('../../basemap/built/basemap.pmtiles', import.meta.url).href;
/** Outlines of the Maldives, which our own basemap's scale cannot hold. */
const OWN_ISLANDS_URL = new URL('../../basemap/built/islands.json', import.meta.url).href;
/** Finer shores round larger towns, over our own basemap. */
const OWN_SHORES_URL = new URL('../../basemap/built/shores.pmtiles', import.meta.url).href;
/** So many levels beyond its deepest tiles a basemap has nothing more to say, and the map says so. */
const STRETCH_LEVELS = 3;

/** Tiles whose bytes are kept: a few views of a screen. */
const KEPT_TILES = 48;

/** Whose layers an archive has: our own (`land`, `towns`, …), or those of the Protomaps basemap (`earth`, `roads`, …). */
export type Schema = 'own' | 'protomaps';

/** What an archive says of itself. */
export interface ArchiveFacts {
  /** Zooms of its tiles, 512 px wide. */
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: MapBounds;
  readonly schema: Schema;
}

/** An archive of vector tiles that a map is drawn from: ours, or the one that the deployment names. */
export class Basemap {
  private archive: PMTiles;
  /** Both engines show the same place and ask for the same tiles; the latest used is last. */
  private readonly tiles = new Map<string, ReturnType<PMTiles['getZxy']>>();

  private constructor(
    readonly url: string,
    /** GeoJSON that belongs to our own basemap only; another archive has to hold every island itself. */
    readonly islandsUrl: string | null,
    /** The same for finer shores: another archive, read like this one. */
    readonly shoresUrl: string | null,
  ) {
    this.archive = new PMTiles(url);
  }

  private static readonly open = new Map<string, Basemap>();

  /** The world that comes with the map. */
  static own(): Basemap {
    return Basemap.at(OWN_URL);
  }

  private static make(url: string): Basemap {
    return url === OWN_URL ? new Basemap(url, OWN_ISLANDS_URL, OWN_SHORES_URL) : new Basemap(url, null, null);
  }

  /** The same object for the same address, so that both engines share what was read. */
  static at(url: string): Basemap {
    const known = Basemap.open.get(url) ?? Basemap.make(url);
    Basemap.open.set(url, known);
    return known;
  }

  /** The zoom of the deepest tiles, 512 px wide, as the archive's header has it. Rejects when it cannot be read. */
  async maxZoom(): Promise<number> {
    return (await this.archive.getHeader()).maxZoom;
  }

  /** Rejects when the archive cannot be read, and when its tiles have neither our layers nor those of Protomaps. */
  async facts(): Promise<ArchiveFacts> {
    const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat, tileType } = await this.archive.getHeader();
    if (tileType !== TileType.Mvt) throw new Error('its tiles are no vector tiles');
    return {
      minZoom,
      maxZoom,
      bounds: { west: minLon, south: minLat, east: maxLon, north: maxLat },
      schema: schemaOf(await this.archive.getMetadata()),
    };
  }

  /** One vector tile, read by an HTTP range; null where there is only water. Rejects when the file cannot be read. */
  async tile(z: number, x: number, y: number): Promise<ArrayBuffer | null> {
    const key = `${z}/${x}/${y}`;
    const reading = this.tiles.get(key) ?? this.archive.getZxy(z, x, y);
    this.tiles.delete(key);
    this.tiles.set(key, reading);
    const [oldest] = this.tiles.keys();
    if (oldest !== undefined && this.tiles.size > KEPT_TILES) this.tiles.delete(oldest);
    const answer = await reading;
    // A copy, because MapLibre hands its bytes over to a worker.
    return answer?.data.slice(0) ?? null;
  }

  /** The finer shores as an archive of their own; null where there are none. */
  shores(): Basemap | null {
    return this.shoresUrl === null ? null : Basemap.at(this.shoresUrl);
  }

  /** Forgets what was read, failures included, so that the next tile asks again. */
  forget(): void {
    this.archive = new PMTiles(this.url);
    this.tiles.clear();
    this.shores()?.forget();
  }
}

/** Throws where the layers are somebody else's. An archive of our own builder does not name its layers. */
export function schemaOf(metadata: unknown): Schema {
  const layers = layerNames(metadata);
  if (layers.has('earth') && layers.has('roads')) return 'protomaps';
  if (layers.size === 0 || layers.has('land')) return 'own';
  throw new Error('its layers are neither those of the Protomaps basemap nor our own');
}

function layerNames(metadata: unknown): ReadonlySet<string> {
  const { vector_layers: layers } = (metadata ?? {}) as { vector_layers?: readonly { id?: unknown }[] };
  return new Set((layers ?? []).map(({ id }) => String(id)));
}

/** OpenLayers' zoom above which a basemap of that depth is only stretched. */
export function simplifiedAbove(maxZoom: number): number {
  return maxZoom + STRETCH_LEVELS;
}
