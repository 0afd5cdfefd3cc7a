import { randomUUID } from 'node:crypto';
import type {
  AgentRequest,
  AgentRequests,
  OwnRequest,
  TravelerRequests,
  TravelerThreads,
} from '@atoll/contracts/quote';
import type { RequestReceived, Thread } from '@atoll/contracts/quote-request';
import { buildAccountsSite, PASSWORD } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import {
  buildRequestsSite,
  goodRequest,
  tripDay,
  type AskedAgentPerson,
  type RequestsSite,
} from '../../test/requests';
import { outboxModel } from '../shared/mail/outbox.model';
import { quoteRequestModel } from './models/quote-request.model';

const database = testDatabase();
let site: RequestsSite;
let ana: AskedAgentPerson;
let rui: AskedAgentPerson;

beforeAll(async () => {
  site = await buildRequestsSite(database().connection);
  ana = await site.agent({ name: 'Ana Reis', languages: ['pt', 'fr'], specialities: ['food'] });
  rui = await site.agent({ name: 'Rui Sousa', city: 'Porto', clean_city: 'porto', places: ['portugal'] });
});
afterAll(() => site.app.close());

const requestOf = async (token: string) => (await site.own(token)).json<OwnRequest>();

it('RFQ-01, RFQ-04: somebody without an account asks, confirms by the mailed link, and agents who fit are asked', async () => {
  const body = goodRequest({
    interests: ['food'],
    languages: ['fr'],
    notes: 'Buy my pills at pills.example',
  });
  const sent = await site.send(body);
  expect(sent.statusCode).toBe(202);
  expect(sent.headers['cache-control']).toBe('no-store');
  expect(sent.json<RequestReceived>()).toEqual({
    reference: expect.stringMatching(/^AT-\w{6}$/),
    link: null,
  });
  const [mail] = await site.mailsTo(body.contact.email);
  expect(mail?.text).not.toMatch(/pills|Noor|Lisbon/);
  const token = await site.tokenTo(body.contact.email);
  expect(await requestOf(token)).toMatchObject({ status: 'new', invitations: [], isInAccount: false });
  const before = (await site.by(ana, '/api/agent/requests')).json<AgentRequests>();
  expect(before.requests).toEqual([]);
  const confirmed = (await site.own(token, 'confirm', {})).json<OwnRequest>();
  expect(confirmed.status).toBe('sent');
  expect(confirmed.invitations.map(({ agent, reasons }) => [agent.name, reasons])).toEqual([
    ['Ana Reis', ['Lives in Lisbon', 'Speaks French', 'Knows food trips']],
    ['Rui Sousa', ['Lives in Porto', 'Plans trips to Portugal']],
  ]);
  const [told] = await site.mailsTo(ana.email, 2);
  expect(told?.text).toContain(`/agent/requests/${confirmed.id}`);
  expect(told?.text).not.toMatch(/pills|Haddad/);
  // On the agent's own clock.
  expect(told?.text).toMatch(/ or decline, by [A-Z][a-z]+day \d+ [A-Z][a-z]+, \d\d:\d\d in Lisbon\./);
});

it('RFQ-01: a link that is unknown, cut or another’s proof is nobody’s, on every route', async () => {
  const one = await site.ask();
  const other = await site.ask();
  const [id] = one.token.split('.');
  const [, proof] = other.token.split('.');
  const wrong = [
    `${id}.${proof}`,
    `${id}`,
    `${id}.`,
    `${one.token}A`,
    `${one.token}.`,
    one.token.slice(0, -1),
    randomUUID(),
    `%00.${proof}`,
    'x'.repeat(400),
  ];
  for (const token of wrong) {
    const answer = await site.own(token);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const action of ['confirm', 'withdraw'])
      expect((await site.own(token, action, {})).statusCode).toBe(404);
    expect((await site.own(token, 'release', { agentId: ana.agentId })).statusCode).toBe(404);
    expect((await site.own(token, `threads/${ana.agentId}`)).statusCode).toBe(404);
    expect((await site.own(token, 'events')).statusCode).toBe(404);
  }
  await quoteRequestModel(database().connection).updateOne({ _id: id }, { $inc: { link_version: 1 } });
  expect((await site.own(one.token)).statusCode).toBe(404);
});

