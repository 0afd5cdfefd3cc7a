import { randomUUID } from 'node:crypto';
import { addDays } from '@atoll/contracts/dates';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { Acceptance, AgentRequest, OwnRequest, Quote, QuoteBody } from '@atoll/contracts/quote';
import type { QuoteLine } from '@atoll/contracts/quote-line';
import type { Thread } from '@atoll/contracts/quote-request';
import { firstChoice, totalOf } from '@atoll/contracts/quote-totals';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';
import { quoteRequestModel } from '../models/quote-request.model';
import { hashOf } from './canonical-json';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis' });
  rui = await site.agent({ name: 'Rui Sousa' });
});
afterAll(() => site.app.close());

const lineOf = (own: Partial<QuoteLine> = {}): QuoteLine => ({
  id: 'a',
  day: 1,
  title: 'Hotel Farol',
  place: 'Lisbon',
  supplier: 'Farol',
  units: 3,
  unitAmount: 12_050,
  currency: 'EUR',
  taxBasisPoints: 600,
  kind: 'included',
  group: null,
  page: null,
  ...own,
});
const quoteOf = (own: Partial<QuoteBody> = {}): QuoteBody => ({
  currency: 'EUR',
  title: 'Three days in Lisbon',
  message: 'With pleasure.',
  lines: [
    lineOf(),
    lineOf({ id: 'b', day: 2, title: 'Sintra by car', units: 1, unitAmount: 9_000, kind: 'optional' }),
    lineOf({ id: 'c', day: 3, title: 'Fado', units: 2, unitAmount: 4_500, kind: 'choice', group: 'Evening' }),
    lineOf({
      id: 'd',
      day: 3,
      title: 'River',
      units: 2,
      unitAmount: 5_000,
      kind: 'choice',
      group: 'Evening',
    }),
  ],
  terms: 'Half of it in advance.',
  validUntil: addDays(new Date().toISOString().slice(0, 10), 14),
  costs: [{ lineId: 'a', net: 10_000 }],
  after: 0,
  ...own,
});
const send = (agent: AskedAgentPerson, id: string, body: object) =>
  site.by(agent, `/api/agent/requests/${id}/quotes`, body);
const seen = async (token: string) => (await site.own(token)).json<OwnRequest>();
const quoteBy = ({ quotes }: OwnRequest, { agentId }: AskedAgentPerson): Quote => {
  const found = quotes.find((quote) => quote.agentId === agentId);
  if (!found) throw new Error('this agent has sent no quote');
  return found;
};
const acceptanceOf = (quote: Quote, chosen = firstChoice(quote.lines)) => ({
  quoteId: quote.id,
  version: quote.version,
  hash: quote.hash,
  chosen,
});
const undo = (token: string) =>
  site.app.inject({ method: 'DELETE', url: `/api/quote-requests/own/${token}/accept` });

/** A request that both agents have answered. */
async function quoted(): Promise<{ token: string; id: string; anas: Quote; ruis: Quote }> {
  const { token, id } = await site.ask({ agentIds: [ana.agentId, rui.agentId] });
  expect((await send(ana, id, quoteOf())).statusCode).toBe(201);
  expect((await send(rui, id, quoteOf({ currency: 'USD', costs: [] }))).statusCode).toBe(201);
  const request = await seen(token);
  return { token, id, anas: quoteBy(request, ana), ruis: quoteBy(request, rui) };
}

/** As if the ten seconds were over; the clock is asked to look. */
async function letTimePass(id: string): Promise<void> {
  const over = new Date(Date.now() - 1);
  await quoteRequestModel(database().connection).updateOne(
    { _id: id },
    { 'accepted.final_at': over, due_at: over },
  );
  // What is written for another request has the clock look now.
  const { token, anas } = await quoted();
  await site.own(token, 'change', { quoteId: anas.id, lineId: 'a', text: 'Later, please.' });
  await eventually(async () => {
    const row = await quoteRequestModel(database().connection).findById(id).orFail();
    expect(row.accepted?.is_final).toBe(true);
  });
}

