import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Attachment } from '@atoll/contracts/attachment';
import type { OwnRequest } from '@atoll/contracts/quote';
import { FROM_OUR_PAGE, PASSWORD, type Person } from '../../test/accounts';
import type { MadePlan } from '@atoll/contracts/trip-plan';
import { testDatabase } from '../../test/database';
import { fileForm } from '../../test/file-form';
import { eventually } from '../../test/eventually';
import { buildRequestsSite, type RequestsSite } from '../../test/requests';
import { acceptanceModel } from './models/acceptance.model';
import { quoteCostsModel } from './models/quote-costs.model';
import { quoteModel } from './models/quote.model';

const database = testDatabase();
let site: RequestsSite;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
});
afterAll(() => site.app.close());

const remove = (headers: object) =>
  site.app.inject({
    method: 'DELETE',
    url: '/api/auth/account',
    headers: { ...headers, ...FROM_OUR_PAGE },
    payload: { current_password: PASSWORD },
  });
const dataOf = async (headers: object) =>
  (await site.app.inject({ url: '/api/auth/account/data', headers: { ...headers } })).body;
const count = (name: string, filter: object) => database().connection.collection(name).countDocuments(filter);

/** A request of a traveler with an account, with a message, a quote with its costs, and what was accepted. */
async function wholeRequest() {
  const agent = await site.agent({ name: `Agent ${randomUUID().slice(0, 4)}` });
  const email = `tara.${randomUUID().slice(0, 8)}@mail.example`;
  const traveler = await site.join(email);
  const contact = { name: 'Tara', email, phone: '' };
  const { id, token } = await site.ask({ contact, agentIds: [agent.agentId] }, traveler.headers);
  await site.own(token, `threads/${agent.agentId}`, { clientId: randomUUID(), text: 'A word of mine' });
  await site.by(agent, `/api/agent/requests/${id}/thread`, { clientId: randomUUID(), text: 'Words of hers' });
  const form = fileForm(Buffer.from('%PDF-1.7'), 'Our voucher.pdf');
  const files = `/api/quote-requests/own/${token}/threads/${agent.agentId}/attachments`;
  const file = (await site.app.inject({ method: 'POST', url: files, ...form })).json<Attachment>();
  await site.own(token, `threads/${agent.agentId}`, {
    ...{ clientId: randomUUID(), text: '', attachments: [file.id] },
  });
  const view = {
    ...{ id: 'q', requestId: id, agentId: agent.agentId, version: 1, currency: 'EUR', title: 'A week' },
    ...{
      message: '',
      lines: [],
      terms: '',
      validUntil: '2020-12-24',
      ratesDate: null,
      sentAt: '',
      hash: 'h',
    },
  };
  const document = { requestId: id, quote: view, chosen: [], total: 0, acceptedAt: '', hash: 'h' };
  const quote = {
    ...{
      _id: randomUUID(),
      request_id: id,
      agent_id: agent.agentId,
      agent_user_id: agent.user.id,
      version: 1,
    },
    ...{ currency: 'EUR', title: 'A week', message: '', lines: [], terms: '', valid_until: '2020-12-24' },
    ...{ rates_date: null, sent_at: new Date(), hash: 'h' },
  };
  await quoteModel(database().connection).create(quote);
  await quoteCostsModel(database().connection).create({
    ...{ _id: quote._id, agent_user_id: agent.user.id, costs: [{ lineId: 'a', net: 4_711 }], at: new Date() },
  });
  await acceptanceModel(database().connection).create({
    ...{ _id: id, agent_id: agent.agentId, agent_user_id: agent.user.id, document },
  });
  return { id, token, agent, traveler, quoteId: quote._id, fileId: file.id };
}

/** The id of a plan that the traveler has made of the quote. */
async function takeQuote({ token, quoteId, traveler }: { token: string; quoteId: string; traveler: Person }) {
  const payload = { quoteId, lineIds: null, isShared: false };
  const url = `/api/quote-requests/own/${token}/plans`;
  const made = await site.app.inject({ method: 'POST', url, payload, headers: traveler.headers });
  return made.json<MadePlan>().id;
}

it('a traveler’s download has the requests, and their deletion takes all but what was accepted', async () => {
  const { id, token, agent, traveler, quoteId, fileId } = await wholeRequest();
  const plan = await takeQuote({ token, quoteId, traveler });
  const data = await dataOf(traveler.headers);
  for (const part of [id, plan, 'A word of mine', 'Words of hers', 'Our voucher.pdf', 'A week'])
    expect(data).toContain(part);
  expect(data).not.toMatch(/4711|link_version|body_hash/);
  const other = await wholeRequest();
  expect((await remove(traveler.headers)).statusCode).toBe(204);
  expect((await site.own(token)).statusCode).toBe(404);
  const of = { request_id: id };
  const left = [
    count('quote_requests', { _id: id as never }),
    count('request_invitations', of),
    count('request_messages', of),
    count('quotes', of),
    count('quote_costs', { _id: quoteId as never }),
    count('trip_plans', { _id: plan as never }),
    count('quote_acceptances', { _id: id as never }),
  ];
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect((await site.by(agent, `/api/agent/requests/${id}`)).statusCode).toBe(403);
  expect((await site.by(agent, `/api/agent/requests/${id}/attachments/${fileId}`)).statusCode).toBe(403);
  await eventually(async () => {
    expect(await count('request_files', of)).toBe(0);
    const stored = await readdir(site.site.dataDir, { recursive: true });
    expect(stored.filter((path) => path.includes(fileId) && path.endsWith('full'))).toEqual([]);
  });
  expect((await site.own(other.token)).statusCode).toBe(200);
});

it('an agent’s download has the own words and costs; its deletion declines what is open, and travelers keep what they read', async () => {
  const { id, token, agent } = await wholeRequest();
  const next = await site.agent({ name: 'Nuno Next', languages: ['pt'] });
  await site.by(agent, '/api/agent/away', { until: new Date().toISOString().slice(0, 10) }, 'PUT');
  const data = await dataOf(agent.headers);
  for (const part of ['Words of hers', '4711', 'away_until']) expect(data).toContain(part);
  expect((await remove(agent.headers)).statusCode).toBe(204);
  await eventually(async () => {
    const { invitations } = (await site.own(token)).json<OwnRequest>();
    expect(invitations[0]).toMatchObject({ state: 'declined', declined: { reason: 'other' } });
    expect(invitations.length).toBe(2);
  });
  const own = (await site.own(token)).json<OwnRequest>();
  expect(own.quotes).toMatchObject([{ title: 'A week' }]);
  expect((await site.own(token, `threads/${agent.agentId}`)).body).toContain('Words of hers');
  const user = { agent_user_id: agent.user.id };
  const left = ['request_invitations', 'quotes', 'quote_costs', 'quote_acceptances'].map((name) =>
    count(name, user),
  );
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0]);
  expect(await count('request_messages', { author_id: agent.user.id })).toBe(0);
  expect(await count('agent_absences', { _id: agent.user.id as never })).toBe(0);
  expect(await count('quote_acceptances', { _id: id as never })).toBe(1);
  expect(next.agentId).not.toBe(agent.agentId);
});
