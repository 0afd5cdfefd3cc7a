import type { BasemapChoice, MapBounds } from '../map.model';
import { nearestTurn } from '../view-rules';
import { Basemap, type ArchiveFacts } from './basemap';

/** Whose data the shipped streets are, and those of every file of this schema whose operator says nothing else. */
export const OPENSTREETMAP_CREDIT =
  '© [OpenStreetMap](https://www.openstreetmap.org/copyright), [Protomaps](https://protomaps.com)';

/** An archive of streets, parks, water, houses and names. */
export interface Streets {
  readonly archive: Basemap;
  readonly bounds: MapBounds;
  /** Tile zooms that are drawn. An extract's overview tiles reach far beyond what it knows, so they are left out. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Whose data it is; links are written `[words](https://…)`. */
  readonly credit: string;
}

/** What is drawn under the markers. */
export interface OpenGround {
  /** The simplified world, with its islands and shores; null where streets cover the world. */
  readonly world: {
    readonly archive: Basemap;
    readonly maxZoom: number;
    readonly credit: string | null;
  } | null;
  /** Over it, where they know something. */
  readonly streets: readonly Streets[];
  /** Why the deployment's file is not used, in one sentence; null where it is, or where there is none. */
  readonly refusal: Error | null;
}

/** What one view shows of streets: they are drawn, they are drawn closer in, or there are none. */
export type StreetDetail = 'drawn' | 'closer' | 'none';

/** Opens what a map is drawn from, once for both engines. */
export interface Ground {
  /** Rejects when the map's own world cannot be read (MAP-05). */
  open(): Promise<OpenGround>;
  /** Forgets what was read, failures included. */
  forget(): void;
}

const SAN_FRANCISCO_URL = new URL('../../basemap/built/san-francisco.pmtiles', import.meta.url).href;
/** Known beforehand, so that nothing of the file is read anywhere else; a test compares them with its header. */
export const SAN_FRANCISCO = {
  bounds: { west: -122.52, south: 37.7, east: -122.35, north: 37.83 },
  maxZoom: 14,
} as const;

/** An extract's tile may be so many times as wide as the extract. */
const WIDEST_TILE = 4;
/** A file that reaches so far is the whole world's. */
const WORLD_DEGREES = 350;
/** A file that does not answer must not keep the map from being drawn. */
const PATIENCE_MS = 6_000;
/** A file that ends before this has no streets: their lines begin there. */
const STREETS_TILE_ZOOM = 12;

const grounds = new Map<string, Ground>();

/** The same object for the same choice. */
export function groundOf(choice: BasemapChoice | undefined): Ground {
  const key = choice ? `${choice.url} ${choice.attribution}` : '';
  const ground = grounds.get(key) ?? createGround(choice);
  grounds.set(key, ground);
  return ground;
}

function createGround(choice: BasemapChoice | undefined): Ground {
  let opening: Promise<OpenGround> | null = null;
  const archives = () => [
    Basemap.own(),
    Basemap.at(SAN_FRANCISCO_URL),
    ...(choice ? [Basemap.at(choice.url)] : []),
  ];
  return {
    open: () =>
      (opening ??= openGround(choice).catch((error: unknown) => {
        opening = null;
        throw error;
      })),
    forget: () => {
      opening = null;
      for (const archive of archives()) archive.forget();
    },
  };
}

async function openGround(choice: BasemapChoice | undefined): Promise<OpenGround> {
  if (!choice) return embedded([], null);
  const archive = Basemap.at(choice.url);
  let facts: ArchiveFacts;
  try {
    facts = await withinPatience(archive.facts());
  } catch (error) {
    return embedded([], refusalOf(choice.url, error));
  }
  const { schema, maxZoom, bounds } = facts;
  const credit = choice.attribution;
  if (schema === 'own') return { world: { archive, maxZoom, credit }, streets: [], refusal: null };
  const minZoom = firstZoom(facts);
  const streets: Streets = { archive, bounds, minZoom, maxZoom, credit };
  if (isWorld(bounds)) return { world: null, streets: [streets], refusal: null };
  return embedded([streets], null);
}

