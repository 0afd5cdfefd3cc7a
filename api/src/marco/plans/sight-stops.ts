import { sightHref, sightRef } from '@atoll/contracts/city-guide';
import { wayBetween } from '@atoll/contracts/way-between';
import type { PlacedSight } from '../../shared/directory/sights';
import { EVENING_FROM } from './activity-stop';
import { checkPlan } from './check-plan';
import type { DraftStop, PlanDraft } from './plan-draft';

/** Time that is kept for a look; nobody says how long it takes. */
const SIGHT_MINUTES = 60;
/** A day with so many stops is full enough. */
const STOPS_WITH_SIGHTS = 3;

/** A stop to walk to, from a city's guide: it is looked at from outside and has no price, because the guide knows neither hours nor prices. */
export function sightStop({ sight, city }: PlacedSight, id: string): DraftStop {
  return {
    ...{ id, kind: 'landmark', name: sight.name, latitude: sight.lat, longitude: sight.lng },
    source: { name: 'Atoll guide', id: sightRef(city.slug, sight.id) },
    durationMinutes: SIGHT_MINUTES,
    href: sightHref(city.slug, sight.id),
    wantedStart: null,
  };
}

/** What is for the evening. */
export const isLate = ({ wantedStart }: DraftStop) => wantedStart !== null && wantedStart >= EVENING_FROM;

export type Day = PlanDraft['days'][number];

/** The day with a stop more, before what is for its evening. */
function withStop({ stops, ...day }: Day, stop: DraftStop): Day {
  return { ...day, stops: [...stops.filter((each) => !isLate(each)), stop, ...stops.filter(isLate)] };
}

/** Whether every stop and every day passes its checks. */
export const holds = (draft: PlanDraft) =>
  checkPlan(draft).days.every(({ stops, checks }) =>
    [...checks, ...stops.flatMap((stop) => stop.checks)].every(({ ok }) => ok),
  );

/** The nearest unused one that is walked to from the day's last stop; any, where the day has none. */
function nextSight(day: Day, left: readonly PlacedSight[]): PlacedSight | undefined {
  const last = day.stops.filter((stop) => !isLate(stop)).at(-1);
  if (!last) return left[0];
  const ways = left.map((placed) => {
    const { lat: latitude, lng: longitude } = placed.sight;
    return { placed, way: wayBetween(last, { latitude, longitude }) };
  });
  return ways.filter(({ way }) => way.by === 'walk').sort((a, b) => a.way.minutes - b.way.minutes)[0]?.placed;
}

/**
 * Fills what is free of the days with sights that are walked to, one after the other from the day's last stop. A sight
 * that would break a check of the plan is not taken on that day; a later day may have room for it.
 */
export function addSights(draft: PlanDraft, sights: readonly PlacedSight[]): PlanDraft {
  const names = new Set(draft.days.flatMap(({ stops }) => stops.map(({ name }) => name)));
  let left = sights.filter(({ sight }) => !names.has(sight.name));
  let filled = draft;
  for (const index of draft.days.keys()) {
    let untried = left;
    for (;;) {
      const day = filled.days[index];
      const next = day && day.stops.length < STOPS_WITH_SIGHTS ? nextSight(day, untried) : undefined;
      if (!day || !next) break;
      untried = untried.filter((each) => each !== next);
      const stop = sightStop(next, `d${index + 1}-s${day.stops.length + 1}-${next.sight.id}`);
      const tried = {
        ...filled,
        days: filled.days.map((each) => (each === day ? withStop(day, stop) : each)),
      };
      if (!holds(tried)) continue;
      filled = tried;
      left = left.filter((each) => each !== next);
    }
  }
  return filled;
}