it('RFQ-12: what is foreign, unknown or malformed is refused alike to agents, and every role but theirs', async () => {
  const { id, token } = await site.ask({ agentIds: [ana.agentId] });
  const tara = await site.join(`tara${randomUUID().slice(0, 6)}@mail.example`);
  const message = { clientId: randomUUID(), text: 'Hello' };
  const urls = (of: string): [string, object?][] => [
    [`/api/agent/requests/${of}`],
    [`/api/agent/requests/${of}/thread`],
    [`/api/agent/requests/${of}/thread`, message],
    [`/api/agent/requests/${of}/decline`, { reason: 'busy', text: '' }],
  ];
  for (const [url, payload] of [id, randomUUID(), 'nonsense', '%24ne', `${id}.${rui.agentId}`].flatMap(
    urls,
  )) {
    const answer = await site.by(rui, url, payload);
    expect([url, answer.statusCode]).toEqual([url, 403]);
    expect(answer.json()).toMatchObject({
      code: '42501',
      message: 'This belongs to somebody else, or does not exist.',
    });
  }
  for (const [url, payload] of urls(id)) {
    expect((await site.by(tara, url, payload)).statusCode).toBe(403);
    expect((await site.by(null, url, payload)).statusCode).toBe(401);
  }
  for (const url of ['/api/agent/requests', '/api/agent/away', '/api/agent/requests/events'])
    expect([(await site.by(tara, url)).statusCode, (await site.by(null, url)).statusCode]).toEqual([
      403, 401,
    ]);
  expect((await site.by(ana, '/api/traveler/requests')).statusCode).toBe(403);
  expect((await site.by(null, '/api/traveler/requests')).statusCode).toBe(401);
  // Nothing of all that has opened it.
  expect((await requestOf(token)).invitations).toMatchObject([{ agent: { id: ana.agentId }, state: 'sent' }]);
});

it('RFQ-12: an agent sees a first name until the traveler lets this one have more', async () => {
  const contact = { name: 'Noor Haddad', email: 'noor.release@mail.example', phone: '+351 210 000 000' };
  const { id, token } = await site.ask({ contact });
  const seenBy = async (person: AskedAgentPerson) => {
    const answer = await site.by(person, `/api/agent/requests/${id}`);
    return { text: answer.body, request: answer.json<AgentRequest>() };
  };
  for (const person of [ana, rui]) {
    const { text, request } = await seenBy(person);
    expect(request).toMatchObject({ traveler: 'Noor', contact: null, state: 'opened', others: 1 });
    expect(text).not.toMatch(/Haddad|noor\.release|210 000/);
    expect((await site.by(person, '/api/agent/requests')).body).not.toMatch(/Haddad|noor\.release|210 000/);
  }
  expect((await site.own(token, 'release', { agentId: 'nobody' })).statusCode).toBe(403);
  const released = (await site.own(token, 'release', { agentId: rui.agentId })).json<OwnRequest>();
  expect(released.invitations.map(({ agent, hasContact }) => [agent.name, hasContact])).toEqual([
    ['Ana Reis', false],
    ['Rui Sousa', true],
  ]);
  expect((await seenBy(rui)).request.contact).toEqual(contact);
  expect((await seenBy(ana)).request.contact).toBeNull();
});

it('RFQ-12: what is accepted is nothing to the agent while it can be taken back, and brings the contact then', async () => {
  const { id, token } = await site.ask({ agentIds: [ana.agentId] });
  const requests = quoteRequestModel(database().connection);
  const accept = (finalInMs: number) => ({
    status: 'accepted',
    accepted: {
      ...{ quote_id: 'q', agent_id: ana.agentId, at: new Date(), is_final: false },
      final_at: new Date(Date.now() + finalInMs),
    },
  });
  const seen = async () => (await site.by(ana, `/api/agent/requests/${id}`)).json<AgentRequest>();
  await requests.updateOne({ _id: id }, accept(60_000));
  expect(await seen()).toMatchObject({ state: 'opened', contact: null });
  expect((await requestOf(token)).undoUntil).not.toBeNull();
  await requests.updateOne({ _id: id }, accept(-1));
  expect(await seen()).toMatchObject({ state: 'accepted', contact: { name: 'Noor Haddad' } });
  expect((await requestOf(token)).undoUntil).toBeNull();
  expect((await site.own(token, 'withdraw', {})).statusCode).toBe(409);
});

