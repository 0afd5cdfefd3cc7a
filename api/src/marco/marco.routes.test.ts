import { ChatMessage, MARCO_EVENTS } from '@atoll/contracts/marco';
import { ChatActivity } from '@atoll/contracts/marco-activities';
import { type Conversation, type ConversationsAnswer } from '@atoll/contracts/marco-conversations';
import { SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import { CHAT_DATE_MESSAGES, ChatCity } from '@atoll/contracts/marco-stay';
import { Understood } from '@atoll/contracts/marco-understanding';
import { addDays } from '@atoll/contracts/dates';
import { STAY_CASES_IN_UTC } from '@atoll/contracts/testing/stay-cases';
import { Value } from 'typebox/value';
import { dataOf, readEvents, testMarco, type Browser } from '../../test/marco';
import { BY_GEOCODE, OFFERS_PATH } from '../shared/travel/testing/travel-sandbox';

const { sandbox, site } = testMarco();
const TODAY = '2020-11-25';

let me: Browser;
beforeEach(() => {
  me = site().browser();
});

const modelRequests = async () =>
  (await sandbox().languageModel.seen('/v1/chat/completions')).map(
    ({ body }) =>
      body as { messages: { role: string; content: string }[]; max_tokens: number; temperature: number },
  );

it('MAR-33, MAR-17, MAR-03: an anonymous message is answered, kept, and shown again to its owner alone', async () => {
  const { events, text, conversationId, messageId } = await me.ask('hello');
  expect(events.map(({ event }) => event)).toEqual(['started', 'understood', 'text', 'text', 'done']);
  expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(text).toBe('Hello! Where would you like to go?');
  const kept = (await me.call('GET', `/api/marco/conversations/${conversationId}`)).json<Conversation>();
  expect(kept.messages.map(({ id, role, content }: ChatMessage) => [id, role, content])).toEqual([
    [messageId, 'user', 'hello'],
    [`${messageId}-answer`, 'assistant', text],
  ]);
  for (const message of kept.messages) expect(Value.Check(ChatMessage, message)).toBe(true);
  expect(kept.messages[1]?.metadata).toMatchObject({ intent: 'general', basis: 'knowledge' });
  const other = site().browser();
  expect((await other.call('GET', `/api/marco/conversations/${conversationId}`)).statusCode).toBe(404);
  expect((await other.ask('hello', { conversationId })).answer.statusCode).toBe(404);
});

it('MAR-33: a visitor’s cookie lives as long as what they said: 90 days after the last word', async () => {
  const [first, second] = [await me.ask('hello'), await me.ask('hello')];
  const cookie = (each: typeof first) => String(each.answer.headers['set-cookie']);
  expect(cookie(second)).toContain('Max-Age=7776000');
  expect(cookie(second)).toBe(cookie(first));
});

it('MAR-57: conversations are listed, renamed and deleted by their owner alone', async () => {
  const { conversationId } = await me.ask('hello');
  const url = `/api/marco/conversations/${conversationId}`;
  const other = site().browser();
  await other.ask('hello');
  expect((await other.call('PATCH', url, { title: 'Mine' })).statusCode).toBe(404);
  expect((await me.call('PATCH', url, { title: '  ' })).statusCode).toBe(400);
  expect((await other.call('DELETE', url)).statusCode).toBe(404);
  expect((await me.call('PATCH', url, { title: 'Rome in spring' })).json()).toMatchObject({
    title: 'Rome in spring',
  });
  const listed = async () =>
    (await me.call('GET', '/api/marco/conversations')).json<ConversationsAnswer>().conversations;
  expect((await listed()).map(({ title }) => title)).toEqual(['Rome in spring']);
  expect((await me.call('DELETE', url)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
});

it('MAR-57: one message id gives one answer, however often it is sent; another text with it is refused', async () => {
  const first = await me.ask('hotels in Rome');
  await sandbox().languageModel.reset();
  const { messageId } = first;
  const again = await Promise.all([1, 2, 3].map(() => me.ask('hotels in Rome', { messageId })));
  for (const each of again) expect(each.events).toEqual(first.events);
  expect(await modelRequests()).toEqual([]);
  expect((await me.ask('hotels in Paris', { messageId })).answer.statusCode).toBe(409);
});

it('MAR-57: twenty at once with one id are one answer', async () => {
  await me.ask('hello');
  const all = await Promise.all(
    Array.from({ length: 20 }, () => me.ask('hotels in Rome', { messageId: 'twenty-at-once' })),
  );
  expect(new Set(all.map(({ answer }) => answer.statusCode))).toEqual(new Set([200]));
  const hotels = all.map(({ events }) => JSON.stringify(dataOf(events, 'hotels')));
  expect(new Set(hotels).size).toBe(1);
});

it('MAR-57: a cut stream resumes after the last event, without a second answer, and ends with 204', async () => {
  const { messageId, events } = await me.ask('hotels in Rome');
  await sandbox().languageModel.reset();
  const rest = await me.call('GET', `/api/marco/messages/${messageId}?after=3`);
  expect(readEvents(rest.payload)).toEqual(events.slice(3));
  expect((await me.call('GET', `/api/marco/messages/${messageId}?after=${events.length}`)).statusCode).toBe(
    204,
  );
  expect((await site().browser().call('GET', `/api/marco/messages/${messageId}`)).statusCode).toBe(404);
  expect(await modelRequests()).toEqual([]);
});

it('MAR-26, MAR-27, MAR-28, MAR-29, MAR-30, MAR-31, MAR-32, MAR-49: three Roman hotels with tiers, priced by five', async () => {
  const { events, text } = await me.ask('hotels in Rome');
  const found = dataOf(events, 'hotels');
  expect(found?.hotels).toHaveLength(3);
  expect(found?.place).toMatchObject({ name: 'Rome', country: 'Italy', iataCode: 'ROM' });
  expect(found?.stay).toEqual({ checkIn: '2020-12-02', checkOut: '2020-12-04', adults: 2, rooms: 1 });
  expect(Value.Check(ChatCity, found?.place)).toBe(true);
  for (const hotel of found?.hotels ?? []) {
    expect(Value.Check(SimplifiedHotel, hotel)).toBe(true);
    const perNight = Number(hotel.roomInfo.price) / 2;
    expect(hotel.priceRange).toBe(
      perNight < 100 ? '$' : perNight < 200 ? '$$' : perNight < 300 ? '$$$' : '$$$$',
    );
    expect(hotel.href).toContain(`hotel=${hotel.id}`);
    expect(hotel.href).toContain('checkIn=2020-12-02');
  }
  expect(text).toBe('Here are 3 hotels in Rome for your dates.');
  const [geocode] = await sandbox().travel.seen(BY_GEOCODE);
  expect(geocode?.query.radius).toBe('5');
  const offers = await sandbox().travel.seen(OFFERS_PATH);
  expect(offers).toHaveLength(4);
  for (const { query } of offers) expect(String(query.hotelIds).split(',')).toHaveLength(5);
  expect(offers[0]?.query).toMatchObject({
    checkInDate: '2020-12-02',
    checkOutDate: '2020-12-04',
    adults: '2',
    roomQuantity: '1',
  });
});

it('MAR-29: the Maldives are searched in 50 km', async () => {
  await me.ask('hotels in Maafushi');
  const asked = await sandbox().travel.seen(BY_GEOCODE);
  // 50 km are more than the vendor allows in one call.
  expect(asked.length).toBeGreaterThan(1);
});

it('MAR-22, MAR-23, MAR-24, C16, C35: ten messages, 100 tokens, 0.5, and the rule in the prompt', async () => {
  let conversationId: string | undefined;
  for (let message = 1; message <= 8; message += 1) {
    ({ conversationId } = await me.ask(`hello number ${message}`, conversationId ? { conversationId } : {}));
  }
  const last = (await modelRequests()).at(-1);
  expect(last).toMatchObject({ max_tokens: 100, temperature: 0.5 });
  expect(last?.messages[0]?.content).toContain('under 2 sentences');
  expect(last?.messages.slice(1)).toHaveLength(10);
  expect(last?.messages.at(-1)?.content).toBe('hello number 8');
});

it('MAR-24, MAR-25, MAR-51, C35: an itinerary has three days of checked stops, 800 tokens and 0.7', async () => {
  const { events, text } = await me.ask('itinerary for Rome');
  const plan = dataOf(events, 'plan');
  expect(plan?.days.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(text).toBe('Here is your 3-day plan in Rome, with every stop checked.');
  const stops = plan?.days.flatMap((day) => day.stops) ?? [];
  expect(stops.length).toBeGreaterThanOrEqual(6);
  for (const { checks } of stops) for (const { ok } of checks) expect(ok).toBe(true);
  expect(new Set(stops.map(({ source }) => source.id)).size).toBe(stops.length);
  expect((await modelRequests())[0]).toMatchObject({ max_tokens: 800, temperature: 0.7 });
});

it('MAR-24: one call a day beyond three days', async () => {
  await me.ask('a 5 day itinerary for Rome');
  expect(await modelRequests()).toHaveLength(5);
});

it.each(['quote', 'booking', 'price', 'cost', 'package', 'plan'])(
  'MAR-20, C17: %s starts a request for a quote',
  async (word) => {
    const { events, conversationId } = await me.ask(`a ${word} for my vacation`);
    expect(dataOf(events, 'workflow')).toEqual({ name: 'quoteRequest', step: 'initial' });
    const kept = await me.call('GET', `/api/marco/conversations/${conversationId}`);
    expect(kept.json<Conversation>().currentWorkflow).toEqual({ name: 'quoteRequest', step: 'initial' });
  },
);

it('MAR-48: a budget said earlier is used later', async () => {
  const { conversationId } = await me.ask('my budget is 400 dollars');
  const { events } = await me.ask('hotels in Rome', { conversationId });
  for (const { roomInfo } of dataOf(events, 'hotels')?.hotels ?? [])
    expect(Number(roomInfo.price)).toBeLessThanOrEqual(400);
  expect(dataOf(events, 'done')?.preferences.budget).toEqual({ amount: 400, currency: 'USD' });
});

it('MAR-43, MAR-48: rooms that cost more than the budget are no missing rooms', async () => {
  expect((await me.ask('hotels in Rome under 10 dollars')).text).toBe(
    'The hotels that I found in Rome for those dates cost more than your budget.',
  );
});

it('MAR-51: a plan within a budget that nothing keeps is a sentence, not empty days', async () => {
  const { text, events } = await me.ask('itinerary for Rome with a budget of 1 euro');
  expect(text).toBe('Nothing that I found in Rome fits your budget.');
  expect(dataOf(events, 'plan')).toBeUndefined();
});

it('MAR-51: prices in another currency than the budget strike nothing, and the plan says so', async () => {
  const { events } = await me.ask('itinerary for Rome with a budget of 500 dollars');
  const plan = dataOf(events, 'plan');
  expect(plan?.days.every(({ stops }) => stops.length > 0)).toBe(true);
  expect(plan?.notes).toEqual([]);
  expect(plan?.checks).toEqual([
    {
      kind: 'budget',
      ok: false,
      text: 'Some prices are in another currency than your budget of $500.00.',
    },
  ]);
});

it('MAR-25: a plan that is shorter than what was asked for says so', async () => {
  const { text } = await me.ask('itinerary for Rome, 30 days');
  expect(text).toBe('Here is your 7-day plan in Rome, the longest that I make, with every stop checked.');
});

it('MAR-26: where a message does not want to be is not searched', async () => {
  expect((await me.ask('hotels not in Paris')).text).toBe('Which city would you like to stay in?');
  const { events } = await me.ask('hotels in Rome instead of Paris');
  expect(dataOf(events, 'hotels')?.place.name).toBe('Rome');
});

it('MAR-05: a city of the page is where a message means', async () => {
  const { events } = await me.ask('top activities', { city: 'Rome' });
  expect(dataOf(events, 'activities')?.place.name).toBe('Rome');
});

it('MAR-34, MAR-21: things to do come as cards with their booking link', async () => {
  const { events } = await me.ask('things to do in Rome');
  const [first] = dataOf(events, 'activities')?.activities ?? [];
  expect(Value.Check(ChatActivity, first)).toBe(true);
  expect(first?.geoCode).toEqual({
    latitude: expect.closeTo(41.9, 0) as unknown,
    longitude: expect.closeTo(12.5, 0) as unknown,
  });
  expect(first?.price?.amount).toBeGreaterThan(0);
  expect(first?.bookingLink).toMatch(/^https:/);
  expect(first?.href).toContain('/tours?');
});

it('MAR-42: an unknown place', async () => {
  expect((await me.ask('hotels in Qwxyz')).text).toMatch(/^I couldn't find Qwxyz as a valid destination/);
});

it('MAR-43, MAR-47: no offers for those dates', async () => {
  await sandbox().travel.fail({ path: OFFERS_PATH, status: 200, body: { data: [] } });
  expect((await me.ask('hotels in Rome')).text).toBe(
    "I couldn't find any available hotels in Rome for those dates.",
  );
});

it('MAR-44: the provider fails', async () => {
  await sandbox().travel.fail({ path: OFFERS_PATH, status: 500 });
  expect((await me.ask('hotels in Rome')).text).toBe(
    'Sorry, I encountered an error trying to find hotel details for Rome.',
  );
});

it.each([{ status: 500 }, { status: 429 }, { cut: true }])(
  'MAR-45: the model fails with %j',
  async (fault) => {
    await sandbox().languageModel.fail(fault);
    const { events, text, conversationId } = await me.ask('hello');
    expect(events.at(-1)?.event).toBe('failed');
    expect(text).toBe("I'm sorry, I encountered an error processing that. Please try again.");
    await sandbox().languageModel.reset();
    expect((await me.ask('hello', { conversationId })).text).toBe('Hello! Where would you like to go?');
  },
);

it.each(STAY_CASES_IN_UTC)(
  '$row: the form’s dates are checked again: from day $from to day $to',
  async ({ from, to, problem }) => {
    const place = { name: 'Rome', country: 'Italy', latitude: 41.9, longitude: 12.5 };
    const stay = { checkIn: addDays(TODAY, from), checkOut: addDays(TODAY, to), adults: 2, rooms: 1 };
    const { text } = await me.ask('Hotels in Rome', { hotelSearch: { place, ...stay } });
    expect(Object.values<string>(CHAT_DATE_MESSAGES).find((message) => message === text) ?? null).toBe(
      problem,
    );
  },
);

it('MAR-37, MAR-38: what changes is looked up, its sources beside the answer', async () => {
  const { events, text } = await me.ask('visa rules today');
  expect(dataOf(events, 'sources')?.sources[0]).toMatchObject({ title: 'Entry rules for travelers' });
  expect(text).toBe('Here is what I found on the web.');
  expect(dataOf(events, 'done')?.message.metadata?.advice?.text).toContain('passport');
  expect(dataOf(events, 'done')?.message.metadata?.basis).toBe('web');
});

it('MAR-38: nine characters are not looked up', async () => {
  await me.ask('visa now?');
  expect(await sandbox().webSearch.seen('/search')).toEqual([]);
  const short = await me.call('POST', '/api/search', { query: 'visa now?' });
  expect(short.statusCode).toBe(400);
});

it('MAR-41: without the web an answer is labelled as knowledge', async () => {
  await sandbox().webSearch.fail({ status: 500 });
  const { events, text } = await me.ask('is the weather in Bali good now');
  expect(text).toMatch(/^I can't search the web right now, so this comes from general knowledge\. /);
  expect(dataOf(events, 'done')?.message.metadata?.basis).toBe('knowledge');
  expect(dataOf(events, 'sources')).toBeUndefined();
});

it('MAR-37: the web search for pages of the site', async () => {
  const { statusCode, payload } = await me.call('POST', '/api/search', { query: 'visa rules for Japan' });
  expect(statusCode).toBe(200);
  expect(JSON.parse(payload)).toMatchObject({
    results: [{ url: expect.stringMatching(/^https:/) as unknown }],
  });
});

it.each([
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:4000', 'sec-fetch-site': 'cross-site' },
  {},
])('a message from elsewhere is refused: %j', async (headers) => {
  const payload = { messageId: 'from-elsewhere', text: 'hello' };
  expect(
    (await site().app.inject({ method: 'POST', url: '/api/marco/messages', payload, headers })).statusCode,
  ).toBe(403);
});

it.each([
  { role: 'system' },
  { model: 'other' },
  { tools: [] },
  { text: '' },
  { text: ' \n ' },
  { messageId: 'x' },
  { text: { $gt: '' } },
])('a client cannot say %j', async (more) => {
  expect(
    (await me.call('POST', '/api/marco/messages', { messageId: 'a-message', text: 'hi', ...more }))
      .statusCode,
  ).toBe(400);
});

it('MAR-59, MAR-61: the OpenAPI document names the events of an answer, with what is understood and what is claimed', async () => {
  const { payload } = await site().app.inject('/api/openapi.json');
  const { paths } = JSON.parse(payload) as { paths: Record<string, { post?: { responses: object } }> };
  const described = JSON.stringify(paths['/api/marco/messages']?.post?.responses);
  for (const name of [...Object.keys(MARCO_EVENTS), ...Object.keys(Understood.properties), 'evidence'])
    expect(described).toContain(name);
});

it('MAR-26: hotels at a sight are near it', async () => {
  expect((await me.ask('hotels near the Eiffel Tower')).text).toBe(
    'Here are 3 hotels near Eiffel Tower for your dates.',
  );
});
