import type { Feature, FeatureCollection, Polygon, Position } from 'geojson';
import type { LandTest } from '../engine/land-test';
import type { MapPosition } from '../map.model';

export interface BuildingFacts {
  readonly heightM: number;
  /** The hotel itself, which stands out in colour. */
  readonly hotel: boolean;
}

export type Buildings = FeatureCollection<Polygon, BuildingFacts>;

const METRES_PER_DEGREE = 111_320;
const BLOCKS_TO_EACH_SIDE = 4;
const BLOCK_M = 44;

interface House {
  readonly eastM: number;
  readonly northM: number;
  readonly widthM: number;
  readonly depthM: number;
  readonly heightM: number;
  readonly hotel: boolean;
}

/**
 * Illustrative houses round each hotel: no source of real footprints can be shipped. They are the same at each visit,
 * because they grow from the hotel's id, and a house stands only where all its corners are on land.
 */
export function buildingsAround(
  hotels: readonly (MapPosition & { readonly id: string })[],
  isLand: LandTest,
): Buildings {
  const features = hotels.flatMap((hotel) =>
    housesOf(hotel.id)
      .filter((house) => hotels.every((other) => other === hotel || !isNearer(hotel, house, other)))
      .map((house) => footprint(hotel, house))
      .filter(({ geometry }) =>
        geometry.coordinates.every((ring) => ring.every((corner) => onLand(corner, isLand))),
      ),
  );
  return { type: 'FeatureCollection', features };
}

/** Whether the house stands closer to another hotel, which has houses of its own there. */
function isNearer(hotel: MapPosition, { eastM, northM }: House, other: MapPosition): boolean {
  const shrink = Math.cos((hotel.latitude * Math.PI) / 180);
  const east = (other.longitude - hotel.longitude) * METRES_PER_DEGREE * shrink;
  const north = (other.latitude - hotel.latitude) * METRES_PER_DEGREE;
  return Math.hypot(eastM - east, northM - north) < Math.hypot(eastM, northM);
}

function onLand([longitude = 0, latitude = 0]: Position, isLand: LandTest): boolean {
  return isLand({ longitude, latitude });
}

function housesOf(id: string): House[] {
  const random = randomFrom(id);
  const houses: House[] = [
    { eastM: 0, northM: 0, widthM: 34, depthM: 26, heightM: 26 + random() * 26, hotel: true },
  ];
  for (let column = -BLOCKS_TO_EACH_SIDE; column <= BLOCKS_TO_EACH_SIDE; column += 1) {
    for (let row = -BLOCKS_TO_EACH_SIDE; row <= BLOCKS_TO_EACH_SIDE; row += 1) {
      const distance = Math.hypot(column, row) / (BLOCKS_TO_EACH_SIDE + 0.5);
      const isEmpty = (column === 0 && row === 0) || random() < 0.08 + distance * 0.4;
      const house = {
        eastM: (column + (random() - 0.5) * 0.15) * BLOCK_M,
        northM: (row + (random() - 0.5) * 0.15) * BLOCK_M,
        widthM: 20 + random() * 17,
        depthM: 18 + random() * 18,
        heightM: 8 + random() * 22 * (1.2 - distance),
        hotel: false,
      };
      if (!isEmpty && distance <= 1) houses.push(house);
    }
  }
  return houses;
}

function footprint(
  { latitude, longitude }: MapPosition,
  { eastM, northM, widthM, depthM, heightM, hotel }: House,
): Feature<Polygon, BuildingFacts> {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const corner = (east: number, north: number): Position => [
    longitude + (eastM + east) / METRES_PER_DEGREE / shrink,
    latitude + (northM + north) / METRES_PER_DEGREE,
  ];
  const [x, y] = [widthM / 2, depthM / 2];
  const ring = [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y), corner(-x, -y)];
  return {
    type: 'Feature',
    properties: { heightM: Math.round(heightM), hotel },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

/** Numbers from 0 to 1 that only depend on the text (FNV-1a, then mulberry32). */
function randomFrom(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
