import { checkPlan } from './check-plan';
import type { DraftStop, PlanDraft } from './plan-draft';
import { repairPlan } from './repair-plan';

const stop = (id: string, more: Partial<DraftStop> = {}): DraftStop => ({
  id,
  kind: 'activity',
  name: `Stop ${id}`,
  source: { name: 'our activities provider', id },
  latitude: 41.9,
  longitude: 12.5,
  durationMinutes: 120,
  wantedStart: null,
  ...more,
});
const draft = (days: readonly (readonly DraftStop[])[], more: Partial<PlanDraft> = {}): PlanDraft => ({
  title: '1 day in Rome',
  place: { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 },
  radiusKm: 25,
  days: days.map((stops) => ({ stops })),
  notes: [],
  ...more,
});
const kinds = (plan: ReturnType<typeof checkPlan>) =>
  plan.days
    .flatMap(({ stops }) => stops)
    .map(({ checks }) => checks.filter(({ ok }) => !ok).map(({ kind }) => kind));
const price = (amount: number) => ({ price: { amount, currency: 'USD' } });

it('MAR-51: a stop says who lists it, where it lies, how to get there, when it ends and that it is there once', () => {
  const plan = checkPlan(draft([[stop('a'), stop('b', { latitude: 41.905 })]]));
  expect(plan.days[0]?.stops[1]).toMatchObject({
    start: '11:40',
    way: { by: 'walk', minutes: 10, km: 0.7 },
    checks: [
      { kind: 'exists', ok: true, text: 'Listed by our activities provider as b.' },
      { kind: 'place', ok: true },
      { kind: 'way', ok: true, text: 'About 10 minutes on foot, 0.7 km.' },
      { kind: 'hours', ok: true, text: 'Ends by 13:40.' },
      { kind: 'once', ok: true },
    ],
  });
});

it('MAR-51: too far to walk is named with the minutes of a ride', () => {
  const [, second] = checkPlan(draft([[stop('a'), stop('b', { latitude: 41.99 })]])).days[0]?.stops ?? [];
  expect(second?.way).toEqual({ km: 13, minutes: 50, by: 'ride' });
});

it.each([
  ['far away', [stop('a', { latitude: 45 })], 'place'],
  ['after the end of a day', [stop('a', { wantedStart: 20 * 60 })], 'hours'],
  ['twice', [stop('a'), stop('a')], 'once'],
])('MAR-51: what is %s fails its check', (_what, stops, kind) => {
  expect(kinds(checkPlan(draft([stops]))).flat()).toEqual([kind]);
});

it('MAR-51: a new plan is repaired once or struck, with a line that says so', () => {
  const plan = repairPlan(
    draft([
      [
        stop('a', { wantedStart: 20 * 60 }),
        stop('far', { latitude: 45 }),
        { ...stop('a'), id: 'again' },
        stop('long', { durationMinutes: 480 }),
        stop('late', { durationMinutes: 240 }),
      ],
    ]),
  );
  expect(kinds(plan).flat()).toEqual([]);
  expect(plan.days[0]?.stops.map(({ id, start }) => [id, start])).toEqual([
    ['a', '09:30'],
    ['long', '11:30'],
  ]);
  expect(plan.notes).toEqual([
    'Stop far was left out: it lies too far away.',
    'Stop a was left out: it was there already.',
    'Stop late was left out: the day is full.',
  ]);
});

it('MAR-51: the dearest stops go until the budget is kept', () => {
  const stops = [stop('a', price(50)), stop('b', price(80)), stop('c', price(30))];
  const plan = repairPlan(draft([stops], { budget: { amount: 90, currency: 'USD' } }));
  expect(plan.totals).toEqual([{ amount: 80, currency: 'USD' }]);
  expect(plan.checks).toEqual([
    { kind: 'budget', ok: true, text: '$80.00 of your budget of $90.00, for one person.' },
  ]);
  expect(plan.notes).toEqual(['Stop b was left out: it does not fit your budget.']);
});
