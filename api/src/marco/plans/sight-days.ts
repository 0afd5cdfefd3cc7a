import { wayBetween } from '@atoll/contracts/way-between';
import type { PlacedSight } from '../../shared/directory/sights';
import type { DraftStop, PlanDraft } from './plan-draft';
import { holds, isLate, sightStop, type Day } from './sight-stops';

const SIGHTS_PER_DAY = 3;
const STOPS_PER_DAY = 4;
const TOURS_PER_DAY = 2;
/** Two tours before the evening take no more than this: sights are not for the night. */
const TOURS_MINUTES = 5 * 60;
/** A tour of so many minutes is a day of its own. */
const FULL_DAY = 6 * 60;
const LONG_TOUR_EVERY = 3;

interface SightsWanted {
  /** What a plan may have, the nearest to the town's middle first. */
  readonly sights: readonly PlacedSight[];
  /** Those of them that the traveler named. */
  readonly named: readonly PlacedSight[];
  /** Every tour that a day may have, the best first. */
  readonly tours: readonly DraftStop[];
}

type Part = readonly PlacedSight[];

const pointOf = ({ sight: { lat: latitude, lng: longitude } }: PlacedSight) => ({ latitude, longitude });

function isWalked(from: PlacedSight, to: PlacedSight): boolean {
  return wayBetween(pointOf(from), pointOf(to)).by === 'walk';
}

/** Minutes of the way to the nearest one of a part of the town. */
function minutesTo(part: Part, to: PlacedSight): number {
  return Math.min(...part.map((from) => wayBetween(pointOf(from), pointOf(to)).minutes));
}

/** The one with most others in a walk around it. */
function densest(left: Part): PlacedSight | undefined {
  const counted = left.map((one) => ({ one, around: left.filter((each) => isWalked(one, each)).length }));
  return counted.sort((a, b) => b.around - a.around)[0]?.one;
}

/** Sights of one part of the town, each a walk from another; named ones before the rest, and all of them. */
function partOf(left: Part, named: ReadonlySet<PlacedSight>, most: number): Part {
  const seed = left.find((each) => named.has(each)) ?? densest(left);
  if (!seed) return [];
  const part = [seed];
  for (;;) {
    const next = left
      .filter((each) => !part.includes(each) && part.some((from) => isWalked(from, each)))
      .map((each) => ({ each, isNamed: named.has(each), minutes: minutesTo(part, each) }))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.minutes - b.minutes)[0];
    if (!next || part.length >= (next.isNamed ? STOPS_PER_DAY : most)) return part;
    part.push(next.each);
  }
}

/** Which sights are for which of the days; a named one that no day has is added where its way is shortest, by a ride if it must. */
function partsOf({ sights, named }: SightsWanted, days: number): Part[] {
  const isNamed = new Set(named);
  const parts: Part[] = [];
  let left = sights;
  for (let day = 0; day < days; day += 1) {
    const most = Math.min(SIGHTS_PER_DAY, Math.max(1, left.length - (days - day - 1)));
    const part = partOf(left, isNamed, most);
    left = left.filter((each) => !part.includes(each));
    parts.push(part);
  }
  for (const one of left.filter((each) => isNamed.has(each))) {
    const nearest = parts
      .map((part, at) => ({ part, at, minutes: minutesTo(part, one) }))
      .sort((a, b) => a.minutes - b.minutes)[0];
    if (nearest) parts[nearest.at] = [...nearest.part, one];
  }
  return parts;
}

/** Minutes that a ride counts more than a walk: a day is in one part of the town where it can be. */
const RIDE_COST = 60;

function costOf(from: DraftStop, to: DraftStop): number {
  const { by, minutes } = wayBetween(from, to);
  return by === 'walk' ? minutes : minutes + RIDE_COST;
}

/** How many ways of a day are no walks. */
function ridesOf(stops: readonly DraftStop[]): number {
  return stops.slice(1).filter((stop, index) => {
    const before = stops[index];
    return before && wayBetween(before, stop).by !== 'walk';
  }).length;
}

/** From one stop, always on to the nearest, and what the ways cost. */
function routeFrom(first: DraftStop, stops: readonly DraftStop[]) {
  const route = [first];
  let [left, cost] = [stops.filter((stop) => stop !== first), 0];
  for (let last = first; left.length > 0;) {
    const from = last;
    const [next] = left.map((stop) => ({ stop, way: costOf(from, stop) })).sort((a, b) => a.way - b.way);
    if (!next) break;
    route.push(next.stop);
    [last, cost] = [next.stop, cost + next.way];
    left = left.filter((stop) => stop !== next.stop);
  }
  return { route, cost };
}

