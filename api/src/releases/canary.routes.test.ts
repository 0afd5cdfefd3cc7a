import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { buildTestSite, type TestSite } from '../../test/site';
import { getsCanary } from './canary';
import { withCanary } from './release-pointer';

const HTML = { accept: 'text/html' };
const visitors = Array.from({ length: 1_000 }, (_each, index) => String(index).padStart(22, 'v'));

it('PLT-15: a canary of 5 % is for 4.4 to 5.6 % of 10,000 visitors, and nobody leaves when it grows to 25 %', () => {
  const many = Array.from({ length: 10_000 }, (_each, index) => String(index).padStart(22, 'v'));
  const chosen = many.filter((visitor) => getsCanary(visitor, 'mfe-tours', 5));
  expect(chosen.length).toBeGreaterThanOrEqual(440);
  expect(chosen.length).toBeLessThanOrEqual(560);
  expect(chosen.filter((visitor) => !getsCanary(visitor, 'mfe-tours', 25))).toEqual([]);
});

it('a canary of 10 % is for 70 to 130 of 1,000 visitors, each always the same', () => {
  const chosen = visitors.filter((visitor) => getsCanary(visitor, 'mfe-tours', 10));
  expect(chosen.length).toBeGreaterThanOrEqual(70);
  expect(chosen.length).toBeLessThanOrEqual(130);
  expect(visitors.filter((visitor) => getsCanary(visitor, 'mfe-tours', 10))).toEqual(chosen);
  // Who had it keeps it when the share grows.
  expect(chosen.every((visitor) => getsCanary(visitor, 'mfe-tours', 25))).toBe(true);
  expect(visitors.filter((visitor) => getsCanary(visitor, 'mfe-hotels', 10))).not.toEqual(chosen);
});

it('0 % is nobody, 100 % everybody', () => {
  expect(visitors.some((visitor) => getsCanary(visitor, 'mfe-tours', 0))).toBe(false);
  expect(visitors.every((visitor) => getsCanary(visitor, 'mfe-tours', 100))).toBe(true);
});

describe('a page while a canary runs', () => {
  const database = testDatabase();
  let site: TestSite;
  let [stable, canary] = ['', ''];

  beforeAll(async () => {
    await database().connection.dropDatabase();
    site = await buildTestSite(database().connection);
    const one = await buildRelease('mfe-tours', 'one');
    const two = await buildRelease('mfe-tours', 'two');
    await site.publish(two.folder);
    await site.publish(one.folder);
    [stable, canary] = [one.release.hash, two.release.hash];
  });
  afterAll(() => site.app.close());

  const get = (visitor?: string) =>
    site.app.inject({
      url: '/tours',
      headers: { ...HTML, ...(visitor ? { cookie: `theme=dark; atoll-visitor=${visitor}` } : {}) },
    });
  const releaseIn = (body: string) => /\/releases\/mfe-tours\/([0-9a-f]{16})\//.exec(body)?.[1];
  const setPercent = (percent: number) =>
    site.repository.change('mfe-tours', (pointer) =>
      withCanary(pointer, { hash: canary, at: new Date(), who: 'test', reason: null }, percent),
    );

  it('before it, nobody gets a cookie', async () => {
    const { headers, body } = await get();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-cache');
    expect(releaseIn(body)).toBe(stable);
  });

  it('each visitor gets one release in pages and registry, again and again, whoever asked before', async () => {
    await setPercent(50);
    for (let round = 0; round < 2; round += 1) {
      for (const visitor of visitors.slice(0, 30)) {
        const expected = getsCanary(visitor, 'mfe-tours', 50) ? canary : stable;
        const { body, headers } = await get(visitor);
        expect(releaseIn(body)).toBe(expected);
        expect(headers['set-cookie']).toBeUndefined();
        expect(headers['cache-control']).toBe('private, no-cache');
        const registry = await site.app.inject({
          url: '/api/registry',
          headers: { cookie: `atoll-visitor=${visitor}` },
        });
        expect(registry.body).toContain(expected);
      }
    }
  });

  it('a new visitor gets a random first-party name that no script reads, and keeps its release', async () => {
    const first = await get();
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^atoll-visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const visitor = /=([\w-]{22})/.exec(cookie)?.[1];
    expect(releaseIn((await get(visitor)).body)).toBe(releaseIn(first.body));
  });

  it('a forged name is replaced, never repeated', async () => {
    const { headers } = await get('"><script>alert(1)</script>');
    expect(String(headers['set-cookie'])).toMatch(/^atoll-visitor=[\w-]{22};/);
  });

  it('after it, everybody gets the same again and no cookie', async () => {
    await setPercent(0);
    const visitor = visitors.find((each) => getsCanary(each, 'mfe-tours', 50));
    const { body, headers } = await get(visitor);
    expect(releaseIn(body)).toBe(stable);
    expect(headers['cache-control']).toBe('no-cache');
  });
});
