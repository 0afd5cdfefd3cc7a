import { randomUUID } from 'node:crypto';
import { addDays, addMonthsClamped } from '@atoll/contracts/dates';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { OwnRequest } from '@atoll/contracts/quote';
import { NOTES_MAX, type RequestReceived } from '@atoll/contracts/quote-request';
import { testDatabase } from '../../../test/database';
import {
  buildRequestsSite,
  goodRequest,
  tripDay,
  type AskedAgentPerson,
  type RequestsSite,
} from '../../../test/requests';
import { outboxModel } from '../../shared/mail/outbox.model';
import { quoteRequestModel, type QuoteRequestDocument } from '../models/quote-request.model';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis' });
});
afterAll(() => site.app.close());

const stored = (filter: object) =>
  quoteRequestModel(database().connection).find(filter).lean<QuoteRequestDocument[]>();
const noWhen = { from: null, to: null, month: null, flexibleDays: 0 };
const when = (own: object) => ({ when: { ...noWhen, ...own } });
const today = () => new Date().toISOString().slice(0, 10);
const contact = (own: object) => ({
  contact: { name: 'Noor', email: 'noor@mail.example', phone: '', ...own },
});

it.each<[string, () => object, string[]]>([
  ['a day that is over', () => when({ from: addDays(today(), -2), to: tripDay() }), ['when.from']],
  ['an end before its beginning', () => when({ from: tripDay(9), to: tripDay(8) }), ['when.to']],
  ['a first day alone', () => when({ from: tripDay() }), ['when.to']],
  ['a last day alone', () => when({ to: tripDay() }), ['when.from']],
  ['a day that no calendar has', () => when({ from: '2020-02-31', to: tripDay() }), ['when.from']],
  ['words instead of a day', () => when({ from: 'soon', to: tripDay() }), ['when.from']],
  ['a month that is over', () => when({ month: addMonthsClamped(today(), -2).slice(0, 7) }), ['when.month']],
  ['a thirteenth month', () => when({ month: `${today().slice(0, 4)}-13` }), ['when.month']],
  [
    'days and a month',
    () => when({ from: tripDay(), to: tripDay(), month: tripDay().slice(0, 7) }),
    ['when.month'],
  ],
  ['a beginning too far ahead', () => when({ from: tripDay(735), to: tripDay(740) }), ['when.from']],
  ['a month too far ahead', () => when({ month: tripDay(800).slice(0, 7) }), ['when.month']],
  ['too many nights', () => when({ from: tripDay(1), to: tripDay(92) }), ['when.to']],
  ['no adults', () => ({ adults: 0 }), ['adults']],
  ['adults left empty', () => ({ adults: null }), ['adults']],
  ['a crowd', () => ({ adults: 31 }), ['adults']],
  ['half an adult', () => ({ adults: 1.5 }), ['adults']],
  ['a child without age', () => ({ childAges: [3, null] }), ['childAges.1']],
  ['a child who is none any more', () => ({ childAges: [18] }), ['childAges.0']],
  ['a child before it is born', () => ({ childAges: [-1] }), ['childAges.0']],
  [
    'a budget without currency',
    () => ({ budget: { amount: 900, currency: null, per: 'trip' } }),
    ['budget.currency'],
  ],
  [
    'RFQ-03: a budget in a currency that there is not',
    () => ({ budget: { amount: 900, currency: 'XXX', per: 'trip' } }),
    ['budget.currency'],
  ],
  ['a budget that says no currency', () => ({ budget: { amount: 900, per: 'trip' } }), ['budget.currency']],
  [
    'a budget without amount',
    () => ({ budget: { amount: null, currency: 'EUR', per: 'person' } }),
    ['budget.amount'],
  ],
  ['no address', () => contact({ email: '' }), ['contact.email']],
  ['half an address', () => contact({ email: 'noor@nowhere' }), ['contact.email']],
  ['a phone that is none', () => contact({ phone: '12' }), ['contact.phone']],
  [
    'six agents',
    () => ({ agentIds: Array.from({ length: 6 }, (_, at) => String(at).repeat(24)) }),
    ['agentIds'],
  ],
  ['an agent whom nobody knows', () => ({ agentIds: ['5f0000000000000000000000'] }), ['agentIds']],
  ['an agent with no sense', () => ({ agentIds: ['../agents'] }), ['agentIds']],
  ['several things at once', () => ({ adults: 0, ...when({ from: tripDay() }) }), ['adults', 'when.to']],
])('RFQ-03: %s is answered with the field', async (_what, wrong, fields) => {
  const body = { ...goodRequest(), ...wrong() };
  const answer = await site.send(body);
  expect(answer.statusCode).toBe(422);
  const envelope = answer.json<ErrorEnvelope>();
  expect(envelope.code).toBe('INVALID_FIELDS');
  expect(Object.keys(envelope.fields ?? {}).sort()).toEqual(fields);
  expect(await stored({ key: body.key })).toEqual([]);
});

