import { buildAccountsSite, type AccountsSite } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';

const OLD = 'the-old-one-fb6c1d0a97e24853-c0d1';
const NEW = 'the-new-one-3a9d7c5e1b804f26-77ab';

describe('the secret of the API changes', () => {
  const database = testDatabase();
  const open: AccountsSite[] = [];
  beforeEach(() => database().connection.dropDatabase());
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ app }) => app.close()));
  });

  async function siteWith(signing: string, also: string): Promise<AccountsSite> {
    const env = { AUTH_SECRET: signing, AUTH_SECRETS_ALSO: also };
    const site = await buildAccountsSite(database().connection, env);
    open.push(site);
    return site;
  }
  const sessions = (site: AccountsSite, headers: Record<string, string>) =>
    site.app.inject({ url: '/api/auth/sessions', headers });

  it('nobody is signed out, before, while and after: by access token, and by refresh token', async () => {
    const before = await siteWith(OLD, '');
    const person = await before.join('mira@mail.example');
    // First every instance learns the next secret, then each signs with it.
    const [learned, signing] = [await siteWith(OLD, NEW), await siteWith(NEW, OLD)];
    for (const site of [learned, signing])
      expect((await sessions(site, person.headers)).statusCode).toBe(200);
    // Two tabs at once, at instances that sign with different secrets: both go on, and so does the next refresh.
    const [first, second] = [await signing.refresh(person.cookie), await learned.refresh(person.cookie)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const renewed = before.person(first);
    expect(before.person(second).cookie).toBe(renewed.cookie);
    expect((await signing.refresh(renewed.cookie)).statusCode).toBe(200);
    expect((await sessions(learned, renewed.headers)).statusCode).toBe(200);
    expect((await sessions(before, renewed.headers)).statusCode).toBe(401);
  });
});