it('RFQ-13: both sides talk in one thread, once for each id, and see what is unread', async () => {
  const { id, token } = await site.ask({ agentIds: [ana.agentId] });
  const [thread, own] = [`/api/agent/requests/${id}/thread`, `threads/${ana.agentId}`];
  const message = { clientId: randomUUID(), text: 'Is the <b>sea</b> warm?' };
  const first = await site.own(token, own, message);
  expect([first.statusCode, (await site.own(token, own, message)).json()]).toEqual([201, first.json()]);
  expect((await site.own(token, own, { ...message, text: 'Other' })).statusCode).toBe(409);
  const rows = (await site.by(ana, '/api/agent/requests')).json<AgentRequests>();
  expect(rows.requests.find((row) => row.id === id)).toMatchObject({
    unread: 1,
    lastMessage: { text: message.text, author: 'traveler' },
  });
  const { messages } = (await site.by(ana, thread)).json<Thread>();
  // The id under which it was sent is only for the side that wrote it.
  expect(messages).toMatchObject([{ author: 'traveler', text: message.text, isRead: false, clientId: null }]);
  expect((await site.by(ana, `/api/agent/requests/${id}`)).json<AgentRequest>().unread).toBe(0);
  await site.by(ana, thread, { clientId: randomUUID(), text: 'It is.' });
  expect((await requestOf(token)).invitations).toMatchObject([{ unread: 1 }]);
  const read = (await site.own(token, own)).json<Thread>();
  expect(read.messages).toMatchObject([
    { author: 'traveler', isRead: true, clientId: message.clientId },
    { author: 'agent', text: 'It is.', clientId: null },
  ]);
  expect((await requestOf(token)).invitations).toMatchObject([{ unread: 0 }]);
  const long = { clientId: randomUUID(), text: 'x'.repeat(4_001) };
  expect((await site.own(token, own, long)).statusCode).toBe(413);
  expect((await site.by(ana, thread, long)).statusCode).toBe(413);
  expect((await site.own(token, `threads/${rui.agentId}`, message)).statusCode).toBe(403);
});

it('RFQ-07: an agent who declines says why, another is asked at once, and the traveler is told', async () => {
  const contact = { name: 'Noor', email: 'noor.declined@mail.example', phone: '' };
  const { id, token } = await site.ask({ agentIds: [ana.agentId], contact });
  const url = `/api/agent/requests/${id}/decline`;
  const declined = await site.by(ana, url, { reason: 'busy', text: 'In May again.' });
  expect(declined.json<AgentRequest>()).toMatchObject({ state: 'declined', declined: { reason: 'busy' } });
  await eventually(async () => {
    const { invitations } = await requestOf(token);
    expect(invitations.map(({ agent, state, round }) => [agent.name, state, round])).toEqual([
      ['Ana Reis', 'declined', 1],
      ['Rui Sousa', 'sent', 2],
    ]);
  });
  const [mail] = await site.mailsTo(contact.email, 2);
  expect(mail?.text).toContain('Ana Reis cannot help with it: too busy for these dates.');
  expect(mail?.text).toContain('We have asked Rui Sousa instead.');
  expect((await site.by(ana, url, { reason: 'busy', text: '' })).statusCode).toBe(200);
  const message = { clientId: randomUUID(), text: 'Please!' };
  expect((await site.own(token, `threads/${ana.agentId}`, message)).statusCode).toBe(409);
  // The second round brings no third.
  await site.by(rui, url, { reason: 'place', text: '' });
  await eventually(async () =>
    expect(await requestOf(token)).toMatchObject({ status: 'closed', closedReason: 'no-answer' }),
  );
  // One mail says both, that Rui is out and that nobody is left.
  const texts = (await site.mailsTo(contact.email, 3)).map(({ text }) => text).join();
  expect(texts).toContain('None of the agents who were asked has sent a quote');
});

it('RFQ-07: where nobody fits, the traveler is told so at once', async () => {
  const contact = { name: 'Noor', email: 'noor.rome@mail.example', phone: '' };
  const { token } = await site.ask({ place: { text: 'Rome', city: 'Rome', country: 'Italy' }, contact });
  expect(await requestOf(token)).toMatchObject({
    status: 'closed',
    closedReason: 'no-answer',
    invitations: [],
  });
  const [mail] = await site.mailsTo(contact.email, 2);
  expect(mail?.text).toContain('No agent with an account at Atoll plans trips to this place');
});