/** The map's own world and city, under the deployment's streets. */
async function embedded(streets: readonly Streets[], refusal: Error | null): Promise<OpenGround> {
  const archive = Basemap.own();
  const world = { archive, maxZoom: await archive.maxZoom(), credit: null };
  return { world, streets: [sanFrancisco(), ...streets], refusal };
}

function sanFrancisco(): Streets {
  const { bounds, maxZoom } = SAN_FRANCISCO;
  const archive = Basemap.at(SAN_FRANCISCO_URL);
  const minZoom = firstZoom({ bounds, minZoom: 0, maxZoom });
  return { archive, bounds, minZoom, maxZoom, credit: OPENSTREETMAP_CREDIT };
}

/** The first zoom whose tiles are not much wider than what the archive covers. */
function firstZoom({
  bounds,
  minZoom,
  maxZoom,
}: Pick<ArchiveFacts, 'bounds' | 'minZoom' | 'maxZoom'>): number {
  const width = Math.max(bounds.east - bounds.west, 360 / 2 ** maxZoom);
  const fitting = Math.ceil(Math.log2(360 / (width * WIDEST_TILE)));
  return Math.min(Math.max(fitting, minZoom), maxZoom);
}

function isWorld({ west, east }: MapBounds): boolean {
  return east - west >= WORLD_DEGREES;
}

function refusalOf(url: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The map at ${url} is not shown, because it cannot be used: ${reason}`, { cause });
}

async function withinPatience<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not answer in time')), PATIENCE_MS);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The archives that know something of a view. Its zoom is OpenLayers', which is one more than that of the tiles. */
export function streetsIn(
  streets: readonly Streets[],
  view: MapBounds,
  zoom: number,
): { readonly drawn: readonly Streets[]; readonly detail: StreetDetail } {
  const near = streets.filter(
    ({ bounds, maxZoom }) => maxZoom >= STREETS_TILE_ZOOM && overlaps(bounds, view),
  );
  const drawn = near.filter(({ minZoom }) => zoom >= minZoom + 1);
  const detail = drawn.length > 0 ? 'drawn' : near.length > 0 ? 'closer' : 'none';
  return { drawn, detail };
}

/** Whether two boxes meet, also where the map was moved round the world. */
export function overlaps(a: MapBounds, b: MapBounds): boolean {
  const middle = (a.west + a.east) / 2;
  const turn = nearestTurn(middle, (b.west + b.east) / 2) - middle;
  return a.west + turn < b.east && a.east + turn > b.west && a.south < b.north && a.north > b.south;
}

/** Half the width of Web Mercator's square, in metres. */
const MERCATOR_HALF = 20_037_508.342_789;

/** The tiles of a zoom that an archive has, first and last of each direction. */
export interface TileRange {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export function tilesOf({ bounds }: Pick<Streets, 'bounds'>, z: number): TileRange {
  const [west, north] = tileNumbers(bounds.west, bounds.north, z);
  const [east, south] = tileNumbers(bounds.east, bounds.south, z);
  return { west, north, east, south };
}

function tileNumbers(longitude: number, latitude: number, z: number): [x: number, y: number] {
  const x = ((longitude + 180) / 360) * 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z;
  const last = 2 ** z - 1;
  return [Math.min(Math.floor(x), last), Math.min(Math.max(Math.floor(y), 0), last)];
}

/** The box in metres of Web Mercator (west, south, east, north) that a range of tiles covers. */
export function extentOf(range: TileRange, z: number): [number, number, number, number] {
  const side = (2 * MERCATOR_HALF) / 2 ** z;
  return [
    range.west * side - MERCATOR_HALF,
    MERCATOR_HALF - (range.south + 1) * side,
    (range.east + 1) * side - MERCATOR_HALF,
    MERCATOR_HALF - range.north * side,
  ];
}

/** A box in metres of Web Mercator: west, south, east, north. */
export type MetreBox = readonly number[];

/** Whether streets are drawn somewhere in a box at OpenLayers' zoom. */
export function isDrawnAt(streets: readonly Streets[], box: MetreBox, zoom: number): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const tileZoom = Math.floor(zoom - 1);
  return streets.some((each) => {
    if (tileZoom < each.minZoom) return false;
    const z = Math.min(tileZoom, each.maxZoom);
    const [west, south, east, north] = extentOf(tilesOf(each, z), z);
    return right >= west && left < east && top >= south && bottom < north;
  });
}
