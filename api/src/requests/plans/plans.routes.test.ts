import { randomUUID } from 'node:crypto';
import type { AgentRequest, OwnRequest, QuoteBody } from '@atoll/contracts/quote';
import type { RequestReceived } from '@atoll/contracts/quote-request';
import type { AddedLines, MadePlan, TravelerPlans, TripPlan } from '@atoll/contracts/trip-plan';
import { testDatabase } from '../../../test/database';
import { quoteModel } from '../models/quote.model';
import { tripPlanModel } from '../models/trip-plan.model';
import { quoteBody, SECRET_NET } from '../../../test/request-states';
import {
  buildRequestsSite,
  goodRequest,
  type AskedAgentPerson,
  type RequestsSite,
} from '../../../test/requests';
import { createPlansRepository } from './plans.repository';
import { createUnownedPlans, UNOWNED_PLANS_MAX } from './unowned-plans';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis', agency: 'Tagus Journeys' });
});
afterAll(() => site.app.close());

const LINE = quoteBody().lines[0] as QuoteBody['lines'][number];
/** Lines by which an agent would like to be found. */
const TELLTALE: QuoteBody['lines'] = [
  LINE,
  {
    ...LINE,
    id: 'ana-reis',
    day: 2,
    title: 'Dinner with Ana',
    place: 'Tagus Journeys',
    supplier: 'ana@mail.example',
  },
  { ...LINE, id: 'c', day: 3, title: 'Call +351 210 123 456', page: `/travel-agents/ana-reis/lisbon` },
  { ...LINE, id: 'd', day: 3, title: 'Tour', page: '/tours?tour=t1&by=Ana+Reis' },
  { ...LINE, id: 'e', day: 3, title: 'Tour', page: '/tours?tour=t1' },
];
const contactOf = (email = `${randomUUID().slice(0, 8)}.zwaluw@mail.example`) => ({
  ...{ name: 'Noor Zwaluw', phone: '+351 911 222 333', email },
});

/** A request with a quote of Ana's. */
async function quoted() {
  const { token, id } = await site.ask({
    contact: contactOf(),
    agentIds: [ana.agentId],
    notes: 'A secret birthday.',
  });
  const body = quoteBody({ lines: TELLTALE, message: 'Yours, Ana', terms: 'Pay to PT50 0002' });
  const sent = await site.by(ana, `/api/agent/requests/${id}/quotes`, body);
  expect([sent.statusCode, sent.json()]).toMatchObject([201, { id }]);
  const [quote] = (await site.own(token)).json<OwnRequest>().quotes;
  return { token, id, quoteId: quote?.id ?? '' };
}

const take = async (token: string, body: object) =>
  (await site.own(token, 'plans', { lineIds: null, isShared: false, ...body })).json<MadePlan>();
const apiOf = ({ page }: MadePlan) => page.replace('/trip-plan/', '/api/trip-plans/');
const read = async (made: MadePlan) => (await site.app.inject(apiOf(made))).json<TripPlan>();
const put = (made: MadePlan, payload: object) =>
  site.app.inject({ method: 'PUT', url: apiOf(made), payload });
const copy = async (made: MadePlan, headers = {}) =>
  (await site.app.inject({ method: 'POST', url: `${apiOf(made)}/copy`, headers })).json<MadePlan>();

it('RFQ-11: a shared quote holds no names, net prices, contact data, messages or terms, and says where it comes from', async () => {
  const { token, quoteId } = await quoted();
  const shared = await take(token, { quoteId, isShared: true });
  const answer = await site.app.inject(apiOf(shared));
  expect(answer.headers['cache-control']).toBe('no-store');
  const plan = answer.json<TripPlan>();
  expect(plan).toMatchObject({
    ...{ title: 'Lisbon', isShared: true, asked: null, currency: 'EUR', version: 0 },
    descent: [{ kind: 'quote', city: 'Lisbon', version: 1 }],
  });
  expect(plan.lines.map(({ title, place, supplier, page }) => [title, place, supplier, page])).toEqual([
    ['Hotel Farol', 'Lisbon', 'Farol', null],
    ['Dinner with …', '…', '…', null],
    ['Call …', 'Lisbon', 'Farol', null],
    ['Tour', 'Lisbon', 'Farol', null],
    ['Tour', 'Lisbon', 'Farol', '/tours?tour=t1'],
  ]);
  expect(plan.lines[0]?.amount).toBe(286_200_000);
  for (const secret of [
    'Ana',
    'ana-reis',
    'Tagus',
    'Noor',
    'Zwaluw',
    '210 123',
    '911 222',
    'birthday',
    'PT50',
  ])
    expect(answer.body).not.toContain(secret);
  expect(answer.body).not.toContain(String(SECRET_NET));
  expect(answer.body).not.toContain(quoteId);
});

