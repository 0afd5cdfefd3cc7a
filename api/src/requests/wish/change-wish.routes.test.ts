import type { AgentRequest, OwnRequest } from '@atoll/contracts/quote';
import { WISH_CHANGES_MAX, type WishBody } from '@atoll/contracts/request-change';
import { testDatabase } from '../../../test/database';
import type { Person } from '../../../test/accounts';
import { eventually } from '../../../test/eventually';
import { quoteBody } from '../../../test/request-states';
import {
  buildRequestsSite,
  goodRequest,
  tripDay,
  type AskedAgentPerson,
  type RequestsSite,
} from '../../../test/requests';
import { outboxModel } from '../../shared/mail/outbox.model';
import { quoteRequestModel } from '../models/quote-request.model';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;
let owner: Person;
const OWNER = { name: 'Noor Haddad', email: 'noor@mail.example', phone: '' };
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis' });
  rui = await site.agent({ name: 'Rui Sousa' });
  owner = await site.join(OWNER.email);
});
afterAll(() => site.app.close());
beforeEach(() => outboxModel(database().connection).deleteMany({}));

const asked: string[] = [];
const ask = async () => {
  const sent = await site.ask(
    { contact: OWNER, agentIds: [ana.agentId, rui.agentId], notes: 'A quiet room.' },
    owner.headers,
  );
  asked.push(sent.token);
  return sent;
};
// An agent has ten places for open ones.
afterEach(async () => {
  for (const token of asked.splice(0)) await site.own(token, 'withdraw', {});
});
const ownOf = async (token: string) => (await site.own(token)).json<OwnRequest>();
const seenBy = async (agent: AskedAgentPerson, id: string) =>
  (await site.by(agent, `/api/agent/requests/${id}`)).json<AgentRequest>();

function change(token: string, { wish, wishVersion }: OwnRequest, own: Partial<WishBody>) {
  const { about: _about, ...rest } = wish;
  const payload = { ...rest, version: wishVersion, ...own };
  return site.app.inject({ method: 'PUT', url: `/api/quote-requests/own/${token}/wish`, payload });
}

it('RFQ-09: a changed request is as changed for both sides, says before and after, and each agent gets one mail', async () => {
  const { token, id } = await ask();
  await site.by(ana, `/api/agent/requests/${id}/quotes`, quoteBody());
  const before = await ownOf(token);
  const body = { adults: 3, childAges: [4], notes: 'A quiet room with a cot.' };
  const answer = await change(token, before, body);
  expect(answer.statusCode).toBe(200);
  const items = [
    { what: 'People', before: '2 adults', after: '3 adults, 1 child (4)' },
    { what: 'Wishes', before: 'A quiet room.', after: 'A quiet room with a cot.' },
  ];
  const after = answer.json<OwnRequest>();
  expect(after).toMatchObject({ wish: body, wishVersion: 2, changes: [{ items }] });
  expect(await seenBy(ana, id)).toMatchObject({ wish: body, wishChanges: [{ items }] });
  expect((after.quotes[0]?.sentAt ?? '') < (after.changes[0]?.at ?? '')).toBe(true);
  const told = async ({ email }: AskedAgentPerson) =>
    (await site.mailsTo(email)).filter(({ subject }) => subject.includes('was changed'));
  for (const agent of [ana, rui]) {
    await eventually(async () => expect(await told(agent)).toHaveLength(1));
    expect((await told(agent))[0]?.text).toContain('People: 2 adults → 3 adults, 1 child (4)');
  }
});

it('RFQ-09: what is sent twice, or changes nothing, tells nobody and is no new version', async () => {
  const { token } = await ask();
  const before = await ownOf(token);
  await change(token, before, { adults: 3 });
  const again = await change(token, before, { adults: 3 });
  expect(again.statusCode).toBe(200);
  expect(again.json<OwnRequest>()).toMatchObject({ wishVersion: 2, changes: [{}] });
});

it('RFQ-09: of two who change it at once one is told to look first, and nothing is overwritten', async () => {
  const { token } = await ask();
  const before = await ownOf(token);
  const answers = await Promise.all([
    change(token, before, { adults: 3 }),
    change(token, before, { adults: 4 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json<OwnRequest>();
  expect(await ownOf(token)).toMatchObject({ wishVersion: 2, wish: { adults: won?.wish.adults } });
});

it.each([
  ['when.from', { when: { from: '2001-01-01', to: '2001-01-05', month: null, flexibleDays: 0 } }],
  ['when.to', { when: { from: tripDay(30), to: tripDay(20), month: null, flexibleDays: 0 } }],
  ['adults', { adults: 0 }],
  ['childAges.0', { childAges: [18] }],
  ['budget.amount', { budget: { amount: 0, currency: 'EUR', per: 'trip' as const } }],
  ['notes', { notes: 'x'.repeat(2_001) }],
  ['place', { place: { text: 'Rome', city: 'Rome', country: 'Italy' } }],
])('RFQ-03, RFQ-09: a change has the rules of the form: %s is named', async (field, own) => {
  const { token } = await ask();
  const answer = await change(token, await ownOf(token), own);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
});

it('RFQ-09: the place can be changed while no agent was asked, and then agents of the new place are', async () => {
  const rome = await site.agent({
    ...{ name: 'Eva Conti', city: 'Rome', clean_city: 'rome', country: 'Italy' },
  });
  const body = goodRequest();
  await site.send(body);
  const token = await site.tokenTo(body.contact.email);
  const place = { text: 'Rome', city: 'Rome', country: 'Italy' };
  const answer = await change(token, await ownOf(token), { place });
  expect(answer.json<OwnRequest>()).toMatchObject({ wish: { place }, changes: [], wishVersion: 2 });
  await site.own(token, 'confirm', {});
  const { invitations } = await ownOf(token);
  expect(invitations.map(({ agent }) => agent.id)).toEqual([rome.agentId]);
});

it('RFQ-09: what is withdrawn, closed or accepted is not changed, and says which', async () => {
  const { token } = await ask();
  const before = await ownOf(token);
  await site.own(token, 'withdraw', {});
  const answer = await change(token, before, { adults: 3 });
  expect(answer.statusCode).toBe(409);
  expect(answer.json<{ message: string }>().message).toContain('is closed');
});

it('RFQ-09: a request is changed so often at most', async () => {
  const { token, id } = await ask();
  const one = { version: 2, at: new Date(), items: [] };
  await quoteRequestModel(database().connection).updateOne(
    { _id: id },
    { wish_changes: Array.from({ length: WISH_CHANGES_MAX }, () => one) },
  );
  expect((await change(token, await ownOf(token), { adults: 3 })).statusCode).toBe(409);
});
