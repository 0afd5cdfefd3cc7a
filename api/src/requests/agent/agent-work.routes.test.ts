import type { AgentDashboard } from '@atoll/contracts/agent-dashboard';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { OwnRequest } from '@atoll/contracts/quote';
import { testDatabase } from '../../../test/database';
import { quoteBody } from '../../../test/request-states';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';
import { medianOf } from './agent-work';
import { invitationModel } from '../models/invitation.model';
import { quoteModel } from '../models/quote.model';

const HOUR_MS = 3_600_000;
const database = testDatabase();
let site: RequestsSite;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
});
afterAll(() => site.app.close());

const dashboardOf = async (agent: AskedAgentPerson) =>
  (await site.by(agent, '/api/agent/dashboard')).json<AgentDashboard>();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
/** Moves an invitation of an agent in time. */
const move = (requestId: string, change: object) =>
  invitationModel(database().connection).updateOne({ request_id: requestId }, change);

/** A request that the agent has answered so many hours ago, after so many hours. */
async function declined(agent: AskedAgentPerson, answeredHoursAgo: number, hours: number): Promise<void> {
  const { id } = await site.ask({ agentIds: [agent.agentId] });
  const answer = await site.by(agent, `/api/agent/requests/${id}/decline`, { reason: 'busy', text: '' });
  expect(answer.statusCode).toBe(200);
  await move(id, { answered_at: hoursAgo(answeredHoursAgo), sent_at: hoursAgo(answeredHoursAgo + hours) });
}

it('AGT-01: an agent who was never asked reads no number, and nobody but an agent reads anything', async () => {
  const ana = await site.agent();
  const answer = await site.by(ana, '/api/agent/dashboard');
  expect(answer.headers['cache-control']).toBe('no-store');
  const none = {
    answerMinutes: null,
    answered: { count: 0, of: 0 },
    accepted: { count: 0, of: 0 },
    visits: 0,
  };
  expect(answer.json<AgentDashboard>()).toMatchObject({ due: [], last: none, before: none, isSample: false });
  const tara = await site.join('tara.d@mail.example');
  expect((await site.by(tara, '/api/agent/dashboard')).json()).toMatchObject({ code: '42501' });
  expect((await site.by(null, '/api/agent/dashboard')).statusCode).toBe(401);
});

it('AGT-01, AGT-07: a request makes a contact, which the dashboard shows with what is to be done', async () => {
  const ana = await site.agent();
  const { reference } = await site.ask({ agentIds: [ana.agentId] });
  const [contact] = (await dashboardOf(ana)).newContacts;
  expect(contact).toMatchObject({ name: 'Noor', reference });
  const today = civilDateOf(new Date());
  const url = `/api/crm/contacts/${contact?.id}`;
  for (const [text, dueOn] of [
    ['Ask for dates', addDays(today, -1)],
    ['Far away', addDays(today, 30)],
  ]) {
    const { version } = (await site.by(ana, url)).json<{ version: number }>();
    const answer = await site.app.inject({
      ...{ method: 'POST', url: `${url}/tasks`, payload: { text, dueOn, isDone: false } },
      headers: { ...ana.headers, 'if-match': `"${version}"` },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  }
  expect((await dashboardOf(ana)).tasks).toEqual([
    { contactId: contact?.id, contact: 'Noor', text: 'Ask for dates', dueOn: addDays(today, -1) },
  ]);
  // Another agent has neither.
  expect(await dashboardOf(await site.agent())).toMatchObject({ tasks: [], newContacts: [] });
});

it('AGT-01: what waits comes by its clock: invitations that lapse, and quotes that expire within a week', async () => {
  const ana = await site.agent();
  const rui = await site.agent();
  const [later, sooner, quoted, good] = [
    await site.ask({ agentIds: [ana.agentId], adults: 3 }),
    await site.ask({ agentIds: [ana.agentId, rui.agentId] }),
    await site.ask({ agentIds: [ana.agentId] }),
    await site.ask({ agentIds: [ana.agentId] }),
  ];
  const inHours = (hours: number) => hoursAgo(-hours);
  await move(later.id, { lapses_at: inHours(200) });
  await move(sooner.id, { lapses_at: inHours(2) });
  const soon = addDays(civilDateOf(new Date()), 3);
  for (const [{ id }, days] of [
    [quoted, 3],
    [good, 12],
  ] as const) {
    const body = quoteBody({ validUntil: addDays(civilDateOf(new Date()), days) });
    expect((await site.by(ana, `/api/agent/requests/${id}/quotes`, body)).statusCode).toBe(201);
  }
  const { due } = await dashboardOf(ana);
  expect(due.map(({ kind, requestId }) => [kind, requestId])).toEqual([
    ['answer', sooner.id],
    ['quote', quoted.id],
    ['answer', later.id],
  ]);
  expect(due[1]).toMatchObject({ validUntil: soon, traveler: 'Noor', place: 'Lisbon' });
  expect(JSON.stringify(due)).not.toContain('Haddad');
  expect((await dashboardOf(rui)).due.map(({ requestId }) => requestId)).toEqual([sooner.id]);
});

it('AGT-01: the answer time is the median of the last 30 days, beside that of the 30 before', async () => {
  const ana = await site.agent();
  for (const hours of [1, 3, 20]) await declined(ana, 48, hours);
  await declined(ana, 40 * 24, 8);
  await declined(ana, 70 * 24, 100);
  const { id } = await site.ask({ agentIds: [ana.agentId] });
  await move(id, { state: 'lapsed', sent_at: hoursAgo(60) });
  // One that still waits counts neither way.
  await site.ask({ agentIds: [ana.agentId] });
  const { last, before } = await dashboardOf(ana);
  expect([last.answerMinutes, before.answerMinutes]).toEqual([180, 480]);
  expect([last.answered, before.answered]).toEqual([
    { count: 3, of: 4 },
    { count: 1, of: 1 },
  ]);
});

it('AGT-01: quotes are counted by when they were first sent, and as accepted once that stays', async () => {
  const ana = await site.agent();
  const [won, open, old] = [
    await site.ask({ agentIds: [ana.agentId] }),
    await site.ask({ agentIds: [ana.agentId] }),
    await site.ask({ agentIds: [ana.agentId] }),
  ];
  for (const { id } of [won, open, old])
    expect((await site.by(ana, `/api/agent/requests/${id}/quotes`, quoteBody())).statusCode).toBe(201);
  await quoteModel(database().connection).updateOne({ request_id: old.id }, { sent_at: hoursAgo(35 * 24) });
  const [quote] = (await site.own(won.token)).json<OwnRequest>().quotes;
  const choice = { quoteId: quote?.id, version: 1, hash: quote?.hash, chosen: [] };
  expect((await site.own(won.token, 'accept', choice)).statusCode).toBe(200);
  expect((await dashboardOf(ana)).last.accepted).toEqual({ count: 0, of: 2 });
  await database()
    .connection.collection<{ _id: string }>('quote_requests')
    .updateOne({ _id: won.id }, { $set: { 'accepted.is_final': true } });
  const { last, before } = await dashboardOf(ana);
  expect([last.accepted, before.accepted]).toEqual([
    { count: 1, of: 2 },
    { count: 0, of: 1 },
  ]);
});

it('the median of an even number is between the two in the middle', () => {
  expect([medianOf([]), medianOf([4]), medianOf([9, 1]), medianOf([1, 100, 3])]).toEqual([null, 4, 5, 3]);
});
