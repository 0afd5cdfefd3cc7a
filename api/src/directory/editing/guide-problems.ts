import { DAY_TRIP_KM_MAX } from '@atoll/contracts/city-guide';
import type { GuideBody } from '@atoll/contracts/edited-guide';
import { fold } from '@atoll/contracts/fold';

type Problem = readonly [field: string, sentence: string];

interface Told {
  readonly name: string;
  readonly about: string;
}

interface Placed {
  readonly lat: number | null;
  readonly lng: number | null;
}

const AXES = [
  ['lat', 90, 'A latitude is between -90 and 90 degrees.'],
  ['lng', 180, 'A longitude is between -180 and 180 degrees.'],
] as const;

const spoken = (text: string) => fold(text.trim());

/** Entries without a name or a text, and names that are there twice. */
function toldProblems(list: string, entries: readonly Told[]): Problem[] {
  const names = entries.map(({ name }) => spoken(name));
  return entries.flatMap(({ name, about }, at): Problem[] => {
    const isEmpty = name.trim() === '';
    const isTwice = !isEmpty && names.indexOf(spoken(name)) < at;
    return [
      ...(isEmpty ? [[`${list}.${at}.name`, 'Please say what it is called.'] as const] : []),
      ...(isTwice ? [[`${list}.${at}.name`, 'This is there twice.'] as const] : []),
      ...(about.trim() === '' ? [[`${list}.${at}.about`, 'Please say something about it.'] as const] : []),
    ];
  });
}

/** Positions that are on no map. `isNeeded` where there has to be one; elsewhere it may be left out whole. */
function positionProblems(list: string, entries: readonly Placed[], isNeeded: boolean): Problem[] {
  return entries.flatMap((entry, at) =>
    AXES.flatMap(([axis, limit, sentence]): Problem[] => {
      const degrees = entry[axis];
      const other = entry[axis === 'lat' ? 'lng' : 'lat'];
      const field = `${list}.${at}.${axis}`;
      if (degrees !== null) return Math.abs(degrees) <= limit ? [] : [[field, sentence]];
      if (isNeeded) return [[field, 'Please fill this in: its place on the map.']];
      return other === null ? [] : [[field, 'Latitude and longitude go together: fill in both, or none.']];
    }),
  );
}

/** Sights of which two would be the same for whoever saved one. */
function idProblems(sights: GuideBody['sights']): Problem[] {
  const ids = sights.map(({ id }) => id);
  return sights.flatMap(({ id }, at): Problem[] =>
    id !== '' && ids.indexOf(id) < at ? [[`guide.sights.${at}.name`, 'This sight is there twice.']] : [],
  );
}

function tripProblems(trips: GuideBody['day_trips']): Problem[] {
  return trips.flatMap(({ km }, at): Problem[] => {
    const isFine = Number.isInteger(km) && Number(km) >= 1 && Number(km) <= DAY_TRIP_KM_MAX;
    return isFine ? [] : [[`guide.day_trips.${at}.km`, `Whole kilometers, 1 to ${DAY_TRIP_KM_MAX}.`]];
  });
}

function wordProblems({ best_months, good_for }: GuideBody): Problem[] {
  const isMonth = (month: number) => Number.isInteger(month) && month >= 1 && month <= 12;
  const areMonths = best_months.every(isMonth) && new Set(best_months).size === best_months.length;
  const words = good_for.map(spoken);
  const isTwice = new Set(words).size < words.length;
  return [
    ...(areMonths ? [] : [['guide.best_months', 'Months are the numbers 1 to 12, each once.'] as const]),
    ...(words.includes('') ? [['guide.good_for', 'A word is empty: write it, or remove it.'] as const] : []),
    ...(isTwice && !words.includes('') ? [['guide.good_for', 'A word is there twice.'] as const] : []),
  ];
}

/** A sentence for each field of a guide that makes no sense, by the field's path: `guide.sights.0.name`. */
export function guideProblems(guide: GuideBody | null): Record<string, string> {
  if (!guide) return {};
  const { sights, quarters, food, day_trips } = guide;
  return Object.fromEntries([
    ...toldProblems('guide.sights', sights),
    ...toldProblems('guide.quarters', quarters),
    ...toldProblems('guide.food', food),
    ...toldProblems('guide.day_trips', day_trips),
    ...positionProblems('guide.sights', sights, true),
    ...positionProblems('guide.quarters', quarters, false),
    ...positionProblems('guide.day_trips', day_trips, false),
    ...idProblems(sights),
    ...tripProblems(day_trips),
    ...wordProblems(guide),
  ]);
}