it('RFQ-08: where a line is stays in the quote and in what was accepted, whose hashes can be computed again', async () => {
  const { token, id } = await site.ask({ agentIds: [ana.agentId] });
  const spot = {
    kind: 'place' as const,
    name: 'Pena Palace, Portugal',
    latitude: 38.7876,
    longitude: -9.3906,
  };
  const lines = [lineOf({ spot }), lineOf({ id: 'b' })];
  expect((await send(ana, id, quoteOf({ lines }))).statusCode).toBe(201);
  const quote = quoteBy(await seen(token), ana);
  expect(quote.lines[0]?.spot).toEqual(spot);
  expect(quote.lines[1]).not.toHaveProperty('spot');
  const { hash, ...shown } = quote;
  expect(hashOf(shown)).toBe(hash);
  expect((await site.own(token, 'accept', acceptanceOf(quote))).statusCode).toBe(200);
  const { hash: whole, ...accepted } = (await site.own(token, 'acceptance')).json<Acceptance>();
  expect(accepted.quote.lines[0]?.spot).toEqual(spot);
  expect(hashOf(accepted)).toBe(whole);
});

it('RFQ-08: where a hotel is, is said by its page and by nothing else', async () => {
  const { id } = await site.ask({ agentIds: [ana.agentId] });
  const spot = { kind: 'hotel' as const, name: 'Farol', latitude: 38.7, longitude: -9.1 };
  const page = '/hotels?hotel=1';
  const refused = await send(ana, id, quoteOf({ lines: [lineOf({ spot })] }));
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<ErrorEnvelope>().fields ?? {})).toEqual(['lines.0.spot']);
  const north = { ...spot, latitude: 91 };
  expect((await send(ana, id, quoteOf({ lines: [lineOf({ spot: north, page })] }))).statusCode).toBe(400);
  expect((await send(ana, id, quoteOf({ lines: [lineOf({ spot, page })] }))).statusCode).toBe(201);
});

