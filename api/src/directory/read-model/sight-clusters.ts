import type { SightCluster, SightsAnswer } from '@atoll/contracts/sights';
import type { CitySights, PlacedSight } from '../../shared/directory/sights';
import {
  clustersOf,
  joined,
  ONES_FROM_ZOOM,
  standingIn,
  type Clusters,
  type Placed,
  type Point,
  type Standing,
} from './map-clusters';
import { isInView, type MapView } from './map-view';

interface Made {
  /** What it was made from. */
  readonly cities: readonly CitySights[];
  readonly flat: readonly PlacedSight[];
  readonly byCity: Clusters;
  readonly ones: Clusters;
}

/** Sights on a map. What is made of them is kept until they change. */
export class SightClusters {
  #made: Made | null = null;

  constructor(private readonly visible: () => readonly CitySights[]) {}

  find(view: MapView): SightsAnswer {
    const made = this.#current();
    const clusters = view.zoom < ONES_FROM_ZOOM ? made.byCity : made.ones;
    return {
      clusters: standingIn(clusters, view).map((standing) => clusterOf(made, standing)),
      count: made.flat.filter(({ sight }) => isInView(view, sight.lat, sight.lng)).length,
    };
  }

  #current(): Made {
    const cities = this.visible();
    if (this.#made?.cities === cities) return this.#made;
    const flat: PlacedSight[] = [];
    const ones: Placed[] = [];
    const middles = cities.map(({ sights, ...city }, number) => {
      const points = sights.map((sight) => onePoint(flat.push({ sight, city }) - 1, number, sight));
      ones.push(...points);
      return middleOf(points);
    });
    this.#made = { cities, flat, byCity: clustersOf(middles), ones: clustersOf(ones) };
    return this.#made;
  }
}

function onePoint(row: number, city: number, { lat, lng }: PlacedSight['sight']): Placed {
  return { lat, lng, point: { count: 1, west: lng, south: lat, east: lng, north: lat, city, row } };
}

/** All sights of a city as one point in their middle. */
function middleOf(points: readonly Placed[]): Placed {
  const [first, ...others] = points;
  if (!first) throw new Error('A city without sights has no middle of them.');
  const point = { ...first.point };
  for (const other of others) joined(point, other.point);
  const mean = (of: (placed: Placed) => number) =>
    points.reduce((sum, placed) => sum + of(placed), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng), point };
}

function cityOf({ cities }: Made, number: number): SightCluster['city'] {
  const city = cities[number];
  return city ? { name: city.name, country: city.country, slug: city.slug } : null;
}

function idOf({ count, city, row }: Point, { cities, flat }: Made, at: string): string {
  const one = flat[row];
  if (one) return `${one.city.slug}/${one.sight.id}`;
  return `${count}@${cities[city]?.slug ?? ''}@${at}`;
}

function clusterOf(made: Made, { lat, lng, point, around }: Standing): SightCluster {
  return {
    id: idOf(point, made, `${lat.toFixed(4)},${lng.toFixed(4)}`),
    lat,
    lng,
    count: point.count,
    bounds: [point.west, point.south, point.east, point.north],
    city: cityOf(made, point.city),
    around: cityOf(made, around),
    sight: made.flat[point.row]?.sight ?? null,
  };
}
