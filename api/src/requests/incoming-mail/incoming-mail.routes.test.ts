import { randomUUID } from 'node:crypto';
import type { Thread } from '@atoll/contracts/quote-request';
import type { InjectOptions } from 'fastify';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { buildRequestsSite, type AskedAgentPerson, type RequestsSite } from '../../../test/requests';
import { outboxModel, type OutboxDocument } from '../../shared/mail/outbox.model';
import { requestMessageModel } from '../models/request-message.model';
import { mailSignature } from './mail-signature';

const database = testDatabase();
const SECRET = 'tq0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDu';
const ENV = { INCOMING_MAIL_SECRET: SECRET, MAIL_REPLY_DOMAIN: 'reply.mail.example' };
const QUOTED =
  'On Thu, 26 Nov 2020 at 10:00, Atoll <no-reply@atoll.example> wrote:\n\n> It has been written to you.\n';
const MINUTES_MS = 60_000;

let site: RequestsSite;
let ana: AskedAgentPerson;
/** What Ana declines again and again, because that has the clock look. */
let declined: Talk;
beforeAll(async () => {
  site = await buildRequestsSite(database().connection, ENV);
  ana = await site.agent({ name: 'Ana Reis' });
  declined = await talk();
});
afterAll(() => site.app.close());

interface Talk {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}
interface Mail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly isAutomatic?: boolean;
}

async function talk(): Promise<Talk> {
  const email = `noor.${randomUUID().slice(0, 8)}@mail.example`;
  const { id, token } = await site.ask({
    agentIds: [ana.agentId],
    contact: { name: 'Noor Haddad', email, phone: '' },
  });
  return { id, token, email };
}

const threadOf = async ({ id }: Talk) => {
  const { messages } = (await site.by(ana, `/api/agent/requests/${id}/thread`)).json<Thread>();
  return messages.map(({ author, text }) => [author, text]);
};

/** The mail that a side gets of a message that it has not read for more than ten minutes. */
async function mailAbout(of: Talk, reader: 'traveler' | 'agent'): Promise<OutboxDocument> {
  const message = { clientId: randomUUID(), text: 'Is the sea warm?' };
  if (reader === 'agent') await site.own(of.token, `threads/${ana.agentId}`, message);
  else await site.by(ana, `/api/agent/requests/${of.id}/thread`, message);
  await requestMessageModel(database().connection).updateMany(
    { request_id: of.id },
    { at: new Date(Date.now() - 11 * MINUTES_MS) },
  );
  await site.by(ana, `/api/agent/requests/${declined.id}/decline`, { reason: 'busy', text: '' });
  let found: OutboxDocument | null = null;
  await eventually(async () => {
    found = await outboxModel(database().connection)
      .findOne({ to: reader === 'agent' ? ana.email : of.email, subject: /^New message about/ })
      .sort({ sent_at: -1, _id: -1 })
      .lean<OutboxDocument>();
    expect(found).not.toBeNull();
  });
  return found as unknown as OutboxDocument;
}

function handOn(mail: object, own: Partial<InjectOptions> & { seconds?: number; secret?: string } = {}) {
  const { seconds = 0, secret = SECRET, headers, ...more } = own;
  const payload = JSON.stringify(mail);
  const timestamp = String(Math.floor(Date.now() / 1_000) + seconds);
  return site.app.inject({
    ...{ method: 'POST', url: '/api/incoming-mail', payload, ...more },
    headers: {
      'content-type': 'application/json',
      'x-atoll-timestamp': timestamp,
      'x-atoll-signature': mailSignature(secret, { timestamp, body: Buffer.from(payload) }),
      ...headers,
    },
  });
}
const answerTo = ({ to, reply_to = '' }: OutboxDocument, own: Partial<Mail> = {}): Mail => ({
  ...{ id: `<${randomUUID()}@mail.example>`, from: to, to: reply_to, text: `It is.\n\n${QUOTED}` },
  ...own,
});

it('RFQ-13: who answers the mail about an unread message answers the thread, once, on both sides', async () => {
  const of = await talk();
  const toAgent = await mailAbout(of, 'agent');
  expect(toAgent.text).toContain('You can also answer this mail');
  const answer = answerTo(toAgent, { from: ana.email.toUpperCase() });
  for (let again = 0; again < 2; again += 1) {
    const taken = await handOn(answer);
    expect([taken.statusCode, taken.json()]).toEqual([202, { isStored: true, reason: null }]);
  }
  expect(await threadOf(of)).toEqual([
    ['traveler', 'Is the sea warm?'],
    ['agent', 'It is.'],
  ]);
  const other = (await handOn({ ...answer, text: 'It is not.' })).json();
  expect(other).toEqual({ isStored: false, reason: 'Another message was sent under this id.' });
  const toTraveler = await mailAbout(of, 'traveler');
  expect(toTraveler.reply_to).not.toBe(toAgent.reply_to);
  const text = `\u202eThanks,\u0000 then\u200f we come.\n${QUOTED}`;
  expect((await handOn(answerTo(toTraveler, { text }))).json()).toMatchObject({ isStored: true });
  expect((await threadOf(of)).at(-1)).toEqual(['traveler', 'Thanks, then\u200f we come.']);
  const rows = await requestMessageModel(database().connection).find({ request_id: of.id }).lean();
  const authors = rows.filter(({ text: said }) => said === 'It is.').map(({ author_id }) => author_id);
  expect(authors).toEqual([ana.user.id]);
});

