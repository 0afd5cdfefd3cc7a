import type { Conversation } from '@atoll/contracts/marco-conversations';
import type { UnderstoodAnswer } from '@atoll/contracts/marco-understanding';
import { dataOf, testMarco, type Browser } from '../../../test/marco';

const { site } = testMarco();

let me: Browser;
beforeEach(() => {
  me = site().browser();
});

const understoodIn = async (conversationId: string) => {
  const kept = await me.call('GET', `/api/marco/conversations/${conversationId}`);
  return kept.json<Conversation>();
};
const path = (conversationId: string) => `/api/marco/conversations/${conversationId}/understood`;

it('MAR-59, MAR-60: hotels are searched by what a whole conversation says, and the frame is sent and kept', async () => {
  const first = await me.ask(
    'a hotel in Lisbon from 3 to 5 January for 2 adults and 2 kids (4 and 7), 2 rooms',
  );
  const { conversationId } = first;
  const { events } = await me.ask('and in Porto, up to 250 euros a night?', { conversationId });
  const expected = {
    wants: ['hotels'],
    places: [{ name: 'Porto', countryCode: 'PT' }],
    checkIn: '2021-01-03',
    checkOut: '2021-01-05',
    nights: 2,
    adults: 2,
    childrenAges: [4, 7],
    rooms: 2,
    budget: { amount: 250, currency: 'EUR', per: 'night' },
  };
  expect(dataOf(events, 'understood')?.understood).toMatchObject(expected);
  expect(dataOf(events, 'done')).toMatchObject({ understood: expected, understoodVersion: 2 });
  expect(dataOf(events, 'hotels')).toMatchObject({
    place: { name: 'Porto' },
    stay: { checkIn: '2021-01-03', checkOut: '2021-01-05', adults: 2, children: 2, rooms: 2 },
    href: expect.stringContaining('guests=4&rooms=2') as unknown,
  });
  expect(await understoodIn(conversationId)).toMatchObject({ understood: expected, understoodVersion: 2 });
});

it('MAR-60: what is not kept to as it was said is said', async () => {
  const { text } = await me.ask('hotels in Rome in March for 2 adults and 2 kids, quiet');
  expect(text).toContain('these prices are for 1 March to 3 March');
  expect(text).toContain('The 2 children are counted as guests');
  expect(text).toContain('Not all that you asked for can be told');
});

it('MAR-59: several wants get several blocks, and thanks ask for nothing again', async () => {
  const { events, conversationId } = await me.ask('hotels and things to do in Rome');
  expect(
    events.map(({ event }) => event).filter((event) => ['hotels', 'activities'].includes(event)),
  ).toEqual(['hotels', 'activities']);
  const thanked = await me.ask('thanks!', { conversationId });
  expect(dataOf(thanked.events, 'hotels')).toBeUndefined();
});

it('MAR-59: of places called alike the most traveled one is taken, and the others are offered', async () => {
  const { events } = await me.ask('hotels in Valencia');
  expect(dataOf(events, 'understood')?.understood).toMatchObject({
    places: [{ name: 'Valencia', countryCode: 'ES' }],
    otherPlaces: [{ name: 'Valencia', countryCode: 'VE' }],
  });
});

it('MAR-42: a place that nobody knows is said, and no earlier one is searched in its stead', async () => {
  const { conversationId } = await me.ask('hotels in Rome');
  const { text, events } = await me.ask('and in Qwxyzburg?', { conversationId });
  expect(text).toContain("couldn't find Qwxyzburg");
  expect(dataOf(events, 'hotels')).toBeUndefined();
});

it('MAR-28, MAR-60: days are those of the visitor’s time zone', async () => {
  const late = await me.ask('hotels in Rome tonight', { timeZone: 'Pacific/Kiritimati' });
  const early = await me.ask('hotels in Rome tonight', { timeZone: 'America/Los_Angeles' });
  const none = await me.ask('hotels in Rome tonight', { timeZone: 'Nowhere/Such' });
  const checkIns = [late, early, none].map(({ events }) => dataOf(events, 'understood')?.understood.checkIn);
  expect(checkIns).toEqual(['2020-11-26', '2020-11-25', '2020-11-25']);
});

