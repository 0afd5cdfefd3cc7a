import { addDays } from '@atoll/contracts/dates';
import { distanceKm, type Position } from '@atoll/contracts/distance';
import { slugify } from '@atoll/contracts/slug';

/** First and last day, `yyyy-MM-dd`. */
export interface Dates {
  readonly from: string;
  readonly to: string;
}

/** What belongs to a trip, wherever it is kept. */
export interface TripThing {
  readonly key: string;
  /** Null where it is not known. */
  readonly town: string | null;
  readonly position: Position | null;
  /** Null where it has none. */
  readonly dates: Dates | null;
}

/** A time at a place. */
export interface Stay<Thing> {
  /** Null for what has no dates yet. */
  readonly dates: Dates | null;
  readonly things: readonly Thing[];
}

/** All that a traveler has of one place. */
export interface Trip<Thing> {
  /** Null for what has no place. */
  readonly town: string | null;
  readonly stays: readonly Stay<Thing>[];
  /** True where all of its days are over. */
  readonly isOver: boolean;
}

/** As far apart as a town and what people visit from it. */
const TOWN_KM = 40;

interface Place<Thing> {
  town: string | null;
  position: Position | null;
  readonly things: Thing[];
}

function isAt({ town, position }: Place<TripThing>, thing: TripThing): boolean {
  if (position && thing.position) return distanceKm(position, thing.position) <= TOWN_KM;
  return town !== null && thing.town !== null && slugify(town) === slugify(thing.town);
}

/** By nearness where both are known, because towns are written in several ways; else by the name of the town. */
function placesOf<Thing extends TripThing>(things: readonly Thing[]): Place<Thing>[] {
  const places: Place<Thing>[] = [];
  // Those with a position first: each of them can only be in one place.
  for (const thing of things.toSorted((one, other) => Number(!one.position) - Number(!other.position))) {
    const isNowhere = !thing.position && thing.town === null;
    const known = places.find((place) =>
      isNowhere ? !place.position && place.town === null : isAt(place, thing),
    );
    if (known) {
      known.town ??= thing.town;
      known.things.push(thing);
    } else places.push({ town: thing.town, position: thing.position, things: [thing] });
  }
  return places;
}

/** Days that overlap or follow each other are one stay; what has no dates comes last. */
function staysOf<Thing extends TripThing>(things: readonly Thing[]): Stay<Thing>[] {
  const stays: { dates: Dates; things: Thing[] }[] = [];
  const dated = things.flatMap((thing) => (thing.dates ? [{ thing, ...thing.dates }] : []));
  for (const { thing, from, to } of dated.sort((one, other) => one.from.localeCompare(other.from))) {
    const last = stays.at(-1);
    if (last && from <= addDays(last.dates.to, 1)) {
      last.dates = { from: last.dates.from, to: to > last.dates.to ? to : last.dates.to };
      last.things.push(thing);
    } else stays.push({ dates: { from, to }, things: [thing] });
  }
  const undated = things.filter(({ dates }) => dates === null);
  return undated.length === 0 ? stays : [...stays, { dates: null, things: undated }];
}

/** Before all others: the trip whose next day comes first. Then what has no dates, then what is over. */
function rankOf({ stays }: Pick<Trip<unknown>, 'stays'>, today: string): string {
  const dated = stays.flatMap(({ dates }) => dates ?? []);
  const next = dated.filter(({ to }) => to >= today).map(({ from }) => from);
  if (next.length > 0) return `1 ${next.sort()[0]}`;
  return dated.length === stays.length ? '3' : '2';
}

/** What a traveler has, by place and dates; the next trip first. */
export function tripsOf<Thing extends TripThing>(things: readonly Thing[], today: string): Trip<Thing>[] {
  const trips = placesOf(things).map(({ town, things: own }) => {
    const stays = staysOf(own);
    const trip = { town, stays };
    return { ...trip, rank: rankOf(trip, today) };
  });
  return trips
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ town, stays, rank }) => ({ town, stays, isOver: rank === '3' }));
}
