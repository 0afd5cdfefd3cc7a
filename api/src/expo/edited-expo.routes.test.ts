import {
  EXPO_PATHS,
  expoPathOf,
  type EditedExpoEvent,
  type EditedExpoEvents,
  type ExpoEventBody,
} from '@atoll/contracts/expo';
import type { InjectOptions } from 'fastify';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { expoEventModel } from './expo-event.model';
import { sampleFair } from './testing/sample-fair';

const ADMIN = 'admin@mail.example';
const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: ADMIN });
  admin = await site.join(ADMIN);
});
afterAll(() => site.app.close());
beforeEach(() => expoEventModel(database().connection).deleteMany({}));

type Method = NonNullable<InjectOptions['method']>;
const send = (method: Method, url: string, more: Partial<InjectOptions> = {}, by: Person | null = admin) =>
  site.app.inject({ ...more, method, url, headers: { ...by?.headers, ...more.headers } });
const from = (version: number) => ({ 'if-match': `"${version}"` });
async function added(change: Partial<ExpoEventBody> = {}): Promise<EditedExpoEvent> {
  const answer = await send('POST', EXPO_PATHS.edited, { payload: sampleFair(change) });
  expect(answer.statusCode).toBe(201);
  return answer.json<EditedExpoEvent>();
}
const put = (id: string, payload: object, headers: Record<string, string>) =>
  send('PUT', expoPathOf('editedEvent', id), { payload, headers });

it('EXP-02: an event that the administrator adds is on the site, and each has an address of its own', async () => {
  const [first, second] = [await added(), await added()];
  expect(first.id).toMatch(/^harbour-days-[0-9a-f]{6}$/);
  expect(second.id).not.toBe(first.id);
  const page = await site.app.inject(expoPathOf('event', first.id));
  expect(page.json()).toMatchObject({ title: 'Harbour Days', isSample: false });
  expect(page.json()).not.toHaveProperty('version');
});

it('a change names its version: without one it is 428, from an old one 409 with what is there now', async () => {
  const { id } = await added();
  const changed = sampleFair({ title: 'Harbour Week' });
  expect((await put(id, changed, {})).statusCode).toBe(428);
  expect((await put(id, changed, { 'if-match': 'W/"1"' })).statusCode).toBe(428);
  expect((await put(id, changed, from(1))).json()).toMatchObject({ title: 'Harbour Week', version: 2 });
  const late = await put(id, sampleFair({ title: 'Other' }), from(1));
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'CONFLICT', current: { title: 'Harbour Week', version: 2 } });
  expect((await put('nothing', changed, from(1))).statusCode).toBe(404);
});

it('what is to come stands first by date, then what is over, the latest first', async () => {
  for (const day of ['2020-10-01', '2021-03-01', '2020-09-01', '2020-12-01'])
    await added({ startsOn: day, endsOn: day, programme: [] });
  const { events } = (await send('GET', EXPO_PATHS.edited)).json<EditedExpoEvents>();
  expect(events.map(({ startsOn }) => startsOn)).toEqual([
    '2020-12-01',
    '2021-03-01',
    '2020-10-01',
    '2020-09-01',
  ]);
});

it('removing takes an event off the site, and can be undone', async () => {
  const { id } = await added();
  const path = expoPathOf('editedEvent', id);
  expect((await send('DELETE', path)).statusCode).toBe(428);
  const gone = await send('DELETE', path, { headers: from(1) });
  expect(gone.json()).toMatchObject({ isRemoved: true, version: 2 });
  expect((await site.app.inject(expoPathOf('event', id))).statusCode).toBe(404);
  const back = await send('POST', expoPathOf('restored', id), { payload: {}, headers: from(2) });
  expect(back.json()).toMatchObject({ isRemoved: false });
  expect((await site.app.inject(expoPathOf('event', id))).statusCode).toBe(200);
  const { events } = (await send('GET', EXPO_PATHS.edited)).json<EditedExpoEvents>();
  expect(events.map((event) => event.version)).toEqual([3]);
});

it.each<[string, Partial<ExpoEventBody>, string]>([
  ['a day that is none', { startsOn: '2020-02-30' }, 'startsOn'],
  ['an end before the beginning', { endsOn: '2020-11-27' }, 'endsOn'],
  ['a mistyped year', { endsOn: '2021-11-29' }, 'endsOn'],
  ['blanks for a name', { title: '   ' }, 'title'],
  [
    'a programme on another day',
    { programme: [{ date: '2020-12-01', start: '10:00', end: '11:00', title: 'Talk', room: '' }] },
    'programme',
  ],
  [
    'a talk that ends before it begins',
    { programme: [{ date: '2020-11-28', start: '11:00', end: '11:00', title: 'Talk', room: '' }] },
    'programme',
  ],
])('%s is said at its field', async (_what, change, field) => {
  const answer = await send('POST', EXPO_PATHS.edited, { payload: sampleFair(change) });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
});

it.each([
  ['an address of another site as picture', { picture: 'https://evil.example/a.png' }],
  ['a script as website', { website: 'javascript:alert(1)' }],
  ['a place that is not on earth', { latitude: 91 }],
  ['fields that nobody knows', { is_sample: true }],
])('%s is refused', async (_what, change) => {
  const payload = { ...sampleFair(), ...change };
  expect((await send('POST', EXPO_PATHS.edited, { payload })).statusCode).toBe(400);
});

it('only the administrator reads and changes, from pages of this site', async () => {
  const { id } = await added();
  const agent = await site.join('agent.of.fairs@mail.example', 'agent');
  const asked: [Method, string][] = [
    ['GET', EXPO_PATHS.edited],
    ['POST', EXPO_PATHS.edited],
    ['PUT', expoPathOf('editedEvent', id)],
    ['DELETE', expoPathOf('editedEvent', id)],
    ['POST', expoPathOf('restored', id)],
  ];
  for (const [method, url] of asked)
    for (const by of [null, agent])
      expect((await send(method, url, { payload: {}, headers: from(1) }, by)).statusCode).toBe(403);
  const foreign = { ...from(1), origin: 'https://evil.example' };
  expect((await send('DELETE', expoPathOf('editedEvent', id), { headers: foreign })).statusCode).toBe(403);
});