it('RFQ-11: sharing twice is one link, which its traveler ends, and nobody else', async () => {
  const { token, quoteId } = await quoted();
  const shared = await take(token, { quoteId, isShared: true });
  expect(await take(token, { quoteId, isShared: true })).toEqual(shared);
  expect((await site.own(token)).json<OwnRequest>().shared).toEqual([
    { quoteId, planId: shared.id, page: shared.page },
  ]);
  expect((await site.app.inject({ method: 'DELETE', url: apiOf(shared) })).statusCode).toBe(403);
  const other = await quoted();
  const end = (of: string) =>
    site.app.inject({ method: 'DELETE', url: `/api/quote-requests/own/${of}/plans/${shared.id}` });
  await end(other.token);
  expect((await read(shared)).isShared).toBe(true);
  expect((await end(token)).statusCode).toBe(204);
  expect((await site.app.inject(apiOf(shared))).statusCode).toBe(404);
  expect((await site.own(token)).json<OwnRequest>().shared).toEqual([]);
});

it('RFQ-11: somebody else forks a shared quote, changes it and sends it on; its agent sees the line of descent', async () => {
  const { token, quoteId } = await quoted();
  const shared = await take(token, { quoteId, isShared: true });
  const fork = await copy(shared);
  const plan = await read(fork);
  expect(plan.descent.map(({ kind }) => kind)).toEqual(['quote', 'copy']);
  expect(plan).toMatchObject({ isShared: false, asked: null });

  const [first, second, ...rest] = plan.lines;
  const lines = [{ ...first, note: 'Two rooms, please' }, { ...second, isOut: true }, ...rest];
  const body = { title: 'Our Lisbon', wish: 'Like this, but slower', lines, after: 0 };
  expect((await put(fork, body)).json()).toMatchObject({ title: 'Our Lisbon', version: 1 });
  expect((await read(shared)).lines[0]?.note).toBe('');

  const planToken = fork.page.slice('/trip-plan/'.length);
  const sent = await site.ask({ plan: planToken, agentIds: [ana.agentId] });
  const wanted = { title: 'Our Lisbon', wish: 'Like this, but slower', descent: plan.descent, lines };
  expect((await site.own(sent.token)).json<OwnRequest>().wanted).toMatchObject(wanted);
  const asked = (await site.by(ana, `/api/agent/requests/${sent.id}`)).json<AgentRequest>();
  expect(asked.wanted).toMatchObject(wanted);
  expect(JSON.stringify(asked.wanted)).not.toContain(planToken);

  // What was sent stays, whatever becomes of the plan.
  expect((await site.app.inject({ method: 'DELETE', url: apiOf(fork) })).statusCode).toBe(204);
  expect((await site.app.inject(apiOf(fork))).statusCode).toBe(404);
  expect((await site.own(sent.token)).json<OwnRequest>().wanted).toMatchObject(wanted);
});

it('RFQ-11: one line is taken into the own trip, with whom and when it was asked of for the next request', async () => {
  const { token, quoteId } = await quoted();
  const plan = await read(await take(token, { quoteId, lineIds: ['c'] }));
  expect(plan.lines).toHaveLength(1);
  expect(plan.asked).toMatchObject({ agentIds: [ana.agentId], adults: 2 });
});

it('RFQ-11: lines of two quotes come together in one plan, each once, with where they are from and what they were quoted at', async () => {
  const { token, id, quoteId } = await quoted();
  const own = await take(token, { quoteId, lineIds: ['d'] });
  const yen = quoteBody({ currency: 'JPY', lines: [{ ...LINE, title: 'Boat with Ana', currency: 'JPY' }] });
  const sent = await site.by(ana, `/api/agent/requests/${id}/quotes`, { ...yen, after: 1 });
  expect(sent.statusCode).toBe(201);
  const [quote] = (await site.own(token)).json<OwnRequest>().quotes;
  const plan = own.page.slice('/trip-plan/'.length);
  const lines = { quoteId: quote?.id, lineIds: ['a'], plan };
  const added = (await site.own(token, 'plan-lines', { ...lines, after: 0 })).json<AddedLines>();
  expect(added).toEqual({ ...own, version: 1, added: 1 });
  const late = await site.own(token, 'plan-lines', { quoteId, lineIds: ['e'], plan, after: 0 });
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
  // Again, by whoever has seen nothing of it: nothing is to be added.
  const again = (await site.own(token, 'plan-lines', { ...lines, after: 0 })).json<AddedLines>();
  expect(again).toMatchObject({ version: 1, added: 0 });
  const { lines: all, descent, currency } = await read(own);
  expect(all.map((line) => [line.title, line.currency])).toEqual([
    ['Tour', undefined],
    ['Boat with …', 'JPY'],
  ]);
  expect([currency, descent.map(({ version }) => version)]).toEqual(['EUR', [1, 2]]);
  // What its owner saves of it keeps the currency.
  const body = { title: 'Mine', wish: '', lines: all, after: 1 };
  expect((await put(own, body)).json<TripPlan>().lines[1]?.currency).toBe('JPY');
});

