import type { MailSettingsBody } from '@atoll/contracts/mail-settings';
import type { InjectOptions } from 'fastify';
import { buildAccountsSite, type AccountsSite } from '../../../../test/accounts';
import { testDatabase } from '../../../../test/database';
import { createMailSettings, type MailSettings } from './mail-settings';
import { mailSettingsModel } from './mail-settings.model';

const AUTH_SECRET = '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM';
const EMAIL = 'noor@mail.example';

const database = testDatabase();
let site: AccountsSite;
let settings: MailSettings;
beforeAll(async () => {
  const { connection } = database();
  site = await buildAccountsSite(connection, { AUTH_SECRET });
  const config = { AUTH_SECRET, AUTH_SECRETS_ALSO: [], PUBLIC_URL: 'http://localhost:4000' };
  settings = createMailSettings({ database: connection, config });
});
afterAll(() => site.app.close());
beforeEach(() => mailSettingsModel(database().connection).deleteMany({}));

const tokenOf = async (email: string) => (await settings.pathOf(email)).slice('/mails/'.length);
const ask = (options: InjectOptions) => site.app.inject(options);
const offOf = async (token: string) =>
  (await ask({ url: `/api/mails/${token}` })).json<MailSettingsBody>().off;

it('RFQ-13: whoever has the link says which mails the address gets, without an account', async () => {
  const token = await tokenOf(EMAIL);
  expect(await offOf(token)).toEqual([]);
  const url = `/api/mails/${token}`;
  const answer = await ask({ method: 'PUT', url, payload: { off: ['quotes', 'reminders'] } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await offOf(token)).toEqual(['quotes', 'reminders']);
  // However the address is written.
  expect(await settings.isOff('Noor@Mail.example', 'quotes')).toBe(true);
  expect(await settings.isOff(EMAIL, 'messages')).toBe(false);
  expect(await settings.isOff('tom@mail.example', 'quotes')).toBe(false);
});

it('RFQ-13: one click of a mail program turns one kind off, without session, cookie or origin; to look changes nothing', async () => {
  const token = await tokenOf(EMAIL);
  const { unsubscribe, settings: page } = await settings.footOf(EMAIL, 'agent-messages');
  const url = new URL(unsubscribe).pathname;
  const looked = await ask({ url });
  expect([looked.statusCode, looked.headers.location]).toEqual([303, `/mails/${token}?as=agent`]);
  expect(page).toBe(`http://localhost:4000/mails/${token}?as=agent`);
  expect(await offOf(token)).toEqual([]);
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type };
    const answer = await ask({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(answer.statusCode).toBe(204);
  }
  expect(await offOf(token)).toEqual(['agent-messages']);
});

it('RFQ-13: forged, foreign and revoked links are answered alike, and change nothing', async () => {
  const [own, other] = [await tokenOf(EMAIL), await tokenOf('tom@mail.example')];
  const [mailbox] = own.split('.');
  await ask({ method: 'PUT', url: `/api/mails/${own}`, payload: { off: ['quotes'] } });
  await mailSettingsModel(database().connection).updateOne({ _id: mailbox }, { link_version: 2 });
  for (const token of [own, `${mailbox}.${other.split('.')[1]}`, `${mailbox}.`, 'x', 'a.b.c', '%24ne.x']) {
    const answers = [
      await ask({ url: `/api/mails/${token}` }),
      await ask({ method: 'PUT', url: `/api/mails/${token}`, payload: { off: [] } }),
      await ask({ method: 'POST', url: `/api/mails/${token}/off/messages`, payload: {} }),
      await ask({ url: `/api/mails/${token}/off/messages` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  }
  expect(await settings.isOff(EMAIL, 'quotes')).toBe(true);
  expect(await settings.isOff(EMAIL, 'messages')).toBe(false);
  expect(await offOf(await tokenOf(EMAIL))).toEqual(['quotes']);
});

it.each([[['everything']], [['quotes', 'quotes']], [{ $ne: null }]])(
  'RFQ-13: %j is no list of kinds',
  async (off) => {
    const url = `/api/mails/${await tokenOf(EMAIL)}`;
    const answer = await ask({ method: 'PUT', url, payload: { off } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  },
);

it('RFQ-13: an account finds its switches, has them in its data, and takes them along', async () => {
  const { headers } = await site.join('ada@mail.example');
  const { page } = (await ask({ url: '/api/account/mails', headers })).json<{ page: string }>();
  expect(page).toBe(await settings.pathOf('ada@mail.example'));
  await ask({ method: 'PUT', url: `/api${page}`, payload: { off: ['messages'] } });
  const data = await ask({ url: '/api/auth/account/data', headers });
  expect(data.json<{ mail_settings: object }>().mail_settings).toMatchObject({ off: ['messages'] });
  const stored = await mailSettingsModel(database().connection).find().lean();
  expect(JSON.stringify(stored)).not.toContain('ada');
});