it('RFQ-08: the server prices the lines in the quote’s currency, with the date of the rates where it converts', async () => {
  const { token, id } = await site.ask({ agentIds: [ana.agentId] });
  const lines = [lineOf(), lineOf({ id: 'yen', currency: 'JPY', unitAmount: 5_000, units: 1 })];
  const sent = (await send(ana, id, quoteOf({ lines }))).json<AgentRequest>();
  expect(sent).toMatchObject({
    state: 'quoted',
    quotes: [{ version: 1, costs: [{ lineId: 'a', net: 10_000 }] }],
  });
  const request = await seen(token);
  expect(request.status).toBe('quoted');
  const quote = quoteBy(request, ana);
  // Three nights of 120.50 and 6 % on top.
  expect(quote.lines[0]).toMatchObject({ amount: 38_319, tax: 2_169 });
  expect(quote.lines[1]?.amount).toBeGreaterThan(0);
  expect(quote.ratesDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const { hash, ...shown } = quote;
  expect(hashOf(shown)).toBe(hash);
  const plain = await site.ask({ agentIds: [ana.agentId] });
  await send(ana, plain.id, quoteOf());
  expect(quoteBy(await seen(plain.token), ana).ratesDate).toBeNull();
});

it('RFQ-08: versions never change; of two that follow the same one, the second is told', async () => {
  const { token, id, anas } = await quoted();
  const second = quoteOf({ after: 1, title: 'Four days in Lisbon' });
  expect((await send(ana, id, second)).statusCode).toBe(201);
  const late = await send(ana, id, quoteOf({ after: 1 }));
  expect(late.statusCode).toBe(409);
  expect(late.json<ErrorEnvelope>().message).toMatch(/Version 2 of your quote was sent meanwhile/);
  const request = await seen(token);
  expect(quoteBy(request, ana)).toMatchObject({ version: 2, title: 'Four days in Lisbon' });
  expect(request.earlier).toEqual([anas]);
  const both = await Promise.all([2, 2].map((after) => send(ana, id, quoteOf({ after }))));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

it.each<[string, Partial<QuoteBody>, string]>([
  ['a validity in the past', { validUntil: '2019-01-01' }, 'validUntil'],
  ['a currency without a rate', { currency: 'XXX' }, 'currency'],
  [
    'a line whose currency has no rate',
    { lines: [lineOf({ currency: 'QQQ' })], costs: [] },
    'lines.0.currency',
  ],
  ['a choice with one line', { lines: [lineOf({ kind: 'choice', group: 'Room' })] }, 'lines.0.group'],
  ['a choice without a group', { lines: [lineOf({ kind: 'choice' })] }, 'lines.0.group'],
  ['two lines of one id', { lines: [lineOf(), lineOf()] }, 'lines.1.id'],
  ['a cost of no line', { lines: [lineOf({ id: 'z' })] }, 'costs'],
  ['a page of another site', { lines: [lineOf({ page: '/nowhere/at/all' })] }, 'lines.0.page'],
])('RFQ-08: %s is refused with its field', async (_what, wrong, field) => {
  const { id } = await site.ask({ agentIds: [ana.agentId] });
  const answer = await send(ana, id, quoteOf(wrong));
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<ErrorEnvelope>().fields ?? {})).toContain(field);
});

it('RFQ-08: what no schema can be is refused', async () => {
  const { id } = await site.ask({ agentIds: [ana.agentId] });
  for (const wrong of [
    { lines: [] },
    { lines: [lineOf({ unitAmount: 1.5 })] },
    { lines: [lineOf({ unitAmount: -1 })] },
    { lines: [lineOf({ page: 'javascript:alert(1)' })] },
  ])
    expect((await send(ana, id, quoteOf(wrong))).statusCode).toBe(400);
});

it('RFQ-09, RFQ-10: one quote is accepted; after ten seconds the others are closed, all are told, and it is frozen', async () => {
  const { token, id, anas } = await quoted();
  const chosen = ['b', 'd'];
  const accepted = await site.own(token, 'accept', acceptanceOf(anas, chosen));
  expect(accepted.statusCode).toBe(200);
  const request = accepted.json<OwnRequest>();
  expect(request).toMatchObject({ status: 'accepted', undoUntil: expect.any(String) });
  expect(request.acceptance).toMatchObject({
    quote: anas,
    chosen,
    total: totalOf(anas.lines, chosen).total,
  });
  // Nobody hears of it while it can be taken back.
  const before = (await site.by(ana, `/api/agent/requests/${id}`)).json<AgentRequest>();
  expect(before).toMatchObject({ state: 'quoted', contact: null, acceptance: null });
  expect((await site.by(ana, `/api/agent/requests/${id}/acceptance`)).statusCode).toBe(403);
  await letTimePass(id);
  const after = await seen(token);
  expect(after.undoUntil).toBeNull();
  expect(after.invitations.map(({ state }) => state).sort()).toEqual(['closed', 'quoted']);
  const anaSees = (await site.by(ana, `/api/agent/requests/${id}`)).json<AgentRequest>();
  expect(anaSees).toMatchObject({ state: 'accepted', contact: { name: 'Noor Haddad' } });
  expect(anaSees.acceptance).toEqual(after.acceptance);
  const ruiSees = (await site.by(rui, `/api/agent/requests/${id}`)).json<AgentRequest>();
  expect(ruiSees).toMatchObject({ state: 'closed', contact: null, acceptance: null });
  const thread = (await site.by(rui, `/api/agent/requests/${id}/thread`)).json<Thread>();
  expect(thread.messages).toMatchObject([
    { author: 'site', text: expect.stringMatching(/accepted another quote/) },
  ]);
  const document = await site.own(token, 'acceptance');
  expect(document.headers['content-disposition']).toMatch(/^attachment; filename="AT-/);
  const { hash, ...frozen } = document.json<Acceptance>();
  expect(hashOf(frozen)).toBe(hash);
  expect(document.body).not.toMatch(/Noor|mail\.example|Ana Reis/);
  expect((await site.by(ana, `/api/agent/requests/${id}/acceptance`)).json()).toEqual(document.json());
  // For ever, for both: nothing changes it.
  expect((await send(ana, id, quoteOf({ after: 1 }))).statusCode).toBe(409);
  expect((await undo(token)).statusCode).toBe(409);
  expect((await site.own(token, 'withdraw', {})).statusCode).toBe(409);
  expect((await site.own(token, 'acceptance')).json()).toEqual(document.json());
  const subjectsTo = async (email: string) => (await site.mailsTo(email)).map(({ subject }) => subject);
  await eventually(async () => {
    expect(await subjectsTo(rui.email)).toContain(`Request ${request.reference} is settled`);
    expect(await subjectsTo(ana.email)).toContain(`Your quote for request ${request.reference} was accepted`);
    expect(await subjectsTo(request.contact.email)).toContain('You have accepted the quote of Ana Reis');
  });
});

it('RFQ-09: it is taken back within ten seconds, and another is accepted', async () => {
  const { token, id, anas, ruis } = await quoted();
  await site.own(token, 'accept', acceptanceOf(anas));
  const undone = await undo(token);
  expect(undone.json<OwnRequest>()).toMatchObject({ status: 'quoted', acceptance: null, undoUntil: null });
  expect((await site.own(token, 'acceptance')).statusCode).toBe(404);
  expect((await undo(token)).statusCode).toBe(200);
  expect((await site.own(token, 'accept', acceptanceOf(ruis))).statusCode).toBe(200);
  await letTimePass(id);
  expect((await seen(token)).acceptance?.quote.agentId).toBe(rui.agentId);
});

it('RFQ-09: of two tabs that accept two quotes one wins, and the same tab twice is once', async () => {
  const { token, anas, ruis } = await quoted();
  const both = await Promise.all([anas, ruis].map((quote) => site.own(token, 'accept', acceptanceOf(quote))));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const winner = (await seen(token)).acceptance?.quote;
  const again = await site.own(token, 'accept', acceptanceOf(winner?.id === anas.id ? anas : ruis));
  expect(again.statusCode).toBe(200);
});

it('RFQ-09: what is not what was shown is refused with what has changed', async () => {
  const { token, id, anas } = await quoted();
  const complaint = async (body: object) => {
    const answer = await site.own(token, 'accept', body);
    return [answer.statusCode, answer.json<ErrorEnvelope>().message];
  };
  expect(await complaint({ ...acceptanceOf(anas), hash: 'x' })).toEqual([
    409,
    expect.stringMatching(/not the one that was shown/),
  ]);
  for (const chosen of [[], ['c', 'd'], ['c', 'a'], ['c', 'nothing']])
    expect((await complaint(acceptanceOf(anas, chosen)))[0]).toBe(422);
  await send(ana, id, quoteOf({ after: 1 }));
  expect(await complaint(acceptanceOf(anas))).toEqual([
    409,
    expect.stringMatching(/Version 2 of this quote has come meanwhile/),
  ]);
  expect((await complaint({ ...acceptanceOf(anas), quoteId: randomUUID() }))[0]).toBe(403);
  const other = await quoted();
  expect((await complaint(acceptanceOf(other.anas)))[0]).toBe(403);
  expect((await seen(token)).status).toBe('quoted');
});

it('RFQ-09: a quote whose time is over cannot be accepted', async () => {
  const { token, id } = await site.ask({ agentIds: [ana.agentId] });
  await send(ana, id, quoteOf());
  const quote = quoteBy(await seen(token), ana);
  const later = new Date(Date.now() + 17 * 86_400_000);
  jest.useFakeTimers({
    now: later,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
    ],
  });
  try {
    const answer = await site.own(token, 'accept', acceptanceOf(quote));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorEnvelope>().message).toMatch(/could be accepted until/);
  } finally {
    jest.useRealTimers();
  }
});

