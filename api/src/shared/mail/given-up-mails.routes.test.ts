import { buildAccountsSite, type AccountsSite } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { mailModel } from './mail.model';

const database = testDatabase();
const ADMIN_EMAIL = 'admin@mail.example';
let site: AccountsSite;
beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL });
});
afterAll(() => site.app.close());

it('issue 23, D3: the administrator sees the mails that were given up, has them sent again, and /metrics counts them', async () => {
  const admin = await site.join(ADMIN_EMAIL);
  const email = 'mira@mail.example';
  await site.join(email);
  const mail = await mailModel(database().connection).create({
    kind: 'password-changed',
    to: email,
    data: {},
    client: 'site',
    attempts: 12,
    problem: 'connect ECONNREFUSED',
    given_up_at: new Date(),
  });
  const list = () => site.app.inject({ url: '/api/admin/mails', headers: admin.headers });
  expect((await list()).json()).toMatchObject({
    total: 1,
    mails: [{ id: String(mail._id), to: email, problem: 'connect ECONNREFUSED' }],
  });
  expect((await site.app.inject('/metrics')).body).toContain('atoll_mails_given_up 1');
  const send = (id: string, headers: Record<string, string> = admin.headers) =>
    site.app.inject({
      method: 'POST',
      url: `/api/admin/mails/${id}/send`,
      headers: { ...headers, 'if-match': '"12"' },
      payload: {},
    });
  expect((await send(String(mail._id), {})).statusCode).toBe(403);
  for (const id of ['nothing', '000000000000000000000000', '$gt'])
    expect((await send(id)).statusCode).toBe(404);
  expect((await send(String(mail._id))).statusCode).toBe(204);
  const [sent] = await site.mailsTo(email, 2);
  expect(sent?.subject).toBe('Your password was changed');
  await eventually(async () => expect((await list()).json()).toEqual({ mails: [], total: 0 }));
});