it.each([
  ['a trip within one day', () => when({ from: tripDay(), to: tripDay() })],
  ['this month', () => when({ month: addDays(today(), -1).slice(0, 7) })],
  ['any time', () => when({})],
  ['babies', () => ({ childAges: [0, 17] })],
  ['a phone', () => contact({ phone: '+351 210 000 000', email: 'phone@mail.example' })],
])('RFQ-03: %s is no problem', async (_what, wish) => {
  expect((await site.send({ ...goodRequest(), ...wish() })).statusCode).toBe(202);
});

it('RFQ-03: what cannot be read at all is a 400, and operators are no values', async () => {
  for (const wrong of [{ adults: { $gt: 0 } }, { key: { $ne: '' } }, { unknown: 1 }, { contact: null }])
    expect((await site.send({ ...goodRequest(), ...wrong })).statusCode).toBe(400);
});

it('RFQ-03: long notes are too large, and say so by their field', async () => {
  const answer = await site.send(goodRequest({ notes: 'x'.repeat(NOTES_MAX + 1) }));
  expect(answer.statusCode).toBe(413);
  expect(answer.json<ErrorEnvelope>()).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    fields: { notes: expect.stringContaining('2,000') },
  });
  expect((await site.send(goodRequest({ notes: 'x'.repeat(100_000) }))).statusCode).toBe(413);
  expect((await site.send(goodRequest({ notes: 'x'.repeat(NOTES_MAX) }))).statusCode).toBe(202);
});

it('RFQ-06: a machine that fills every field is thanked, and nothing is kept or mailed', async () => {
  const body = goodRequest({ website: 'https://pills.example', adults: 0 });
  const answer = await site.send(body);
  expect(answer.statusCode).toBe(202);
  expect(answer.json<RequestReceived>()).toEqual({
    reference: expect.stringMatching(/^AT-\w{6}$/),
    link: null,
  });
  expect(await stored({ key: body.key })).toEqual([]);
  expect(await outboxModel(database().connection).countDocuments({ to: body.contact.email })).toBe(0);
});

it('RFQ-06: what is sent faster than people type is asked for once more, and goes through then', async () => {
  const body = goodRequest({ openMs: 900 });
  const asked = await site.send(body);
  expect(asked.statusCode).toBe(422);
  expect(asked.json<ErrorEnvelope>().fields).toEqual({ isCertain: expect.stringContaining('once more') });
  expect((await site.send({ ...body, isCertain: true })).statusCode).toBe(202);
});

it('RFQ-01: one key makes one request with one mail, sent twenty times at once; another body under it is refused', async () => {
  const body = goodRequest();
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.send(body)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect(new Set(answers.map((answer) => answer.json<RequestReceived>().reference)).size).toBe(1);
  expect(await stored({ key: body.key })).toHaveLength(1);
  expect(await site.mailsTo(body.contact.email)).toHaveLength(1);
  expect((await site.send({ ...body, adults: 3 })).statusCode).toBe(409);
});

it('RFQ-06: the eleventh request of a minute is one too many, and leaves nothing', async () => {
  const limited = await buildRequestsSite(database().connection, { QUOTE_REQUESTS_MAX: '10' });
  const from = { remoteAddress: '198.51.100.7' };
  try {
    const bodies = Array.from({ length: 11 }, () => goodRequest());
    const answers = [];
    for (const body of bodies) answers.push(await limited.send(body, from));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(202), 429]);
    expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored({ key: bodies[10]?.key })).toEqual([]);
    // What was received is known for ever.
    expect((await limited.send(bodies[0] as object, from)).statusCode).toBe(202);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => limited.send(goodRequest(), { remoteAddress: '198.51.100.8' })),
    );
    expect(many.filter(({ statusCode }) => statusCode === 202)).toHaveLength(10);
  } finally {
    await limited.app.close();
    // Its directory replaced ours.
    ana = await site.agent({ name: 'Ana Reis' });
  }
});

it('RFQ-01: a page of another site sends nothing', async () => {
  const answer = await site.send(goodRequest(), { headers: { origin: 'https://elsewhere.example' } });
  expect(answer.statusCode).toBe(403);
});

