import { buildAccountsSite, type AccountsSite } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { mailModel } from '../../shared/mail/mail.model';
import { outboxModel } from '../../shared/mail/outbox.model';

/** Strangers who have mails sent. */
const database = testDatabase();
let site: AccountsSite;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection);
});
afterAll(() => site.app.close());
const ask = (path: string, email: string, remoteAddress: string) =>
  site.post(`/api/auth/${path}`, { email }, { remoteAddress });

it('issue 23, A4: a client has a hundred mails in ten minutes, and is told when it may ask again', async () => {
  const statuses: number[] = [];
  for (let batch = 0; batch < 6; batch += 1) {
    const asked = Array.from({ length: 20 }, (_, number) =>
      ask(number % 2 ? 'forgot-password' : 'resend', `${batch}.${number}@mail.example`, '203.0.113.9'),
    );
    statuses.push(...(await Promise.all(asked)).map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(100);
  const refused = await ask('forgot-password', 'ada@mail.example', '203.0.113.9');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('forgot-password', 'ada@mail.example', '198.51.100.1')).statusCode).toBe(202);
});

it.each(['forgot-password', 'resend'])(
  'issue 23, A4: %s queues nothing for an address without an account, and answers alike',
  async (path) => {
    await site.mailsTo((await site.join(`kai-${path}@mail.example`)).user.email);
    const answer = await ask(path, `nobody-${path}@mail.example`, '198.51.100.2');
    expect(await mailModel(database().connection).countDocuments()).toBe(0);
    const known = await ask(path, `kai-${path}@mail.example`, '198.51.100.2');
    expect([answer.statusCode, answer.body]).toEqual([known.statusCode, known.body]);
    expect(await outboxModel(database().connection).countDocuments({ to: /^nobody/ })).toBe(0);
  },
);

it('promise 4, issue 23, A4: an address without an account has the same writes done for it', async () => {
  const { user } = await site.join('kai@mail.example');
  const mails = mailModel(database().connection);
  const [create, remove] = [jest.spyOn(mails, 'create'), jest.spyOn(mails, 'deleteOne')];
  await ask('forgot-password', 'nobody@mail.example', '198.51.100.3');
  expect([create.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  await ask('forgot-password', user.email, '198.51.100.3');
  expect(create).toHaveBeenCalledTimes(2);
});