it('RFQ-11: plans of one request have names of their own, and say which request they are of', async () => {
  const { token, id, quoteId } = await quoted();
  const made = [];
  for (const lineIds of [['c'], ['d'], null]) made.push(await take(token, { quoteId, lineIds }));
  expect(made.map(({ title, requestId }) => [title, requestId])).toEqual([
    ['Lisbon', id],
    ['Lisbon 2', id],
    ['Lisbon 3', id],
  ]);
});

it('RFQ-11: lines come into no plan that is shared, forged or gone, and into none from quotes of others', async () => {
  const [one, other] = [await quoted(), await quoted()];
  const shared = await take(one.token, { quoteId: one.quoteId, isShared: true });
  const own = await take(one.token, { quoteId: one.quoteId, lineIds: ['c'] });
  const tokenOf = ({ page }: MadePlan) => page.slice('/trip-plan/'.length);
  const add = async (body: object) => {
    const answer = await site.own(one.token, 'plan-lines', { lineIds: ['d'], after: 0, ...body });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  const { quoteId } = one;
  expect(await add({ quoteId, plan: tokenOf(shared) })).toEqual([409, 'CONFLICT']);
  expect(await add({ quoteId, plan: `${own.id}.forged` })).toEqual([422, 'INVALID_FIELDS']);
  expect(await add({ quoteId: other.quoteId, plan: tokenOf(own) })).toEqual([403, '42501']);
  expect(await add({ quoteId, lineIds: ['unknown'], plan: tokenOf(own) })).toEqual([403, '42501']);
  expect((await read(own)).lines).toHaveLength(1);
});

it('RFQ-11: of two tabs that change a plan, one is told; a shared quote is never changed', async () => {
  const { token, quoteId } = await quoted();
  const own = await take(token, { quoteId });
  const { lines } = await read(own);
  const body = { title: 'Mine', wish: '', lines, after: 0 };
  expect((await put(own, body)).statusCode).toBe(200);
  const late = await put(own, body);
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
  const shared = await take(token, { quoteId, isShared: true });
  expect((await put(shared, body)).statusCode).toBe(409);
});

it('RFQ-11: lines and quotes of others, forged links and plans that are gone are refused', async () => {
  const [one, other] = [await quoted(), await quoted()];
  for (const body of [
    { quoteId: other.quoteId, lineIds: null, isShared: true },
    { quoteId: one.quoteId, lineIds: ['a', 'unknown'], isShared: true },
    { quoteId: randomUUID(), lineIds: null, isShared: true },
  ]) {
    const answer = await site.own(one.token, 'plans', body);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: '42501' }]);
  }
  const made = await take(one.token, { quoteId: one.quoteId });
  const [id] = made.page.slice('/trip-plan/'.length).split('.');
  for (const token of [`${id}.${one.token.split('.')[1]}`, one.token, 'x', '%24ne.x'])
    expect((await site.app.inject(`/api/trip-plans/${token}`)).statusCode).toBe(404);
  const sent = await site.send(goodRequest({ plan: `${id}.forged` }));
  expect([sent.statusCode, sent.json()]).toMatchObject([
    422,
    { fields: { plan: expect.stringContaining('not there any more') as string } },
  ]);
});

it('RFQ-11: a plan of a signed-in traveler is listed in the account, and goes into requests', async () => {
  const traveler = await site.join('tom@mail.example');
  const { token, quoteId } = await quoted();
  const shared = await take(token, { quoteId, isShared: true });
  const fork = await copy(shared, traveler.headers);
  const listed = (await site.by(traveler, '/api/traveler/plans')).json<TravelerPlans>();
  expect(listed.plans).toEqual([fork]);
  const sent = await site.send(
    goodRequest({ plan: fork.page.slice(11), contact: contactOf('tom@mail.example') }),
    { headers: traveler.headers },
  );
  expect(sent.json<RequestReceived>().link).not.toBeNull();
});

