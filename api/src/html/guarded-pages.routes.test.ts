import type { Page } from '@atoll/contracts/pages/page';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { redirectHref, refusePage, type PageVisitor } from '@atoll/contracts/page-access';
import { buildAccountsSite, type AccountsSite, type Person } from '../../test/accounts';
import { testDatabase } from '../../test/database';
import { linkTo } from '../../test/database-link';
import { connectMongo } from '../shared/mongo/connection';

const database = testDatabase();
const PEOPLE = ['anonymous', 'traveler', 'agent', 'hotel', 'admin'] as const;
const GUARDED = SITE_ROUTES.filter(({ access, movedTo }) => access !== 'public' && !movedTo);
/** A path of a page: the first of its words, where only those are pages. */
const pathOf = ({ pattern, words }: Page) => (words?.[0] ? pattern.replace(/:\w+/, words[0]) : pattern);
let site: AccountsSite;
const people = new Map<string, Person>();

beforeAll(async () => {
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: 'admin@mail.example' });
  people.set('traveler', await site.join('traveler@mail.example'));
  people.set('agent', await site.join('agent@mail.example', 'agent'));
  people.set('hotel', await site.join('hotel@mail.example', 'hotel'));
  people.set('admin', await site.join('admin@mail.example'));
});
afterAll(() => site.app.close());

const open = (url: string, who: string) => {
  const cookie = people.get(who)?.cookie;
  return site.app.inject({
    url,
    headers: { accept: 'text/html', ...(cookie ? { cookie: `atoll_session=${cookie}` } : {}) },
  });
};
const visitorOf = (who: string): PageVisitor | null => {
  const user = people.get(who)?.user;
  return user ? { role: user.role, hotel: user.hotel } : null;
};

it.each(GUARDED.flatMap((page) => PEOPLE.map((who) => [pathOf(page), who, page] as const)))(
  'AUT-18, AUT-27, POR-03, HOT-10: the document %s for %s is what the table of guards says, and never stored',
  async (path, who, page) => {
    const refusal = refusePage(page, visitorOf(who), path);
    const answer = await open(path, who);
    expect([answer.statusCode, answer.headers.location]).toEqual(
      refusal ? [303, redirectHref(refusal)] : [200, undefined],
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
  },
);

it('a word that no page has is not found, whoever asks', async () => {
  for (const who of PEOPLE) expect((await open('/management-portal/nothing', who)).statusCode).toBe(404);
});

it('AUT-18, POR-03, C55: the anonymous go to login, from portal pages to the portal’s own, as does every other role', async () => {
  expect((await open('/traveler/dashboard', 'anonymous')).headers.location).toBe(
    '/login?next=%2Ftraveler%2Fdashboard',
  );
  const portal = '/management-portal/auth?next=%2Fmanagement-portal%2Fdashboard';
  expect((await open('/management-portal/dashboard', 'anonymous')).headers.location).toBe(portal);
  // A redirect shows no toast: the address says what the page is to tell.
  for (const who of ['traveler', 'agent', 'hotel']) {
    const { location } = (await open('/management-portal/dashboard', who)).headers;
    expect(location).toBe(`${portal}&problem=account`);
  }
  expect((await open('/management-portal/dashboard', 'admin')).statusCode).toBe(200);
  expect((await open('/agent/dashboard', 'traveler')).headers.location).toBe('/?problem=account');
});

it('HOT-02: the profile’s other address leads to the first', async () => {
  expect((await open('/hotel/profile/complete', 'hotel')).headers.location).toBe('/hotel/complete-profile');
});

it('a guard does not rotate the refresh cookie', async () => {
  const { user, cookie } = people.get('traveler') as Person;
  const sessions = () => database().connection.collection('sessions').find({ user_id: user.id }).toArray();
  const before = await sessions();
  const answer = await open('/traveler/dashboard', 'traveler');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await sessions()).toEqual(before);
  expect((await site.refresh(cookie)).statusCode).toBe(200);
});

it('a kept page asked for with a session’s cookie is the anonymous one', async () => {
  const [anonymous, signedIn] = [await open('/privacy', 'anonymous'), await open('/privacy', 'agent')];
  expect(signedIn.body).toBe(anonymous.body);
  expect(signedIn.headers['cache-control']).toBe(anonymous.headers['cache-control']);
  expect(signedIn.body).not.toContain('agent@mail.example');
});

it('a cookie that is no session is nobody', async () => {
  for (const cookie of [
    'atoll_session=x',
    `atoll_session=${'A'.repeat(22)}.${'A'.repeat(43)}`,
    'atoll_session=%00',
  ]) {
    const answer = await site.app.inject({
      url: '/agent/dashboard',
      headers: { accept: 'text/html', cookie },
    });
    expect(answer.headers.location).toBe('/login?next=%2Fagent%2Fdashboard');
  }
});

it('a guarded document carries a nonce for styles, another one each time; public documents have none', async () => {
  const nonces = new Set<string>();
  for (let time = 0; time < 2; time += 1) {
    const answer = await open('/account', 'traveler');
    const [, nonce = ''] = /<meta name="style-nonce" nonce="([^"]+)">/.exec(answer.body) ?? [];
    expect(nonce.length).toBeGreaterThan(20);
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(answer.headers.etag).toBeUndefined();
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
  const login = await open('/login', 'traveler');
  expect(login.headers['content-security-policy']).not.toContain('nonce');
  expect(login.body).not.toContain('nonce');
});

it('AUT-19: without the database a guarded document leads to login, which says that an error occurred, and login is there', async () => {
  const link = await linkTo(database().uri);
  const connection = await connectMongo(link.uri);
  const { app } = await buildAccountsSite(connection, { LOG_LEVEL: 'silent' });
  const cookie = `atoll_session=${people.get('traveler')?.cookie ?? ''}`;
  const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html', cookie } });
  await link.cut();
  const answer = await ask('/traveler/dashboard');
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/login?next=%2Ftraveler%2Fdashboard&problem=session',
  ]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await ask('/management-portal/dashboard')).headers.location).toBe(
    '/management-portal/auth?next=%2Fmanagement-portal%2Fdashboard&problem=session',
  );
  expect((await ask(answer.headers.location ?? '')).statusCode).toBe(200);
  await app.close();
  await connection.destroy();
});
