import type { ChatActivity } from '@atoll/contracts/marco-activities';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import type { SightKind } from '@atoll/contracts/city-guide';
import type { PlacedSight } from '../../shared/directory/sights';
import type { LanguageModel } from '../model/language-model';
import { createMakePlan } from './make-plan';

const ROME = { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 };

function activityOf(id: string, name = `Walk ${id}`, price = 10, durationMinutes = 120): ChatActivity {
  return {
    id,
    name,
    pictures: [],
    categories: ['Sightseeing'],
    durationMinutes,
    price: { amount: price, currencyCode: 'EUR' },
    geoCode: { latitude: 41.9, longitude: 12.5 },
    href: '/tours',
  };
}

/** Plans made of some activities by a model that puts all of them on the first day. */
function plannerOf(activities: readonly ChatActivity[], sights: readonly PlacedSight[] = []) {
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
    sightsNear: () => sights,
    keep: async (plan) => ({ ...plan, id: 'a-plan', version: 1, isSaved: false, isShared: false }),
  });
}

async function plannedOf(
  activities: readonly ChatActivity[],
  days: number,
  {
    budget,
    sights = [],
    said = '',
  }: {
    readonly budget?: MarcoPlan['budget'];
    readonly sights?: readonly PlacedSight[];
    readonly said?: string;
  } = {},
) {
  return plannerOf(
    activities,
    sights,
  )({
    place: ROME,
    days,
    firstDate: '2021-01-03',
    messages: [{ role: 'user', content: said }],
    ...(budget && { budget }),
    spend: () => undefined,
    signal: new AbortController().signal,
  });
}

async function planOf(activities: readonly ChatActivity[], days: number, budget?: MarcoPlan['budget']) {
  const plan = await plannedOf(activities, days, { ...(budget && { budget }) });
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

function sightOf(id: string, lat: number, lng: number, kind: SightKind = 'monument'): PlacedSight {
  return {
    sight: { id, name: `The ${id}`, local: null, kind, lat, lng, about: 'Old.' },
    city: {
      slug: 'rome',
      name: 'Rome',
      country: 'Italy',
      countryCode: 'IT',
      population: 2_800_000,
      bestMonths: [],
    },
  };
}

const NEAR = [
  sightOf('far-church', 41.97, 12.5),
  sightOf('fountain', 41.904, 12.5),
  sightOf('arch', 41.902, 12.5),
  sightOf('square', 41.907, 12.5),
];

describe('MAR-25: sights in plans', () => {
  const stopsOf = (plan: MarcoPlan) => plan.days.map(({ stops }) => stops.map(({ name }) => name));

  it('MAR-25: a day has the sights of one part of the town, and a tour that is walked to from them', async () => {
    const plan = (await plannedOf([activityOf('a')], 1, { sights: NEAR })) as MarcoPlan;
    expect(stopsOf(plan)).toEqual([['Walk a', 'The arch', 'The fountain', 'The square']]);
    const [, arch] = plan.days[0]?.stops ?? [];
    expect(arch).toMatchObject({
      ...{ kind: 'landmark', href: '/travel-agents/rome#sight-arch' },
      ...{ source: { name: 'Atoll guide', id: 'rome/arch' }, way: { by: 'walk' } },
    });
    expect(arch).not.toHaveProperty('price');
    expect(arch?.checks[0]?.text).toBe('Told of in the Atoll guide: rome/arch.');
    expect(
      plan.days.flatMap(({ stops }) => stops.flatMap(({ checks }) => checks)).every(({ ok }) => ok),
    ).toBe(true);
    expect(plan.totals).toEqual([{ currency: 'EUR', amount: 10 }]);
  });

  it('MAR-25: tours leave room for sights, and a plan needs no tours where there is something to see', async () => {
    const full = await plannedOf(
      ['a', 'b', 'c'].map((id) => activityOf(id)),
      1,
      { sights: NEAR },
    );
    expect(stopsOf(full as MarcoPlan)).toEqual([['Walk a', 'The arch', 'The fountain', 'The square']]);
    const alone = await plannedOf([], 2, { sights: NEAR });
    expect(stopsOf(alone as MarcoPlan)).toEqual([
      ['The arch', 'The fountain', 'The square'],
      ['The far-church'],
    ]);
    expect(await plannedOf([], 2)).toBeNull();
  });

  it('MAR-25: tours of suburbs are no stops of a day that has sights, though they are rated best', async () => {
    const suburb = { latitude: 41.82, longitude: 12.42 };
    const tours = [
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ ...activityOf(id), geoCode: suburb })),
      activityOf('near'),
    ];
    const plan = (await plannedOf(tours, 1, { sights: NEAR })) as MarcoPlan;
    expect(stopsOf(plan)).toEqual([['Walk near', 'The arch', 'The fountain', 'The square']]);
    const ways = plan.days.flatMap(({ stops }) => stops.flatMap(({ way }) => (way ? [way.by] : [])));
    expect(ways).toEqual(['walk', 'walk', 'walk']);
  });

  it('MAR-25: a tour of a whole day has a day of its own, and another day has the sights', async () => {
    const plan = (await plannedOf([activityOf('a', 'To the hills', 10, 480), activityOf('b')], 3, {
      sights: NEAR,
    })) as MarcoPlan;
    expect(stopsOf(plan)).toEqual([
      ['To the hills'],
      ['Walk b', 'The arch', 'The fountain', 'The square'],
      ['The far-church'],
    ]);
  });

  it('MAR-25: sights that the traveler names come first, a ruin from outside, with its note', async () => {
    const ruin = sightOf('old-ruin', 41.92, 12.51, 'ruin');
    const plan = (await plannedOf([activityOf('a')], 1, {
      sights: [...NEAR, ruin],
      said: 'one day in Rome with the OLD-RUIN and the fár church (.*',
    })) as MarcoPlan;
    const [names = []] = stopsOf(plan);
    expect(names).toEqual(expect.arrayContaining(['The old-ruin', 'The far-church']));
    expect(['The old-ruin', 'The far-church']).toContain(names[0]);
    expect(plan.notes).toEqual(['The old-ruin is a look from outside: the guide knows no hours or prices.']);
    const unnamed = (await plannedOf([], 1, { sights: [ruin, ...NEAR] })) as MarcoPlan;
    expect(stopsOf(unnamed).flat()).not.toContain('The old-ruin');
  });

  it.each(['museum', 'zoo', 'library', 'market', 'garden'] as const)(
    'MAR-25: a %s has hours that nobody knows, so no plan has it',
    async (kind) => {
      const inside = sightOf('inside', 41.901, 12.5, kind);
      const plan = (await plannedOf([activityOf('a')], 1, { sights: [inside, ...NEAR] })) as MarcoPlan;
      expect(stopsOf(plan)).toEqual([['Walk a', 'The arch', 'The fountain', 'The square']]);
      expect(await plannedOf([], 1, { sights: [inside] })).toBeNull();
    },
  );
});