it('RFQ-11: what the quote said of a line stays, whatever a browser sends; a line of one’s own says nothing of prices', async () => {
  const { token, quoteId } = await quoted();
  const own = await take(token, { quoteId });
  const { lines } = await read(own);
  const [first] = lines;
  const forged = {
    ...first,
    amount: 1,
    supplier: 'Ana Reis',
    page: '/travel-agents/ana-reis/lisbon',
    day: 4,
  };
  const added = { ...forged, id: 'new', title: 'A day at the sea' };
  const body = { title: 'Mine', wish: '', lines: [forged, added], after: 0 };
  expect((await put(own, body)).json<TripPlan>().lines).toEqual([
    { ...first, day: 4 },
    expect.objectContaining({ id: 'new', title: 'A day at the sea', amount: null, supplier: '', page: null }),
  ]);
  const twice = await put(own, { ...body, lines: [forged, forged], after: 1 });
  expect([twice.statusCode, twice.json()]).toMatchObject([422, { code: 'INVALID_FIELDS' }]);
});

it('RFQ-11: names are those of when the quote was sent, too; where nobody knows them any more, it goes no further', async () => {
  const eva = await site.agent({ name: 'Eva Lemos', agency: 'Douro Rides' });
  const { token, id } = await site.ask({ contact: contactOf(), agentIds: [eva.agentId] });
  const lines = [{ ...LINE, title: 'Dinner with Eva of Douro Rides' }];
  await site.by(eva, `/api/agent/requests/${id}/quotes`, quoteBody({ lines }));
  const [quote] = (await site.own(token)).json<OwnRequest>().quotes;
  const quoteId = quote?.id ?? '';
  const quotes = quoteModel(database().connection);
  // As if the agent had left the directory.
  await quotes.updateOne({ _id: quoteId }, { agent_id: randomUUID() });
  const made = await take(token, { quoteId });
  const { lines: taken } = await read(made);
  expect(taken[0]?.title).toBe('Dinner with … of …');
  await quotes.updateOne({ _id: quoteId }, { agent_names: [] });
  const refused = await site.own(token, 'plans', { quoteId, lineIds: null, isShared: false });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
});

describe('RFQ-11: plans that only a link owns', () => {
  const DAY_MS = 86_400_000;
  const plans = () => tripPlanModel(database().connection);
  /** As many copies of a plan as one quote may have, of so many days ago. */
  async function fill(made: MadePlan, count: number, days: number, own: object = {}) {
    const row = await plans().findById(made.id).orFail().lean();
    const rows = Array.from({ length: count }, () => ({
      ...{ ...row, _id: randomUUID(), changed_at: new Date(Date.now() - days * DAY_MS) },
      ...own,
    }));
    await plans().insertMany(rows);
    return rows.map(({ _id }) => _id);
  }
  const copying = ({ page }: MadePlan) =>
    site.app.inject({ method: 'POST', url: `${page.replace('/trip-plan/', '/api/trip-plans/')}/copy` });

  it('the oldest that nobody has changed goes where there are too many of a quote', async () => {
    const { token, quoteId } = await quoted();
    const shared = await take(token, { quoteId, isShared: true });
    const first = await copy(shared);
    const [changed] = await fill(first, 1, 9, { version: 1 });
    const [oldest] = await fill(first, 1, 8);
    await fill(first, UNOWNED_PLANS_MAX - 3, 7);
    expect((await copying(shared)).statusCode).toBe(201);
    expect(await plans().findById(oldest)).toBeNull();
    expect(await plans().countDocuments({ origin_quote_id: quoteId })).toBe(UNOWNED_PLANS_MAX);
    expect(await plans().findById(changed)).not.toBeNull();
    expect((await site.app.inject(apiOf(first))).statusCode).toBe(200);
  });

  it('where all are changed or of today no more are made, but by an account', async () => {
    const { token, quoteId } = await quoted();
    const shared = await take(token, { quoteId, isShared: true });
    const first = await copy(shared);
    await fill(first, UNOWNED_PLANS_MAX - 1, 7, { version: 2 });
    const refused = await copying(shared);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
    expect(await plans().countDocuments({ origin_quote_id: quoteId, is_shared: false })).toBe(
      UNOWNED_PLANS_MAX,
    );
    const traveler = await site.join('many.plans@mail.example');
    expect((await copy(shared, traveler.headers)).page).toMatch(/^\/trip-plan\//);
  });

  it('the clock removes those that nobody has changed for three months, and no others', async () => {
    const { token, quoteId } = await quoted();
    const shared = await take(token, { quoteId, isShared: true });
    const own = await take(token, { quoteId });
    const [unused] = await fill(own, 1, 91);
    const kept = [
      shared.id,
      own.id,
      ...(await fill(own, 1, 91, { version: 1 })),
      ...(await fill(own, 1, 91, { traveler_id: 'an account' })),
      ...(await fill(own, 1, 89)),
    ];
    const repository = createPlansRepository(database().connection);
    await createUnownedPlans(repository, () => new Date()).clear();
    expect(await plans().findById(unused)).toBeNull();
    expect(await plans().countDocuments({ _id: { $in: kept } })).toBe(kept.length);
  });
});