it('RFQ-07: a request that is withdrawn is closed for both sides, who can read on', async () => {
  const { id, token, reference } = await site.ask({ agentIds: [ana.agentId] });
  const message = { clientId: randomUUID(), text: 'Hello' };
  await site.own(token, `threads/${ana.agentId}`, message);
  const withdrawn = (await site.own(token, 'withdraw', {})).json<OwnRequest>();
  expect(withdrawn).toMatchObject({ status: 'closed', closedReason: 'withdrawn' });
  expect(withdrawn.invitations).toMatchObject([{ state: 'closed' }]);
  expect((await site.own(token, 'withdraw', {})).statusCode).toBe(200);
  await eventually(async () => {
    const subjects = (await site.mailsTo(ana.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Request ${reference} was withdrawn`);
  });
  const again = { clientId: randomUUID(), text: 'Still?' };
  for (const answer of [
    await site.own(token, `threads/${ana.agentId}`, again),
    await site.by(ana, `/api/agent/requests/${id}/thread`, again),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('withdrawn');
  }
  const read = (await site.by(ana, `/api/agent/requests/${id}/thread`)).json<Thread>();
  expect(read.messages).toHaveLength(1);
  const decline = { reason: 'busy', text: '' };
  expect((await site.by(ana, `/api/agent/requests/${id}/decline`, decline)).statusCode).toBe(409);
  expect((await site.own(token, 'release', { agentId: ana.agentId })).statusCode).toBe(409);
});

it('RFQ-01: a request comes along at sign-in, and is taken by whoever has its address, and nobody else', async () => {
  const email = 'lena@mail.example';
  const contact = { name: 'Lena', email, phone: '' };
  const { token, reference } = await site.ask({ contact, agentIds: [ana.agentId] });
  const unconfirmed = goodRequest({ contact });
  await site.send(unconfirmed);
  const stranger = await site.join('stranger@mail.example');
  const take = (person: Pick<AskedAgentPerson, 'headers'> | null) =>
    site.app.inject({
      method: 'POST',
      url: `/api/quote-requests/own/${token}/take`,
      headers: person?.headers,
      payload: {},
    });
  expect((await take(stranger)).statusCode).toBe(403);
  expect((await take(ana)).statusCode).toBe(403);
  expect((await take(null)).statusCode).toBe(401);
  await site.register(email);
  await site.post('/api/auth/verify-email', { token_hash: await site.linkTo(email, 3), password: PASSWORD });
  const lena = site.person(await site.login(email));
  const { requests } = (await site.by(lena, '/api/traveler/requests')).json<TravelerRequests>();
  expect(requests).toMatchObject([
    { reference, status: 'sent', quotes: 0, page: `/request/${token}`, place: 'Lisbon' },
  ]);
  expect((await take(lena)).json<OwnRequest>().isInAccount).toBe(true);
  await site.by(ana, `/api/agent/requests/${token.split('.')[0]}/thread`, {
    ...{ clientId: randomUUID(), text: 'The 4th is free.', attachments: [] },
  });
  const threadsOf = async (person: Parameters<typeof site.by>[0]) =>
    (await site.by(person, '/api/traveler/threads')).json<TravelerThreads>().threads;
  expect(await threadsOf(lena)).toMatchObject([
    {
      ...{ reference, place: 'Lisbon', unread: 1, agent: { id: ana.agentId, name: 'Ana Reis' } },
      lastMessage: { text: 'The 4th is free.', author: 'agent' },
      page: `/request/${token}#messages-${ana.agentId}`,
    },
  ]);
  expect(await threadsOf(stranger)).toEqual([]);
  expect((await take(stranger)).statusCode).toBe(403);
});

it('RFQ-04: an agent is away until a day to come, which is no reason to be asked', async () => {
  const away = (until: unknown) => site.by(rui, '/api/agent/away', { until }, 'PUT');
  for (const wrong of [tripDay(-3), tripDay(400), '2020-02-31'])
    expect((await away(wrong)).statusCode).toBe(422);
  expect((await away('soon')).statusCode).toBe(400);
  expect((await away(tripDay(5))).json()).toEqual({ until: tripDay(5) });
  expect((await site.by(rui, '/api/agent/away')).json()).toEqual({ until: tripDay(5) });
  const { token } = await site.ask();
  expect((await requestOf(token)).invitations.map(({ agent }) => agent.name)).toEqual(['Ana Reis']);
  await away(null);
  const rows = (await site.by(rui, '/api/agent/requests')).json<AgentRequests>();
  expect(rows.awayUntil).toBeNull();
});

it('the list of an agent has what is urgent first, and counts every state', async () => {
  const all = (await site.by(ana, '/api/agent/requests')).json<AgentRequests>();
  const open = all.requests.filter(({ state }) => state === 'sent' || state === 'opened');
  expect(all.requests.slice(0, open.length)).toEqual(open);
  expect(open.map(({ answerBy }) => answerBy)).toEqual(open.map(({ answerBy }) => answerBy).sort());
  const declined = (await site.by(ana, '/api/agent/requests?state=declined')).json<AgentRequests>();
  expect(declined.requests.map(({ state }) => state)).toEqual(['declined']);
  expect(declined.counts).toEqual(all.counts);
  expect(Object.values(all.counts).reduce((sum, count) => sum + count, 0)).toBe(all.requests.length);
});

it('RFQ-01: a request whose mail was not asked for when its instance was killed has it after the next start', async () => {
  const body = goodRequest();
  const mails = outboxModel(database().connection);
  await site.send(body);
  await site.mailsTo(body.contact.email);
  await mails.deleteMany({ to: body.contact.email });
  // As it is between the write and the mail.
  const left = { due: 'link', due_at: new Date(Date.now() - 1) } as const;
  await quoteRequestModel(database().connection).updateOne({ key: body.key }, left);
  const next = await buildAccountsSite(database().connection);
  try {
    expect(await site.mailsTo(body.contact.email)).toHaveLength(1);
    await eventually(async () => {
      const request = await quoteRequestModel(database().connection).findOne({ key: body.key }).lean();
      expect(request).toMatchObject({ due: null, due_at: null });
    });
  } finally {
    await next.app.close();
  }
});
