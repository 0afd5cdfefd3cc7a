import { MAIL_SETTING_KEYS } from '@atoll/contracts/mail-settings';
import { testDatabase } from '../../../test/database';
import { testConfig } from '../../../test/config';
import type { Job, Jobs } from '../jobs/jobs';
import { createLogger } from '../observability/logger';
import { writeLetter, type WrittenLetter } from './letter';
import { mailModel } from './mail.model';
import { createMails } from './mails';
import { createMailSettings } from './settings/mail-settings';
import type { Send } from './transport';

const database = testDatabase();

/** Mails whose job runs when the test says so. */
function mailsWith(send: Send | null) {
  let job: Job | undefined;
  const jobs: Pick<Jobs, 'define' | 'ask'> = {
    define: (_name, defined) => {
      job = defined;
    },
    ask: async () => undefined,
  };
  const log = createLogger(testConfig());
  const { connection } = database();
  const config = {
    AUTH_SECRET: 'a secret of this test alone',
    AUTH_SECRETS_ALSO: [],
    PUBLIC_URL: 'http://atoll.test',
  };
  const settings = createMailSettings({ database: connection, config });
  const mails = createMails({ database: connection, jobs: jobs as Jobs, log, send, settings });
  return { mails, settings, run: () => (job as Job).run(async () => undefined) };
}
const LETTER = { subject: 'Hello', paragraphs: ['World'] };

beforeEach(async () => {
  await database().connection.dropDatabase();
});

it('a mail that cannot be sent is tried again later, and sent once', async () => {
  const sent: string[] = [];
  let isDown = true;
  const { mails, run } = mailsWith(async (to) => {
    if (isDown) throw new Error('connect ECONNREFUSED');
    sent.push(to);
  });
  mails.define('hello', async () => LETTER);
  await mails.ask('hello', 'ada@mail.example');
  await run();
  const model = mailModel(database().connection);
  expect(await model.findOne().lean()).toMatchObject({ attempts: 1, to: 'ada@mail.example' });
  isDown = false;
  await run();
  expect(sent).toEqual([]);
  await model.updateMany({}, { due_at: new Date(0) });
  await run();
  await run();
  expect(sent).toEqual(['ada@mail.example']);
  expect(await model.countDocuments()).toBe(0);
});

it('a mail that need not be sent any more is dropped', async () => {
  const { mails, run } = mailsWith(async () => {
    throw new Error('nothing is to be sent');
  });
  mails.define('hello', async () => null);
  await mails.ask('hello', 'ada@mail.example');
  await run();
  expect(await mailModel(database().connection).countDocuments()).toBe(0);
});

it('issue 23, A4: a client with 300 mails delays nobody’s by more than one', async () => {
  const sent: string[] = [];
  const { mails, run } = mailsWith(async (to) => void sent.push(to));
  mails.define('hello', async () => LETTER);
  for (let number = 0; number < 300; number += 1)
    await mails.ask('hello', `${number}@mail.example`, {}, '203.0.113.9');
  await mails.ask('hello', 'ada@mail.example', {}, '198.51.100.1');
  await mails.ask('hello', 'desk@mail.example');
  await run();
  expect(sent).toHaveLength(302);
  expect(sent.slice(0, 3)).toEqual(expect.arrayContaining(['ada@mail.example', 'desk@mail.example']));
});

it('issue 23, A4: asking for nothing leaves nothing', async () => {
  const { mails, run } = mailsWith(async () => undefined);
  await mails.askForNothing('203.0.113.9');
  expect(await mailModel(database().connection).countDocuments()).toBe(0);
  await run();
});

it.each(['hello', 'a kind that nobody knows'])(
  'issue 23, D3: after twelve attempts a mail of the kind %s is given up and kept, with its reason',
  async (kind) => {
    const { mails, run } = mailsWith(async () => {
      throw new Error('connect ECONNREFUSED');
    });
    mails.define('hello', async () => LETTER);
    await mails.ask(kind, 'ada@mail.example');
    const model = mailModel(database().connection);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await model.updateMany({ due_at: { $exists: true } }, { due_at: new Date(0) });
      await run();
    }
    const kept = await model.findOne().lean();
    expect(kept).toMatchObject({ to: 'ada@mail.example', attempts: 12, given_up_at: expect.any(Date) });
    expect(kept).not.toHaveProperty('due_at');
    expect(kept?.problem).toMatch(/ECONNREFUSED|a kind that nobody knows/);
  },
);

it('where mails cannot leave they wait', async () => {
  const { mails, run } = mailsWith(null);
  mails.define('hello', async () => LETTER);
  await mails.ask('hello', 'ada@mail.example');
  await run();
  expect(await mailModel(database().connection).countDocuments()).toBe(1);
});

it('promise 13: markup in a letter is text, and a subject is one line', () => {
  const letter = writeLetter(
    {
      subject: 'Hi\r\nBcc: all@mail.example',
      paragraphs: ['<img src=x onerror=alert(1)>'],
      action: { text: '"><script>', href: 'https://atoll.example/?a=1&b="' },
    },
    null,
  );
  expect(letter.subject).not.toMatch(/[\r\n]/);
  expect(letter.html).not.toMatch(/<img|<script/);
  expect(letter.html).toContain('href="https://atoll.example/?a=1&amp;b=&quot;"');
});

it('RFQ-13: what an address has turned off does not leave, and everything else does', async () => {
  const sent: [string, string][] = [];
  const { mails, settings, run } = mailsWith(async (to, { subject }) => void sent.push([to, subject]));
  for (const key of MAIL_SETTING_KEYS) mails.define(key, async () => ({ ...LETTER, subject: key }), key);
  mails.define('always', async () => ({ ...LETTER, subject: 'always' }));
  const kinds = [...MAIL_SETTING_KEYS, 'always'];
  for (const key of MAIL_SETTING_KEYS) {
    const email = `${key}@mail.example`;
    const mailbox = await settings.mailboxOfToken((await settings.pathOf(email)).slice('/mails/'.length));
    await settings.turnOff(mailbox ?? '', key);
    for (const kind of kinds) await mails.ask(kind, email);
    await run();
    const got = sent.splice(0).map(([, subject]) => subject);
    expect(got.sort()).toEqual(kinds.filter((kind) => kind !== key).sort());
  }
  expect(await mailModel(database().connection).countDocuments()).toBe(0);
});

it('RFQ-13: a mail leads to its switch in its foot and its headers; one that is always sent says so', async () => {
  const sent: WrittenLetter[] = [];
  const { mails, run } = mailsWith(async (_to, letter) => void sent.push(letter));
  mails.define('hello', async () => LETTER, 'quotes');
  mails.define('always', async () => LETTER);
  await mails.ask('hello', 'ada@mail.example');
  await run();
  await mails.ask('always', 'ada@mail.example');
  await run();
  const [off, always] = sent;
  expect(off?.text).toMatch(/Which mails you get:\nhttp:\/\/atoll\.test\/mails\/[\w.-]+\n$/);
  expect(off?.html).toMatch(/<a href="http:\/\/atoll\.test\/mails\/[\w.-]+">Which mails you get<\/a>/);
  expect(off?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http:\/\/atoll\.test\/api\/mails\/[\w.-]+\/off\/quotes>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(always?.text).toContain('This mail is always sent');
  expect(always).not.toHaveProperty('headers');
});
