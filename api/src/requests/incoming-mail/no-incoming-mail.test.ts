import { randomUUID } from 'node:crypto';
import { testConfig } from '../../../test/config';
import { testDatabase } from '../../../test/database';
import { buildTestSite } from '../../../test/site';
import { mailSignature } from './mail-signature';

const database = testDatabase();
const SECRET = 'tq0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDu';
const DOMAIN = 'reply.mail.example';

/** What a site with these variables answers to a mail that is signed well, and to an answer from the outbox. */
async function statusesWith(env: Readonly<Record<string, string>>): Promise<number[]> {
  const { app } = await buildTestSite(database().connection, { env });
  const payload = JSON.stringify({
    id: '1',
    from: 'noor@mail.example',
    to: `reply+x@${DOMAIN}`,
    text: 'Yes',
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = mailSignature(SECRET, { timestamp, body: Buffer.from(payload) });
  const headers = {
    ...{ 'content-type': 'application/json', 'x-atoll-timestamp': timestamp },
    'x-atoll-signature': signature,
  };
  const mail = await app.inject({ method: 'POST', url: '/api/incoming-mail', payload, headers });
  const url = `/api/dev/outbox/${randomUUID()}/reply`;
  const reply = await app.inject({ method: 'POST', url, payload: { text: 'Yes' } });
  const isThere = app.hasRoute({ method: 'POST', url: '/api/dev/outbox/:id/reply' });
  await app.close();
  return [mail.statusCode, reply.statusCode, Number(isThere)];
}

it('RFQ-13: without a secret or a domain no mail comes in, and where others can ask there is no answering from the outbox', async () => {
  expect(await statusesWith({})).toEqual([404, 404, 0]);
  expect(await statusesWith({ INCOMING_MAIL_SECRET: SECRET })).toEqual([404, 404, 0]);
  expect(await statusesWith({ MAIL_REPLY_DOMAIN: DOMAIN })).toEqual([404, 404, 0]);
  const both = { INCOMING_MAIL_SECRET: SECRET, MAIL_REPLY_DOMAIN: DOMAIN };
  expect(await statusesWith(both)).toEqual([202, 404, 1]);
  expect(await statusesWith({ ...both, HOST: '0.0.0.0', DEMO_PASSWORD: 'coral-reef-at-noon' })).toEqual([
    202, 404, 0,
  ]);
});

it.each([
  ['INCOMING_MAIL_SECRET', 'a'.repeat(31), 'must have 32 characters'],
  ['MAIL_REPLY_DOMAIN', 'Reply.mail.example', 'must be a domain in small letters'],
  ['MAIL_REPLY_DOMAIN', 'noor@mail.example', 'must be a domain in small letters'],
  ['MAIL_REPLY_DOMAIN', 'localhost', 'must be a domain in small letters'],
])('RFQ-13: a wrong %s, %s, stops the start', (name, value, sentence) => {
  expect(() => testConfig({ [name]: value })).toThrow(`${name} ${sentence}`);
});
