import { checkPlan } from './check-plan';
import { editPlan } from './edit-plan';
import type { DraftStop } from './plan-draft';

const stop = (id: string): DraftStop => ({
  id,
  kind: 'activity',
  name: id,
  source: { name: 'our activities provider', id },
  latitude: 41.9,
  longitude: 12.5,
  durationMinutes: 60,
  wantedStart: null,
});
const plan = checkPlan({
  title: 'Three days in Rome',
  place: { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 },
  radiusKm: 25,
  days: [{ stops: [stop('S1'), stop('S2')] }, { stops: [stop('S3')] }, { stops: [] }],
  notes: [],
});

// What the page sends for 'earlier', 'later' and another day of the same plan: mfe-marco/src/marco-plan.test.tsx
it.each([
  ['S2', 1, 0, [['S2', 'S1'], ['S3'], []]],
  ['S1', 1, 1, [['S2', 'S1'], ['S3'], []]],
  ['S2', 2, 1, [['S1'], ['S3', 'S2'], []]],
  ['S2', 2, 0, [['S1'], ['S2', 'S3'], []]],
  ['S1', 1, 0, [['S1', 'S2'], ['S3'], []]],
  ['S3', 3, 7, [['S1', 'S2'], [], ['S3']]],
])(
  'MAR-52: %s moved to day %i, index %i: the index is where it stands afterwards',
  (stopId, day, index, expected) => {
    const { days } = editPlan(plan, { op: 'move', stopId, day, index }, null);
    expect(days.map(({ stops }) => stops.map(({ id }) => id))).toEqual(expected);
    for (const { stops } of days)
      expect(stops.map(({ start }) => start)).toEqual(stops.map(({ start }) => start).sort());
  },
);
