import type { MapDay } from '@atoll/map/days-map';
import type { TripRow } from './trip-things';
import type { Trip } from './trips-of';

/** A trip with its number, from 1, as its rows and the map say it. */
export interface NumberedTrip {
  readonly number: number;
  readonly trip: Trip<TripRow>;
}

/** A request and a plan are about a whole town. */
const isOfTown = ({ source }: TripRow) => source.kind === 'request' || source.kind === 'plan';

/** A trip as the map of days draws it: what is at a place of its own, or the town where there is nothing of that kind. */
export function mapDayOf({ number, trip: { town, stays } }: NumberedTrip): MapDay {
  const rows = stays.flatMap(({ things }) => things.filter(({ position }) => position !== null));
  const placed = rows.filter((row) => !isOfTown(row));
  const stops = (placed.length > 0 ? placed : rows.slice(0, 1)).flatMap(
    ({ key: id, title: name, position }) => (position ? [{ id, name, ...position }] : []),
  );
  return { number, title: town ?? 'Without a place', stops };
}

/** What the map calls each row that is on it, by its key: '2.1' is the first of the second trip. */
export function pinsOf(trip: NumberedTrip): ReadonlyMap<string, string> {
  return new Map(mapDayOf(trip).stops.map(({ id }, at) => [id, `${trip.number}.${at + 1}`]));
}
