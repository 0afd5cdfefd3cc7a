import type { Point, Shores } from './shores';

/** A town on the sea has the open sea within so many kilometers. */
export const ON_THE_SEA_KM = 3;
/** Open sea is a disc of water of this radius without a shore in it: no river, few inlets and few harbours are so wide. */
export const OPEN_RADIUS_KM = 3;
const RINGS = 6;
const BEARINGS = 48;
const KM_PER_DEGREE = 111.2;
/** No piece of shore is longer. */
const PIECE_DEGREES = 0.03;

/**
 * Wide waters that Natural Earth draws as a part of the ocean, though they are estuaries, lagoons or lakes: what lies on
 * them is not on the sea. [west, south, east, north] in degrees.
 */
const NO_SEA: readonly (readonly [what: string, west: number, south: number, east: number, north: number])[] =
  [
    ['Río de la Plata', -59, -35.6, -57, -33.5],
    ['Saint Lawrence up to its gulf', -75, 45, -67.4, 50],
    ['Saguenay', -71.5, 48, -69.5, 48.6],
    ['Delaware', -75.8, 38.9, -75, 40.3],
    ['Chesapeake Bay', -77.5, 37.1, -75.8, 39.7],
    ['Pamlico and Albemarle Sounds', -77.2, 34.9, -75.75, 36.3],
    ['Hudson', -74.1, 40.8, -73.7, 43],
    ['Lake Pontchartrain', -90.6, 29.9, -89.5, 30.5],
    ['Lake Maracaibo', -72.5, 8.8, -70.8, 11],
    ['Amazon and Pará', -53, -3.5, -47.9, 0.6],
    ['Patos and Mirim lagoons', -54, -33.5, -50.4, -29.8],
    ['Guayas', -80.2, -3.1, -79.5, -1.9],
    ['Gironde', -1.3, 44.7, -0.4, 45.55],
    ['Thames', -0.5, 51.2, 0.6, 51.7],
    ['Severn', -3.1, 51.2, -2, 52],
    ['Humber', -1, 53.4, 0.05, 53.85],
    ['Elbe', 8.9, 53.3, 10.5, 54],
    ['IJsselmeer', 5, 52.2, 6, 53.05],
    ['Szczecin Lagoon', 13.7, 53.3, 14.8, 53.9],
    ['Vistula and Curonian Lagoons', 19.2, 54.2, 21.3, 55.6],
    ['Gulf of Ob', 65, 65, 80, 71.5],
    ['Yenisei', 79, 68, 87, 71.5],
    ['Yangtze', 119, 31, 121.9, 32.1],
    ['Hangzhou Bay, within', 119.5, 29.9, 121.4, 30.9],
    ['Pearl River', 112.8, 22.55, 113.9, 23.5],
    ['Ganges and Meghna', 89.5, 22, 91.3, 24],
    ['Hooghly', 87.7, 21.9, 88.6, 23],
    ['Irrawaddy and Yangon', 94.5, 16, 96.6, 17.2],
    ['Congo', 12.4, -6.3, 14, -5.5],
    ['Wouri', 9.4, 3.9, 9.9, 4.3],
    ['Gambia', -16.5, 13.2, -14, 13.8],
    ['Tagus', -9.3, 38.6, -8.8, 39.1],
    ['Dnieper and Bug', 31.2, 46.4, 33.3, 47.2],
    ['Don', 38.9, 46.9, 40, 47.6],
    ['San Francisco Bay, within', -122.42, 37.4, -121.8, 38.3],
    ['Tampa Bay', -82.72, 27.5, -82.3, 28.1],
    ['Mobile Bay', -88.2, 30.3, -87.7, 31],
    ['Geba', -16.2, 11.5, -15, 12.2],
    ['Cross River', 8, 4.5, 8.6, 5.2],
    ['Lake Manzala', 31.7, 31, 32.2, 31.45],
    ['Bamen Bay', 110.7, 19.5, 110.9, 19.65],
  ];

function isNoSea({ latitude, longitude }: Point): boolean {
  return NO_SEA.some(
    ([, west, south, east, north]) =>
      longitude > west && longitude < east && latitude > south && latitude < north,
  );
}

type Spot = readonly [east: number, north: number];

/** The map around a place in kilometers, flat: exact enough for some ten of them. */
function flatAround(place: Point) {
  const shrunk = Math.cos((place.latitude * Math.PI) / 180);
  return {
    spot: ({ latitude, longitude }: Point): Spot => [
      (longitude - place.longitude) * KM_PER_DEGREE * shrunk,
      (latitude - place.latitude) * KM_PER_DEGREE,
    ],
    point: ([east, north]: Spot): Point => ({
      latitude: place.latitude + north / KM_PER_DEGREE,
      longitude: place.longitude + east / (KM_PER_DEGREE * shrunk),
    }),
  };
}

function kmToPiece([x, y]: Spot, [[ax, ay], [bx, by]]: readonly [Spot, Spot]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** The middles of the discs of open sea that come near enough to a place. */
function* middles(): Generator<Spot> {
  for (let ring = 0; ring <= RINGS; ring += 1) {
    const km = OPEN_RADIUS_KM - 1 + ((ON_THE_SEA_KM + 1) * ring) / RINGS;
    for (let turn = 0; turn < BEARINGS; turn += 1) {
      const bearing = (turn * 2 * Math.PI) / BEARINGS;
      yield [km * Math.sin(bearing), km * Math.cos(bearing)];
    }
  }
}

/**
 * Whether a place lies on a sea or an ocean: a disc of open water comes within three kilometers of it, and that is no
 * estuary. Where the drawing leaves a doubt it says no, because a sea that is not there is worse than one not told of.
 */
export function isOnOpenSea(shores: Shores, place: Point): boolean {
  if (isNoSea(place)) return false;
  const flat = flatAround(place);
  const reach = (2 * OPEN_RADIUS_KM + ON_THE_SEA_KM) / KM_PER_DEGREE + PIECE_DEGREES;
  const near = shores
    .near(place)
    .filter(({ latitude }) => Math.abs(latitude - place.latitude) <= reach)
    .map((piece) => [flat.spot(piece), flat.spot(piece.next)] as const)
    .filter((piece) => kmToPiece([0, 0], piece) <= 2 * OPEN_RADIUS_KM + ON_THE_SEA_KM);
  if (!near.some((piece) => kmToPiece([0, 0], piece) <= ON_THE_SEA_KM)) return false;
  for (const middle of middles()) {
    if (near.some((piece) => kmToPiece(middle, piece) < OPEN_RADIUS_KM)) continue;
    const point = flat.point(middle);
    if (!shores.isLand(point) && !isNoSea(point)) return true;
  }
  return false;
}