it('RFQ-01: a traveler who is signed in with the address that is named has confirmed it already', async () => {
  const tara = await site.join('tara@mail.example');
  const body = goodRequest({ contact: { name: 'Tara', email: ' Tara@mail.example', phone: '' } });
  const { link } = (await site.send(body, { headers: tara.headers })).json<RequestReceived>();
  const own = (await site.own((link ?? '').replace('/request/', ''))).json<OwnRequest>();
  expect(own).toMatchObject({ status: 'sent', isInAccount: true, contact: { email: 'tara@mail.example' } });
  expect(own.invitations.map(({ agent }) => agent.id)).toContain(ana.agentId);
  // Another reader of the same answer does not get the link.
  expect((await site.send(body)).json<RequestReceived>().link).toBeNull();
});

it('RFQ-01: whoever names another address, or is no traveler, sends like somebody without an account', async () => {
  const tom = await site.join('tom@mail.example');
  for (const [headers, email] of [
    [tom.headers, 'not.tom@mail.example'],
    [ana.headers, ana.email],
  ] as const) {
    const body = goodRequest({ contact: { name: 'Tom', email, phone: '' } });
    const answer = await site.send(body, { headers });
    expect(answer.json<RequestReceived>().link).toBeNull();
    expect(await stored({ key: body.key })).toMatchObject([{ status: 'new', traveler_id: null }]);
  }
});

it('RFQ-06: an address is mailed few links, whoever asks, and nobody is told', async () => {
  const email = `flood.${randomUUID().slice(0, 8)}@mail.example`;
  const bodies = Array.from({ length: 8 }, () => goodRequest({ contact: { name: 'F', email, phone: '' } }));
  for (const [at, body] of bodies.entries())
    expect((await site.send(body, { remoteAddress: `203.0.113.${at}` })).statusCode).toBe(202);
  const last = goodRequest();
  await site.send(last);
  await site.mailsTo(last.contact.email);
  expect((await site.mailsTo(email)).length).toBeLessThanOrEqual(4);
});

it('RFQ-01: links are mailed again to who has some; the answer is the same for everybody', async () => {
  const body = goodRequest();
  await site.send(body);
  await site.mailsTo(body.contact.email);
  const [known, unknown] = [
    await site.post('/api/quote-requests/resend', { email: body.contact.email }),
    await site.post('/api/quote-requests/resend', { email: 'nobody.here@mail.example' }),
  ];
  expect(known.statusCode).toBe(202);
  expect(unknown.body).toBe(known.body);
  const token = await site.tokenTo(body.contact.email, 2);
  expect((await site.own(token)).json<OwnRequest>().contact.email).toBe(body.contact.email);
  expect(await outboxModel(database().connection).countDocuments({ to: 'nobody.here@mail.example' })).toBe(0);
});

describe('who would be asked', () => {
  const matches = (query: Record<string, string>) =>
    site.app.inject({ url: '/api/quote-requests/matches', query });

  it('RFQ-04: names those who fit a typed place, in any language, with reasons; nobody for elsewhere', async () => {
    for (const place of ['Lisbon', 'Lisbonne', 'Lisbon, Portugal', 'portugal']) {
      const { agents } = (await matches({ place })).json();
      expect(agents).toMatchObject([{ id: ana.agentId, name: 'Ana Reis', reasons: ['Lives in Lisbon'] }]);
      expect(agents[0]).not.toHaveProperty('userId');
    }
    for (const place of ['Rome', 'Cuba', 'somewhere warm', ''])
      expect((await matches({ place, languages: 'en' })).json()).toEqual({ agents: [], notAskable: [] });
  });

  it('RFQ-04: says of agents that were chosen who cannot be asked', async () => {
    await site.by(ana, '/api/agent/away', { until: tripDay(3) }, 'PUT');
    expect((await matches({ place: 'Lisbon' })).json()).toMatchObject({ agents: [] });
    expect((await matches({ agentIds: `${ana.agentId},nobody` })).json()).toEqual({
      agents: [],
      notAskable: [{ id: ana.agentId, name: 'Ana Reis' }],
    });
    const refused = await site.send(goodRequest({ agentIds: [ana.agentId] }));
    expect(refused.json<ErrorEnvelope>().fields?.agentIds).toContain('Ana Reis');
    await site.by(ana, '/api/agent/away', { until: null }, 'PUT');
    expect((await matches({ agentIds: ana.agentId })).json()).toMatchObject({
      agents: [{ reasons: ['You chose this agent'] }],
      notAskable: [],
    });
  });
});