it('RFQ-13: what is not its side’s own answer is taken and not stored, and only the provider hears why', async () => {
  const of = await talk();
  const mail = await mailAbout(of, 'traveler');
  const reasons: [Partial<Mail>, RegExp][] = [
    [{ to: 'reply+x@reply.mail.example' }, /Nobody here/],
    [{ to: mail.reply_to?.replace('reply.mail', 'other.mail') }, /Nobody here/],
    [{ from: ana.email }, /another address/],
    [{ from: 'stranger@mail.example' }, /another address/],
    [{ from: `Noor <${of.email}>, stranger@mail.example` }, /another address/],
    [{ from: '' }, /another address/],
    [{ text: QUOTED }, /Nothing is left/],
    [{ text: '' }, /Nothing is left/],
    [{ text: 'x'.repeat(4_001) }, /4,000 characters at most/],
    [{ isAutomatic: true }, /A machine/],
  ];
  for (const [own, reason] of reasons) {
    const taken = await handOn(answerTo(mail, own));
    expect([own, taken.statusCode, taken.json()]).toEqual([
      ...[own, 202],
      { isStored: false, reason: expect.stringMatching(reason) },
    ]);
  }
  expect(await threadOf(of)).toHaveLength(1);
  await site.own(of.token, 'withdraw', {});
  expect((await handOn(answerTo(mail))).json()).toEqual({
    isStored: false,
    reason: 'This request was withdrawn, so nothing can be written any more.',
  });
  expect(await threadOf(of)).toHaveLength(1);
});

it('RFQ-13: what the provider has not signed just now, or is no mail, is refused', async () => {
  const of = await talk();
  const answer = answerTo(await mailAbout(of, 'traveler'));
  const refused = [
    await handOn(answer, { secret: 'another secret of as many letters' }),
    await handOn(answer, { seconds: -301 }),
    await handOn(answer, { seconds: 301 }),
    await handOn(answer, { headers: { 'x-atoll-signature': 'sha256=' } }),
    await handOn(answer, { payload: JSON.stringify({ ...answer, text: 'Other' }) }),
    // Not even read.
    await handOn(answer, { payload: '{' }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 401));
  expect((await handOn(answer, { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
  for (const wrong of [{ ...answer, more: 1 }, { ...answer, id: '' }, { ...answer, to: ['x'] }, [], {}])
    expect((await handOn(wrong)).statusCode).toBe(400);
  expect((await handOn({ ...answer, text: 'x'.repeat(100 * 1_024) })).statusCode).toBe(413);
  const foreign = { headers: { origin: 'https://evil.example' } };
  expect((await handOn(answer, foreign)).statusCode).toBe(403);
  expect(await threadOf(of)).toHaveLength(1);
  expect((await handOn({ ...answer, text: `Yes.\n> ${'x'.repeat(90_000)}` })).json()).toMatchObject({
    isStored: true,
  });
});

it('RFQ-13: a mailbox that sends too many is held back, and no other is', async () => {
  const of = await talk();
  const mail = await mailAbout(of, 'traveler');
  const stranger = { from: 'stranger@mail.example' };
  for (let count = 0; count < 30; count += 1) await handOn(answerTo(mail, stranger));
  for (let count = 0; count < 20; count += 1)
    expect((await handOn(answerTo(mail))).json()).toMatchObject({ isStored: true });
  const held = await handOn(answerTo(mail));
  expect([held.statusCode, Number(held.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await threadOf(of)).length).toBe(21);
});

it('RFQ-13: a mail of the outbox shows where its answer goes, and is answered there by the same rules', async () => {
  const of = await talk();
  const mail = await mailAbout(of, 'traveler');
  const outbox = await site.app.inject(`/api/dev/outbox?to=${of.email}`);
  const shown = outbox.json<{ mails: { id: string; replyTo?: string }[] }>().mails;
  expect(shown.map(({ replyTo }) => replyTo)).toEqual([mail.reply_to, undefined]);
  const html = await site.app.inject({ url: '/api/dev/outbox', headers: { accept: 'text/html' } });
  expect(html.body).toContain(`Answers go to ${mail.reply_to}`);
  const reply = (id = '', text = 'Yes.') => site.post(`/api/dev/outbox/${id}/reply`, { text });
  const [about, link] = shown;
  expect((await reply(about?.id)).json()).toEqual({ isStored: true, reason: null });
  expect((await threadOf(of)).at(-1)).toEqual(['traveler', 'Yes.']);
  expect((await reply(about?.id, '> Yes?')).json()).toMatchObject({ isStored: false });
  expect((await reply(link?.id)).statusCode).toBe(409);
  for (const id of ['nothing', '000000000000000000000000', '$gt'])
    expect((await reply(id)).statusCode).toBe(404);
});
