import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { HotelSearchAnswer } from '@atoll/contracts/hotel';
import {
  ACTIVITIES_PATH,
  BY_CITY,
  BY_GEOCODE,
  travelSandbox,
} from '../src/shared/travel/testing/travel-sandbox';
import { testDatabase } from './database';
import { buildShell } from './shell-folder';
import { buildTestSite } from './site';

const WIDE = 'lat=48.1&lng=2.1&radius=300';
const HONEST = '203.0.113.1';
const HOSTILE = '198.51.100.1';

describe('what requests may cause at the travel provider', () => {
  const database = testDatabase();
  const sandbox = travelSandbox();
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  async function siteWith(env: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> {
    database().connection.deleteModel(/./);
    const site = await buildTestSite(database().connection, {
      env: { AMADEUS_BASE_URL: sandbox().url, PROVIDER_DEADLINE_MS: '30000', ...env },
    });
    app = site.app;
    return app;
  }

  const ask = async (from: string, path: string, headers: Record<string, string> = {}) =>
    (app as FastifyInstance).inject({ url: path, remoteAddress: from, headers });
  const searchFrom = (from: string, query: string) => ask(from, `/api/hotels?${query}`);
  /** Another place each time, so that no answer is kept: every search is a call. */
  const elsewhere = (at: number) => `lat=${(at / 100).toFixed(2)}&lng=10`;

  it('C21: a search of 300 km asks for 50, in twelve calls', async () => {
    await siteWith();
    expect((await searchFrom(HOSTILE, WIDE)).statusCode).toBe(200);
    const calls = await sandbox().seen(BY_GEOCODE);
    expect(calls).toHaveLength(12);
  });

  it('the widest search there is makes forty calls at most', async () => {
    await siteWith();
    const amenities = 'SWIMMING_POOL,WIFI,PARKING,FITNESS_CENTER,RESTAURANT,AIR_CONDITIONING';
    const today = civilDateOf(new Date());
    const stay = `checkIn=${addDays(today, 30)}&checkOut=${addDays(today, 32)}&sort=price`;
    await searchFrom(HOSTILE, `${WIDE}&ratings=1,2,3,4&amenities=${amenities}&${stay}`);
    expect((await sandbox().seen('/v')).filter(({ method }) => method === 'GET').length).toBeLessThanOrEqual(
      40,
    );
  });

  it('an address that has used up its calls of a minute gets 429 shaped like a list; others do not notice', async () => {
    await siteWith({ PROVIDER_CALLS_MAX: '3' });
    for (const at of [1, 2, 3]) expect((await searchFrom(HOSTILE, elsewhere(at))).statusCode).toBe(200);
    const hotels = await searchFrom(HOSTILE, elsewhere(4));
    expect(hotels.statusCode).toBe(429);
    expect(hotels.json()).toMatchObject({ code: 'RATE_LIMITED', hotels: [], totalCount: 0 });
    expect(Number(hotels.headers['retry-after'])).toBeGreaterThan(0);
    const activities = await ask(HOSTILE, '/api/activities?lat=48.8566&lng=2.3522');
    expect(activities.statusCode).toBe(429);
    expect(activities.json<ErrorEnvelope>().message).toContain('3 in 1 minute are allowed');
    expect(await sandbox().seen(ACTIVITIES_PATH)).toEqual([]);
    // What is known already costs no call.
    expect((await searchFrom(HOSTILE, elsewhere(2))).statusCode).toBe(200);
    expect((await searchFrom(HONEST, elsewhere(4))).statusCode).toBe(200);
  });

  it('all addresses of one IPv6 network are one client', async () => {
    await siteWith({ PROVIDER_CALLS_MAX: '1' });
    expect((await searchFrom('2001:db8:1:2::1', elsewhere(1))).statusCode).toBe(200);
    expect((await searchFrom('2001:db8:1:2:ffff::9', elsewhere(2))).statusCode).toBe(429);
    expect((await searchFrom('2001:db8:1:3::1', elsewhere(2))).statusCode).toBe(200);
  });

  it('X-Forwarded-For counts when a trusted proxy sends it, and says nothing when anybody else does', async () => {
    await siteWith({ PROVIDER_CALLS_MAX: '1', TRUST_PROXY: '10.0.0.0/8' });
    const through = async (proxy: string, visitor: string, at: number) =>
      (await ask(proxy, `/api/hotels?${elsewhere(at)}`, { 'x-forwarded-for': visitor })).statusCode;
    expect(await through('10.1.2.3', HOSTILE, 1)).toBe(200);
    expect(await through('10.1.2.3', HOSTILE, 2)).toBe(429);
    expect(await through('10.1.2.3', HONEST, 2)).toBe(200);
    expect(await through('192.0.2.7', '203.0.113.8', 3)).toBe(200);
    expect(await through('192.0.2.7', '203.0.113.9', 4)).toBe(429);
  });

  it('what a first screen asks for counts for whoever asks for its page', async () => {
    const asking = `export async function render({ url, fetchJson }) {
      const lat = new URL(url, 'http://x').searchParams.get('lat');
      const { status } = lat ? await fetchJson('/api/hotels?lng=10&lat=' + lat) : { status: 'nothing' };
      const html = '<p>answered with ' + status + '</p>';
      return { status: 200, head: { title: 'A page' }, html, state: [], preload: [], maxAgeSeconds: 0 };
    }`;
    await siteWith({ PROVIDER_CALLS_MAX: '2', SHELL_DIR: await buildShell(asking) });
    // The stand-in's first answer takes longer than a first screen waits.
    await searchFrom(HONEST, 'lat=50&lng=10');
    const page = async (from: string, lat: number) => (await ask(from, `/hotels?lat=${lat}`)).body;
    expect(await page(HOSTILE, 1)).toContain('answered with 200');
    expect((await searchFrom(HOSTILE, 'lat=2&lng=10')).statusCode).toBe(200);
    // The first screen is left out then, and is kept for nobody.
    expect(await page(HOSTILE, 3)).not.toContain('answered with');
    expect(await page(HONEST, 3)).toContain('answered with 200');
  });

  it('twenty connections with wide searches leave city searches unharmed, also from the same address', async () => {
    await siteWith({ PROVIDER_CALLS_MAX: '100000' });
    await sandbox().fail({ path: BY_GEOCODE, delayMs: 100 });
    let isOver = false;
    const hostile = Array.from({ length: 20 }, async (_each, connection) => {
      for (let at = 1; !isOver; at += 1) {
        await searchFrom(HOSTILE, `lat=${connection}.${at}&lng=${at}&radius=300`);
        await sleep(10);
      }
    });
    await sleep(200);
    try {
      for (const [at, city] of ['LON', 'ROM', 'BCN', 'AMS'].entries()) {
        const answer = await searchFrom(at % 2 ? HONEST : HOSTILE, `cityCode=${city}`);
        expect([city, answer.statusCode]).toEqual([city, 200]);
        expect(answer.json<HotelSearchAnswer>().totalCount).toBeGreaterThan(0);
      }
    } finally {
      isOver = true;
      await Promise.all(hostile);
    }
    expect(await sandbox().seen(BY_CITY)).toHaveLength(4);
  });
});
