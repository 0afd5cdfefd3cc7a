import type { AgentCluster } from '@atoll/contracts/agent';
import type { MapBounds } from '@atoll/map/map-model';

/** Where a map is or goes to: degrees, and a zoom whose world is 256 px wide at 0. */
export interface MapGoal {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** What the map shows when it has come to rest. `bounds` may reach beyond the antimeridian. */
export interface Seen {
  readonly view: MapGoal;
  readonly bounds: MapBounds;
}

/** Where the map begins: most of the land, from the Americas to Japan. */
export const WORLD: MapGoal = { latitude: 25, longitude: 10, zoom: 2 };
const ZOOM_MAX = 18;
/** Up to here the whole world is asked for at once: one answer for all who look at it. */
const WORLD_UP_TO_ZOOM = 4;
const WORLD_BOX = '-180,-85,180,85';
const LATITUDE_MAX = 85;
/** Width that a cluster fills of the map when it is opened. */
const OPENED_PX = 400;

interface UrlView {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly zoom: number | null;
}

/** The view that an address says; the world where it says none. */
export function viewOf({ lat, lng, zoom }: UrlView): MapGoal {
  if (lat === null || lng === null || zoom === null) return WORLD;
  return { latitude: lat, longitude: lng, zoom };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** A longitude within half a turn of Greenwich. */
function wrapped(longitude: number): number {
  return longitude - Math.round(longitude / 360) * 360;
}

/** A view as the address writes it. */
export function urlView({ latitude, longitude, zoom }: MapGoal) {
  return { lat: rounded(latitude, 4), lng: rounded(wrapped(longitude), 4), zoom: rounded(zoom, 1) };
}

export function isSameView(one: MapGoal, other: MapGoal): boolean {
  return JSON.stringify(urlView(one)) === JSON.stringify(urlView(other));
}

/** Box and zoom to ask clusters for: of whole tiles, so that small movements ask for nothing new. */
export function boxToAsk(seen: Seen | null): { readonly bbox: string; readonly zoom: number } {
  const level = Math.floor(seen?.view.zoom ?? WORLD.zoom);
  // The API counts zooms of a world that is 512 px wide.
  const zoom = Math.max(0, level - 1);
  if (!seen || level < WORLD_UP_TO_ZOOM) return { bbox: WORLD_BOX, zoom };
  const { west, south, east, north } = seen.bounds;
  const tile = 360 / 2 ** level;
  const down = (degrees: number) => Math.floor(degrees / tile) * tile;
  const up = (degrees: number) => Math.ceil(degrees / tile) * tile;
  if (up(east) - down(west) >= 360) return { bbox: WORLD_BOX, zoom };
  const sides = [
    wrapped(down(west)),
    Math.max(-LATITUDE_MAX, down(south)),
    wrapped(up(east)),
    Math.min(LATITUDE_MAX, up(north)),
  ];
  return { bbox: sides.map((side) => rounded(side, 5)).join(','), zoom };
}

/** Whether a place is in sight; everything is before the map is there. */
export function isInSight(seen: Seen | null, place: { readonly lat: number; readonly lng: number }): boolean {
  if (!seen) return true;
  const { west, south, east, north } = seen.bounds;
  const turnsEast = Math.ceil((west - place.lng) / 360) * 360;
  return place.lat >= south && place.lat <= north && place.lng + turnsEast <= east;
}

/** Where the map goes when a cluster is opened: as near as all of it stays in sight, and at least a level nearer. */
export function openedCluster(
  {
    lat,
    lng,
    bounds: [west = 0, south = 0, east = 0, north = 0],
  }: Pick<AgentCluster, 'lat' | 'lng' | 'bounds'>,
  zoomNow: number,
): MapGoal {
  const flattened = Math.cos((lat * Math.PI) / 180);
  const degrees = Math.max(east - west, (north - south) / flattened);
  const fitting = Math.floor(Math.log2((360 * OPENED_PX) / (256 * degrees)));
  const next = Math.floor(zoomNow) + 1;
  if (fitting < next) return { latitude: lat, longitude: lng, zoom: Math.min(ZOOM_MAX, next) };
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    zoom: Math.min(ZOOM_MAX, fitting),
  };
}
