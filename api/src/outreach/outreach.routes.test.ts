import { PROOF_PATHS } from '@atoll/contracts/second-factor';
import {
  OUTREACH_PATHS,
  type AddedAnswer,
  type ListMembers,
  type MailList,
  type Mailing,
  type MailingBody,
} from '@atoll/contracts/outreach';
import type { InjectOptions } from 'fastify';
import { buildAccountsSite, PASSWORD, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { outboxModel } from '../shared/mail/outbox.model';
import { mailModel } from '../shared/mail/mail.model';
import { readMembers } from './added-members';
import { mailingModel, recipientModel } from './mailing.model';
import { addressed } from './send-mailings';

const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  admin = await site.join('admin@mail.example');
});
afterAll(() => site.app.close());

type Method = NonNullable<InjectOptions['method']>;
const pathOf = (path: keyof typeof OUTREACH_PATHS, id: string) => OUTREACH_PATHS[path].replace(/:\w+/, id);
const send = (method: Method, url: string, payload?: object, version?: number) =>
  site.app.inject({
    ...{ method, url },
    headers: { ...admin.headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
    ...(payload && { payload }),
  });

async function listOf(text: string): Promise<MailList> {
  const added = await send('POST', OUTREACH_PATHS.lists, {
    name: 'Spring fair',
    consent: 'The form at our stand.',
  });
  const list = added.json<MailList>();
  if (text) await send('POST', pathOf('members', list.id), { text }, list.version);
  return list;
}
const BODY: Omit<MailingBody, 'listId'> = {
  subject: 'Three new islands',
  text: 'Hello {name},\n\nwe have three new islands.',
  link: '/destinations',
  linkWords: 'See them',
};
async function draft(listId: string): Promise<Mailing> {
  return (await send('POST', OUTREACH_PATHS.mailings, { ...BODY, listId })).json<Mailing>();
}
const mailing = async (id: string) => (await send('GET', pathOf('mailing', id))).json<Mailing>();
const mailsTo = (email: string) => outboxModel(database().connection).find({ to: email }).lean();

it('POR-14: a mailing goes to everybody on its list, with their names, once, and says how it stands', async () => {
  const list = await listOf('ana@mail.example, Ana\nrui@mail.example');
  const { id, version } = await draft(list.id);
  const begun = await send('POST', pathOf('send', id), {}, version);
  expect(begun.json<Mailing>().state).toBe('sending');
  await eventually(async () =>
    expect(await mailing(id)).toMatchObject({
      state: 'sent',
      counts: { total: 2, sent: 2, unwanted: 0, failed: 0, waiting: 0 },
    }),
  );
  const [ana] = await mailsTo('ana@mail.example');
  expect(ana?.text).toContain('Hello Ana,\n\nwe have three new islands.');
  expect(ana?.text).toMatch(/See them:\nhttp.*\/destinations/);
  const [rui] = await mailsTo('rui@mail.example');
  expect(rui?.text).toContain('Hello,');
  expect((await send('POST', pathOf('send', id), {}, version + 2)).statusCode).toBe(409);
});

it('POR-14, RFQ-13: who turns news off by the one click below a mail gets none of any list', async () => {
  const { id: first } = await draft((await listOf('off@mail.example')).id);
  await send('POST', pathOf('send', first), {}, 1);
  await eventually(async () => expect((await mailing(first)).counts.sent).toBe(1));
  const [mail] = await mailsTo('off@mail.example');
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const [, link = ''] = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const off = await site.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(off.statusCode).toBeLessThan(300);
  const { id: second } = await draft((await listOf('off@mail.example\non@mail.example')).id);
  await send('POST', pathOf('send', second), {}, 1);
  await eventually(async () =>
    expect((await mailing(second)).counts).toEqual({ total: 2, sent: 1, unwanted: 1, failed: 0, waiting: 0 }),
  );
});

it('POR-14: the preview comes to whoever asks, and nobody else', async () => {
  const { id, version } = await draft((await listOf('eva@mail.example')).id);
  const before = (await mailsTo(admin.user.email)).length;
  expect((await send('POST', pathOf('preview', id), {}, version)).json()).toEqual({ to: admin.user.email });
  await eventually(async () => expect(await mailsTo(admin.user.email)).toHaveLength(before + 1));
  expect(await mailsTo('eva@mail.example')).toEqual([]);
  expect((await mailing(id)).state).toBe('draft');
});

it('POR-14: what was cut off in the middle is asked for again, and nobody gets it twice', async () => {
  const list = await listOf('one@mail.example\ntwo@mail.example');
  const { id } = await draft(list.id);
  // As a crash leaves it: somebody has it, the other waits, and a mail of each is in the queue once more.
  const recipients = recipientModel(database().connection);
  for (const [email, state] of [
    ['one@mail.example', 'sent'],
    ['two@mail.example', 'waiting'],
  ] as const) {
    const recipient = `${id}.${email}`;
    await recipients.create({ _id: recipient, mailing_id: id, email, state });
    await mailModel(database().connection).create({
      ...{ kind: 'mailing', to: email, data: { mailing: id, recipient }, client: 'x', attempts: 0 },
      due_at: new Date(),
    });
  }
  await send('POST', pathOf('send', id), {}, 1);
  await eventually(async () => expect((await mailing(id)).counts.sent).toBe(2));
  await eventually(async () => expect(await mailModel(database().connection).countDocuments()).toBe(0));
  expect(await mailsTo('one@mail.example')).toEqual([]);
  expect(await mailsTo('two@mail.example')).toHaveLength(1);
});

it('POR-14: what is stopped goes to nobody who still waits, until it goes on', async () => {
  const list = await listOf('stop@mail.example');
  const { id } = await draft(list.id);
  const recipient = `${id}.stop@mail.example`;
  await recipientModel(database().connection).create({
    ...{ _id: recipient, mailing_id: id, email: 'stop@mail.example', state: 'waiting' },
  });
  await mailingModel(database().connection).updateOne({ _id: id }, { $set: { state: 'sent', version: 3 } });
  expect((await send('POST', pathOf('stop', id), {}, 3)).json()).toMatchObject({ state: 'stopped' });
  await mailModel(database().connection).create({
    ...{
      kind: 'mailing',
      to: 'stop@mail.example',
      data: { mailing: id, recipient },
      client: 'x',
      attempts: 0,
    },
    due_at: new Date(),
  });
  // Has the queue worked off.
  await send('POST', pathOf('preview', id), {}, 4);
  await eventually(async () => expect(await mailModel(database().connection).countDocuments()).toBe(0));
  expect(await mailsTo('stop@mail.example')).toEqual([]);
  expect((await mailing(id)).counts.waiting).toBe(1);
  await send('POST', pathOf('send', id), {}, 4);
  await eventually(async () => expect(await mailsTo('stop@mail.example')).toHaveLength(1));
});

it('POR-14, POR-18: lists and drafts are changed from a version; a list is put away and comes back', async () => {
  const { id, version } = await listOf('');
  const named = (name: string, from: number) =>
    send('PUT', pathOf('list', id), { name, consent: 'A form.' }, from);
  expect((await named('Autumn fair', version)).json()).toMatchObject({
    name: 'Autumn fair',
    version: version + 1,
  });
  const late = await named('Winter fair', version);
  expect([late.statusCode, late.json()]).toMatchObject([409, { current: { name: 'Autumn fair' } }]);
  expect((await send('DELETE', pathOf('list', id), undefined, version + 1)).json()).toMatchObject({
    isRemoved: true,
  });
  const gone = await send('POST', OUTREACH_PATHS.mailings, { ...BODY, listId: id });
  expect(gone.json()).toMatchObject({ fields: { listId: 'Choose a list that is there.' } });
  expect((await send('POST', pathOf('restoreList', id), {}, version + 2)).json()).toMatchObject({
    isRemoved: false,
  });
});

it('POR-14: nothing is sent to an empty list, and what is wrong with a line is said of that line', async () => {
  const { id, version } = await listOf('');
  const mailed = await draft(id);
  const empty = await send('POST', pathOf('send', mailed.id), {}, mailed.version);
  expect(empty.json()).toMatchObject({ fields: { listId: 'Nobody is on this list yet.' } });
  const text = 'mira@mail.example, Mira Sol\nno address\n\nMIRA@mail.example\n<script>@mail.example';
  const added = (await send('POST', pathOf('members', id), { text }, version)).json<AddedAnswer>();
  expect(added).toMatchObject({ added: 1, known: 0 });
  expect(added.problems.map(({ line }) => line)).toEqual([2, 5]);
  const { members } = (await send('GET', pathOf('members', id))).json<ListMembers>();
  const [mira] = members;
  expect(mira).toMatchObject({ email: 'mira@mail.example' });
  const member = OUTREACH_PATHS.member.replace(':listId', id).replace(':memberId', mira?.id ?? '');
  expect((await send('DELETE', member, undefined, version + 1)).json()).toMatchObject({ members: 0 });
});

it.each([
  ['another site', { link: 'https://evil.example' }],
  ['another host', { link: '//evil.example' }],
  ['no subject', { subject: '  ' }],
])('POR-14: a mailing with %s is refused', async (_what, change) => {
  const { id } = await listOf('');
  expect((await send('POST', OUTREACH_PATHS.mailings, { ...BODY, ...change, listId: id })).statusCode).toBe(
    400,
  );
});

it('POR-19: sending asks for the password again', async () => {
  const { id, version } = await draft((await listOf('late@mail.example')).id);
  await database()
    .connection.collection('sessions')
    .updateMany({}, { $set: { created_at: new Date(0) } });
  expect((await send('POST', pathOf('send', id), {}, version)).json()).toMatchObject({
    code: 'CONFIRM_AGAIN',
  });
  const confirm = { current_password: PASSWORD };
  expect((await send('POST', PROOF_PATHS.confirm, confirm)).statusCode).toBe(204);
  expect((await send('POST', pathOf('send', id), {}, version)).statusCode).toBe(200);
});

it('POR-14: a name stands where the text says so, and nothing where there is none', () => {
  expect(addressed('Hello {name}, {name}!', 'Ana')).toBe('Hello Ana, Ana!');
  expect(addressed('Hello {name}, and {name}', '')).toBe('Hello, and');
});

it('POR-14: an address that stands in a file twice is read once, with its last name', () => {
  expect(readMembers('a@mail.example;Ana\nA@mail.example;Anna').members).toEqual([
    { email: 'a@mail.example', name: 'Anna' },
  ]);
});

it.each([
  [
    'carl@mail.example; dora@mail.example',
    [
      ['carl@mail.example', ''],
      ['dora@mail.example', ''],
    ],
  ],
  ['"Ann Lee" <ann@mail.example>', [['ann@mail.example', 'Ann Lee']]],
  ['Bob, bob@mail.example', [['bob@mail.example', 'Bob']]],
  ['carl@mail.example, dora@mail', []],
  ['carl@mail.example, dora@mail.example, Dora', []],
])('POR-14: the line %j names %j, and nobody by the address of another', (line, expected) => {
  const { members, problems } = readMembers(line);
  expect(members.map(({ email, name }) => [email, name])).toEqual(expected);
  expect(problems.length).toBe(expected.length === 0 ? 1 : 0);
});

it('POR-14: a list of thousands is taken at once, which is more than other requests may be', async () => {
  const { id, version } = await listOf('');
  const text = Array.from({ length: 4_000 }, (_, at) => `bulk${at}@mail.example, Number ${at}`).join('\n');
  expect(text.length).toBeGreaterThan(100_000);
  const added = await send('POST', pathOf('members', id), { text }, version);
  expect(added.json()).toMatchObject({ added: 4_000, problems: [] });
});
