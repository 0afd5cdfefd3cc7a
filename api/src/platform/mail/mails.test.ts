import { testDatabase } from '../../../test/database';
import { testConfig } from '../../../test/config';
import type { Job, Jobs } from '../jobs/jobs';
import { createLogger } from '../observability/logger';
import { writeLetter } from './letter';
import { mailModel } from './mail.model';
import { createMails } from './mails';
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
  const mails = createMails({ database: database().connection, jobs: jobs as Jobs, log, send });
  return { mails, run: () => (job as Job).run(async () => undefined) };
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

it('where mails cannot leave they wait', async () => {
  const { mails, run } = mailsWith(null);
  mails.define('hello', async () => LETTER);
  await mails.ask('hello', 'ada@mail.example');
  await run();
  expect(await mailModel(database().connection).countDocuments()).toBe(1);
});

it('promise 13: markup in a letter is text, and a subject is one line', () => {
  const letter = writeLetter({
    subject: 'Hi\r\nBcc: all@mail.example',
    paragraphs: ['<img src=x onerror=alert(1)>'],
    action: { text: '"><script>', href: 'https://atoll.example/?a=1&b="' },
  });
  expect(letter.subject).not.toMatch(/[\r\n]/);
  expect(letter.html).not.toMatch(/<img|<script/);
  expect(letter.html).toContain('href="https://atoll.example/?a=1&amp;b=&quot;"');
});
