import { notify } from './link-mails';

type Asked = Parameters<Parameters<typeof notify>[0]['ask']>;

it('issue 23, A4: what an account is told takes turns under its own name', async () => {
  const asked: Asked[] = [];
  const mails = { ask: async (...mail: Asked) => void asked.push(mail) };
  const account = { _id: 'account-1', email: 'ada@mail.example', email_verified_at: new Date() };
  await notify(mails, 'password-changed', account);
  await notify(mails, 'password-changed', { ...account, email_verified_at: null });
  expect(asked).toEqual([['password-changed', 'ada@mail.example', {}, 'account-1']]);
});