describe('what a visitor changes by hand', () => {
  async function begun(): Promise<UnderstoodAnswer & { readonly conversationId: string }> {
    const { conversationId } = await me.ask('hotels in Rome for 3 nights with a pool');
    const { understood, understoodVersion } = await understoodIn(conversationId);
    return { conversationId, understood, understoodVersion };
  }
  const put = (conversationId: string, body: object, version?: number) =>
    me.call('PUT', path(conversationId), body, version === undefined ? {} : { 'if-match': `"${version}"` });

  it('MAR-59: is kept, made to fit together, and counts for what is asked next', async () => {
    const { conversationId, understood, understoodVersion } = await begun();
    const changed = { ...understood, checkIn: '2021-02-01', checkOut: '2021-02-05', tastes: [] };
    const answer = await put(conversationId, { understood: changed }, understoodVersion);
    expect(answer.json()).toMatchObject({
      understood: { checkIn: '2021-02-01', nights: 4, tastes: [] },
      understoodVersion: understoodVersion + 1,
    });
    const { events } = await me.ask('for 3 people', { conversationId });
    expect(dataOf(events, 'hotels')?.stay).toMatchObject({
      checkIn: '2021-02-01',
      checkOut: '2021-02-05',
      adults: 3,
    });
  });

  it('MAR-59, MAR-57: needs the version that was read, and to be one’s own', async () => {
    const { conversationId, understood, understoodVersion } = await begun();
    expect((await put(conversationId, { understood })).statusCode).toBe(428);
    expect(
      (await put(conversationId, { understood: { ...understood, adults: 99 } }, understoodVersion))
        .statusCode,
    ).toBe(400);
    expect((await put(conversationId, { understood }, understoodVersion)).statusCode).toBe(200);
    const stale = await put(conversationId, { understood: { ...understood, tastes: [] } }, understoodVersion);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ current: { understood, understoodVersion: understoodVersion + 1 } });
    const other = site().browser();
    await other.ask('hello');
    const foreign = await other.call('PUT', path(conversationId), { understood }, { 'if-match': '"1"' });
    expect(foreign.statusCode).toBe(404);
  });
});

it.each([
  ['I was robbed in Rome, they took everything', 'in Italy it is the number of police'],
  ['Hilfe, wir hatten einen Unfall bei Wien', 'Österreich'],
  ['j’ai une douleur a la poitrine, je suis a Tokyo', 'police 110, ambulance 119'],
  ['help, I was robbed', '112 works in many countries'],
])('MAR-62: %j is told whom to call, without cards or a model', async (message, words) => {
  const { text, events } = await me.ask(message);
  expect(text).toContain(words);
  expect(events.map(({ event }) => event)).toEqual(['started', 'understood', 'text', 'text', 'done']);
});

it('MAR-62: the country is the one that the conversation is about', async () => {
  const { conversationId } = await me.ask('hotels in Sydney');
  const { text } = await me.ask('my husband is unconscious', { conversationId });
  expect(text).toContain('Please call 000 now');
});

it('MAR-62: who thinks of dying gets a line more, first of all', async () => {
  const { text } = await me.ask('ich will nicht mehr leben');
  expect(text).toMatch(/^Sie sind nicht allein/);
});

it.each([
  ['Hotels in Rom für zwei Personen', 'Hier sind 3 Hotels in Rome für Ihre Reisedaten.'],
  ['des hôtels à Rome pour deux', 'Voici 3 hôtels (Rome) pour vos dates.'],
  ['ローマのホテル', 'ご希望の日程でRomeのホテルを3軒ご紹介します。'],
  ['فنادق في روما', 'هذه فنادق في Rome في التواريخ التي اخترتها، وعددها 3.'],
])('MAR-64: %j is answered in its language', async (message, sentence) => {
  expect((await me.ask(message)).text).toBe(sentence);
});

it('MAR-63: a question about the site is answered beside what else is wanted, with links, and takes nothing away', async () => {
  const { events, text } = await me.ask('hotels in Rome, and is my booking real?');
  expect(dataOf(events, 'hotels')?.place).toMatchObject({ name: 'Rome' });
  expect(text).toContain('no payment is taken');
  expect(dataOf(events, 'links')?.links).not.toHaveLength(0);
});

it('MAR-63: a question about the site alone searches nothing', async () => {
  const { events } = await me.ask('how do I delete my account?');
  expect(events.map(({ event }) => event)).toEqual(['started', 'understood', 'text', 'links', 'done']);
});
