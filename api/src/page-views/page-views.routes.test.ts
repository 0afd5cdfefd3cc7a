import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { PRODUCTION_ENV } from '../../test/config';
import { testDatabase } from '../../test/database';
import { buildTestSite } from '../../test/site';
import { pageViewCountModel } from './page-view-count.model';

const view = (path: string) => ({ method: 'POST', url: '/api/page-views', payload: { path } }) as const;

describe('page views', () => {
  const database = testDatabase();

  it.each([
    ['development', { NODE_ENV: 'development', ANALYTICS: 'on' }],
    ['production without analytics', { ...PRODUCTION_ENV, ANALYTICS: 'off' }],
  ])('HOM-27: are not taken in %s', async (_name, env) => {
    const { app } = await buildTestSite(database().connection, { env });
    expect((await app.inject(view('/hotels'))).json<ErrorEnvelope>().code).toMatch(
      /NOT_FOUND|METHOD_NOT_ALLOWED/,
    );
    await app.close();
  });

  it('HOM-27: are counted by page and day in production with analytics', async () => {
    const { app } = await buildTestSite(database().connection, {
      env: { ...PRODUCTION_ENV, ANALYTICS: 'on' },
    });
    for (const path of ['/hotels', '/hotels/', '/tours', '/made-up-1', '/made-up-2']) {
      expect((await app.inject(view(path))).statusCode).toBe(204);
    }
    const counts = await pageViewCountModel(database().connection).find().lean();
    expect(Object.fromEntries(counts.map(({ pattern, views }) => [pattern, views]))).toEqual({
      '/hotels': 2,
      '/tours': 1,
      '(not found)': 2,
    });
    expect(counts.every(({ day }) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
    await app.close();
  });
});