it('RFQ-09: a line that the traveler wants otherwise is a message to its agent, once', async () => {
  const { token, id, anas } = await quoted();
  const wish = { quoteId: anas.id, lineId: 'b', text: 'By train, please.' };
  await site.own(token, 'change', wish);
  expect((await site.own(token, 'change', wish)).statusCode).toBe(200);
  const { messages } = (await site.by(ana, `/api/agent/requests/${id}/thread`)).json<Thread>();
  expect(messages.map(({ text }) => text)).toEqual([
    'Please change “Sintra by car” on day 2 of version 1: By train, please.',
  ]);
  const { changes } = (await site.by(ana, `/api/agent/requests/${id}`)).json<AgentRequest>();
  expect(changes).toEqual([{ version: 1, lineId: 'b', text: 'By train, please.', at: expect.any(String) }]);
  expect((await site.own(token, 'change', { ...wish, lineId: 'nothing' })).statusCode).toBe(403);
});

it('RFQ-08, RFQ-09: the mail of a new version says that it is one, and nothing more is asked of the version before', async () => {
  const { token, id, anas } = await quoted();
  await send(ana, id, quoteOf({ after: 1 }));
  const { contact, reference } = await seen(token);
  await eventually(async () => {
    const subjects = (await site.mailsTo(contact.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Ana Reis has sent a quote for your request ${reference}`);
    expect(subjects).toContain(`Ana Reis has changed the quote for your request ${reference}: version 2`);
  });
  const late = await site.own(token, 'change', { quoteId: anas.id, lineId: 'b', text: 'By train, please.' });
  expect(late.statusCode).toBe(409);
  expect(late.json<ErrorEnvelope>().message).toMatch(/^Version 2 of this quote has come meanwhile/);
});

it('RFQ-12: costs and contact data are in no answer where they do not belong', async () => {
  const { token, id } = await quoted();
  const ruiSees = (await site.by(rui, `/api/agent/requests/${id}`)).body;
  expect(ruiSees).not.toMatch(/10000|mail\.example|Haddad/);
  const own = (await site.own(token)).body;
  expect(own).not.toMatch(/"net"|"costs"|"margin"/);
  const anaSees = (await site.by(ana, `/api/agent/requests/${id}`)).body;
  expect(anaSees).toMatch(/"net":10000/);
  expect(anaSees).not.toMatch(/mail\.example|Haddad/);
});
