import { earliestToday } from '@atoll/contracts/dates';
import { EXPO_PATHS, expoPathOf, type ExpoAnswer, type ExpoEvent } from '@atoll/contracts/expo';
import type { FastifyInstance } from 'fastify';
import { testDatabase } from '../../test/database';
import { buildTestSite } from '../../test/site';
import { expoEventModel } from './expo-event.model';
import { createExpoRepository, newEvent } from './expo.repository';
import { sampleFair } from './testing/sample-fair';

const database = testDatabase();
let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await buildTestSite(database().connection, { env: { DEMO: '0' } }));
});
afterAll(() => app.close());
beforeEach(() => expoEventModel(database().connection).deleteMany({}));

const repository = () => createExpoRepository(database().connection, { around: (_change, write) => write() });
const add = (id: string, change: Parameters<typeof sampleFair>[0], isSample = false) =>
  repository().add(newEvent(id, sampleFair(change), isSample));
const year = Number(earliestToday(new Date()).slice(0, 4)) + 1;
const list = async (query = '') => (await app.inject(`${EXPO_PATHS.events}${query}`)).json<ExpoAnswer>();
const titles = async (query = '') => (await list(query)).events.map(({ title }) => title);

it('EXP-01: what is to come is listed by date with picture and place, what is over is not', async () => {
  await add('late', { title: 'Late', startsOn: `${year}-06-01`, endsOn: `${year}-06-02` });
  await add('early', { title: 'Early', startsOn: `${year}-02-01`, endsOn: `${year}-02-03` });
  await add('past', { title: 'Past', startsOn: '2019-02-01', endsOn: '2019-02-03' });
  const { events } = await list();
  expect(events.map(({ title }) => title)).toEqual(['Early', 'Late']);
  expect(events[0]).toMatchObject({ city: 'Lisbon', picture: expect.stringMatching(/^\/media\//) });
});

it('EXP-01: months and countries filter, and say what is there within each other', async () => {
  const over = { startsOn: `${year}-03-30`, endsOn: `${year}-04-02` };
  await add('a', { title: 'Two months', ...over });
  await add('b', { title: 'Prague', country: 'Czechia', startsOn: `${year}-04-10`, endsOn: `${year}-04-11` });
  expect(await titles(`?month=${year}-03`)).toEqual(['Two months']);
  expect(await titles(`?month=${year}-04`)).toEqual(['Two months', 'Prague']);
  expect(await titles('?country=Czechia')).toEqual(['Prague']);
  const { months, countries } = await list('?country=Portugal');
  expect(months).toEqual([
    { value: `${year}-03`, count: 1 },
    { value: `${year}-04`, count: 1 },
  ]);
  expect(countries).toEqual([
    { value: 'Czechia', count: 1 },
    { value: 'Portugal', count: 1 },
  ]);
  expect((await app.inject(`${EXPO_PATHS.events}?month=2020-13`)).statusCode).toBe(400);
});

it('EXP-02: a known event is there, also when it is over; an unknown and a removed one are not', async () => {
  await add('past', { startsOn: '2019-02-01', endsOn: '2019-02-03', programme: [] });
  const past = await app.inject(expoPathOf('event', 'past'));
  expect(past.json<ExpoEvent>()).toMatchObject({ id: 'past', isOver: true });
  await repository().change('past', 1, { removed_at: new Date() });
  for (const id of ['past', 'nothing', '../agents', '%00'])
    expect((await app.inject(expoPathOf('event', id))).statusCode).toBe(404);
});

it('EXP-02: its calendar has the days, the programme on the clock of its place, and no line from its words', async () => {
  await add('fair', {
    title: 'Fair\r\nX-EVIL:1; a, b',
    ...{ startsOn: `${year}-03-10`, endsOn: `${year}-03-11` },
    programme: [{ date: `${year}-03-10`, start: '11:00', end: '12:00', title: 'Talk', room: 'Hall' }],
  });
  const { body, headers } = await app.inject(expoPathOf('calendar', 'fair'));
  expect(headers['content-type']).toMatch(/^text\/calendar/);
  expect(body).toContain(`DTSTART;TZID=Europe/Lisbon:${year}0310T110000`);
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(body).not.toMatch(/^X-EVIL/m);
});

it('in a demo events are to come on any day, made once and labelled', async () => {
  const { connection } = database();
  const demo = async () => {
    const site = await buildTestSite(connection, { env: { DEMO: '1' } });
    await site.app.ready();
    const answer = (await site.app.inject(EXPO_PATHS.events)).json<ExpoAnswer>();
    await site.app.close();
    return answer.events;
  };
  const first = await demo();
  expect(first.length).toBeGreaterThanOrEqual(12);
  expect(first.every(({ isSample }) => isSample)).toBe(true);
  expect(await demo()).toEqual(first);
});
