import type { ChatActivity } from '@atoll/contracts/marco-activities';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import type { LanguageModel } from '../model/language-model';
import { createMakePlan } from './make-plan';

const ROME = { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 };

function activityOf(id: string, name = `Walk ${id}`, price = 10): ChatActivity {
  return {
    id,
    name,
    pictures: [],
    categories: ['Sightseeing'],
    durationMinutes: 120,
    price: { amount: price, currencyCode: 'EUR' },
    geoCode: { latitude: 41.9, longitude: 12.5 },
    href: '/tours',
  };
}

/** Plans made of some activities by a model that puts all of them on the first day. */
function plannerOf(activities: readonly ChatActivity[]) {
  const stops = activities.map(({ id }, index) => ({
    id,
    start: `${String(9 + index).padStart(2, '0')}:00`,
  }));
  const model: LanguageModel = {
    name: 'scripted',
    stream: async function* () {
      const days = JSON.stringify({ days: [{ day: 1, stops }] });
      yield { kind: 'toolCall', id: 'a', name: 'make_plan', arguments: days };
    },
  };
  return createMakePlan({
    model,
    findActivities: async () => ({ place: ROME, activities: [...activities], href: '/tours', overBudget: 0 }),
    keep: async (plan) => ({ ...plan, id: 'a-plan', version: 1, isSaved: false, isShared: false }),
  });
}

async function planOf(activities: readonly ChatActivity[], days: number, budget?: MarcoPlan['budget']) {
  const plan = await plannerOf(activities)({
    place: ROME,
    days,
    firstDate: '2021-01-03',
    messages: [],
    ...(budget && { budget }),
    spend: () => undefined,
    signal: new AbortController().signal,
  });
  const { title, days: planned } = plan as MarcoPlan;
  return {
    title,
    days: planned.map(({ number, date, stops }) => [number, date, stops.map(({ name }) => name)]),
  };
}

it('MAR-25: a day that the model left empty takes a stop of the fullest one', async () => {
  expect(
    await planOf(
      ['a', 'b', 'c'].map((id) => activityOf(id)),
      3,
    ),
  ).toEqual({
    title: '3 days in Rome',
    days: [
      [1, '2021-01-03', ['Walk a']],
      [2, '2021-01-04', ['Walk c']],
      [3, '2021-01-05', ['Walk b']],
    ],
  });
});

it('MAR-25: a plan counts the days that have stops', async () => {
  expect(
    await planOf([activityOf('a'), activityOf('b', 'Dear walk', 500)], 2, { amount: 50, currency: 'EUR' }),
  ).toEqual({
    title: '1 day in Rome',
    days: [[1, '2021-01-03', ['Walk a']]],
  });
});

it('MAR-51: an evening walk is in the evening, whatever time the model gave it, and the last of its day', async () => {
  const plan = await plannerOf([activityOf('a', 'Rome by night: evening walk'), activityOf('b')])({
    place: ROME,
    days: 1,
    firstDate: '2021-01-03',
    messages: [],
    spend: () => undefined,
    signal: new AbortController().signal,
  });
  const stops = (plan as MarcoPlan).days[0]?.stops.map(({ name, start }) => [name, start]);
  expect(stops).toEqual([
    ['Walk b', '10:00'],
    ['Rome by night: evening walk', '18:30'],
  ]);
});
