import { buildTestSite, type TestSite } from '../../../test/site';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { outboxModel } from '../../shared/mail/outbox.model';
import { buildIndexes } from '../../shared/mongo/connection';
import { createLogger } from '../../shared/observability/logger';

const database = testDatabase();
const lines: string[] = [];
let site: TestSite;
beforeAll(async () => {
  const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line: string) => void lines.push(line) });
  site = await buildTestSite(database().connection, { log });
  await buildIndexes(database().connection);
});
afterAll(() => site.app.close());

it('promise 5: a mailed link leaves its token, and a password, in no log, no referrer and no kept page', async () => {
  const post = (path: string, payload: object) =>
    site.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  const password = 'mangrove-lantern-42';
  await post('register', { email: 'ida@mail.example', password, user_type: 'traveler', name: 'Ida' });
  await post('forgot-password', { email: 'ida@mail.example' });
  let token = '';
  await eventually(async () => {
    const mail = await outboxModel(database().connection).findOne({ subject: 'Set a new password' }).lean();
    token = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
  });
  for (const page of ['/auth/callback', '/reset-password']) {
    const url = `${page}?token_hash=${token}&type=recovery`;
    const { headers } = await site.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    // The next visitor of that page gets nothing of it.
    const { body } = await site.app.inject({ url: page, headers: { accept: 'text/html' } });
    expect(body).toContain('</html>');
    expect(body).not.toContain(token);
  }
  await site.app.inject(`/api/auth/callback?token_hash=${token}&type=recovery`);
  await post('reset-password', { token_hash: token, password: 'short' });
  await post('reset-password', { token_hash: token, password: `${password}-new` });
  await post('reset-password', { token_hash: token, password: `${password}-new` });
  await post('login', { email: 'ida@mail.example', password: `${password}-wrong` });
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('\n')).not.toContain(token);
  expect(lines.join('\n')).not.toContain(password);
});