/** Stops in the order with the shortest ways, of two as short the one that begins with what is listed first; what is for the evening last; of the rest one of `starts` begins, if there is one. */
function routed(stops: readonly DraftStop[], starts: ReadonlySet<string>): DraftStop[] {
  const early = stops.filter((stop) => !isLate(stop)).map((stop) => ({ ...stop, wantedStart: null }));
  const firsts = early.filter(({ id }) => starts.has(id));
  const [best] = (firsts.length > 0 ? firsts : early)
    .map((first) => routeFrom(first, early))
    .sort((a, b) => a.cost - b.cost);
  return [...(best?.route ?? []), ...stops.filter(isLate)];
}

const isFullDay = ({ durationMinutes }: DraftStop) => durationMinutes >= FULL_DAY;

interface DayWanted {
  readonly draft: PlanDraft;
  readonly day: Day;
  readonly sights: readonly DraftStop[];
  readonly named: ReadonlySet<string>;
  /** What was chosen for the day. */
  readonly own: readonly DraftStop[];
  readonly tours: readonly DraftStop[];
}

/** A lone sight without a tour near it has the nearest one, by a ride. */
function withNearestTour({ draft, day, sights: [sight], named, own, tours }: DayWanted): Day | undefined {
  if (!sight) return undefined;
  return [...own, ...tours]
    .filter((tour) => !isFullDay(tour))
    .sort((a, b) => costOf(sight, a) - costOf(sight, b))
    .map((tour) => ({ ...day, stops: routed([tour, sight], named) }))
    .find((tried) => holds({ ...draft, days: [tried] }));
}

/** Minutes of the tours before the evening. */
function toursTake(stops: readonly DraftStop[]): number {
  return stops
    .filter((stop) => stop.kind === 'activity' && !isLate(stop))
    .reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
}

/** A day of sights with as many tours as it has room for, of those that need no other ride. */
function dayOf(wanted: DayWanted): Day {
  const { draft, day, sights, named, own, tours } = wanted;
  let stops = routed(sights, named);
  const room = Math.min(TOURS_PER_DAY, STOPS_PER_DAY - sights.length);
  let added = 0;
  for (const tour of [...own, ...tours].filter((each) => !isFullDay(each))) {
    if (added >= room) break;
    if (added > 0 && toursTake([tour, ...stops]) > TOURS_MINUTES) continue;
    const tried = routed([tour, ...stops], named);
    if (ridesOf(tried) > ridesOf(stops) || !holds({ ...draft, days: [{ ...day, stops: tried }] })) continue;
    [stops, added] = [tried, added + 1];
  }
  const alone = added === 0 && sights.length === 1 ? withNearestTour(wanted) : undefined;
  return alone ?? { ...day, stops };
}

/** The days that a long tour has for itself: at most every third one, because the town has the others. */
function longTours({ days }: PlanDraft): Map<number, DraftStop> {
  const long = [...days.entries()].flatMap(([index, { stops }]) => {
    const tour = stops.find(isFullDay);
    return tour ? [[index, tour] as const] : [];
  });
  return new Map(long.slice(0, Math.floor(days.length / LONG_TOUR_EVERY)));
}

/**
 * The days of a plan around the sights of its town: each day has those of one part of the town, and the tours that are
 * walked to from there, the ones that were chosen for the day first. A day for which no sight is left keeps its tours.
 */
export function daysAroundSights(draft: PlanDraft, wanted: SightsWanted): PlanDraft {
  if (wanted.sights.length === 0) return draft;
  const long = longTours(draft);
  const parts = partsOf(wanted, draft.days.length - long.size);
  const isNamed = new Set(wanted.named);
  const used = new Set([...long.values()].map(({ source }) => source.id));
  const isFree = ({ source }: DraftStop) => !used.has(source.id);
  const chosen = new Set(draft.days.flatMap(({ stops }) => stops.map(({ source }) => source.id)));
  const others = wanted.tours.filter(({ source }) => !chosen.has(source.id));
  const days = draft.days.map((day, index): Day => {
    const tour = long.get(index);
    if (tour) return { ...day, stops: [tour] };
    const part = parts.shift() ?? [];
    const own = day.stops.filter(isFree);
    const stops = part.map((placed) => ({
      placed,
      stop: sightStop(placed, `d${index + 1}-s-${placed.sight.id}`),
    }));
    const sights = stops.map(({ stop }) => stop);
    const named = new Set(stops.filter(({ placed }) => isNamed.has(placed)).map(({ stop }) => stop.id));
    const tours = others.filter(isFree);
    const made =
      part.length === 0 ? { ...day, stops: own } : dayOf({ draft, day, sights, named, own, tours });
    for (const { source } of made.stops) used.add(source.id);
    return made;
  });
  return { ...draft, days };
}
