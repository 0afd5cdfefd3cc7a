import { createHash } from 'node:crypto';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { ReleaseDifference } from '@atoll/contracts/release-difference';
import type { ReleasesAnswer, RunningAnswer } from '@atoll/contracts/release-summary';
import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { buildTestSite, type TestSite } from '../../test/site';
import { createLogger } from '../shared/observability/logger';
import { createCanarySteps } from './canary-steps';
import { createReleaseCounts } from './release-counts';

const TOKEN = 'a-token-of-the-tours-team';
const DEPLOY_TOKENS = `mfe-tours:${createHash('sha256').update(TOKEN).digest('hex')}:ci`;
const bearer = { authorization: `Bearer ${TOKEN}` };
const STEPS = [
  { percent: 5, minutes: 1 },
  { percent: 100, minutes: 1 },
];

describe('the release desk over HTTP', () => {
  const database = testDatabase();
  let site: TestSite;
  let [old, fresh] = ['', ''];

  beforeEach(async () => {
    await database().connection.dropDatabase();
    site = await buildTestSite(database().connection, { env: { DEPLOY_TOKENS } });
    const one = await buildRelease('mfe-tours', 'one', { version: '0.1.0' });
    const two = await buildRelease('mfe-tours', 'two', { version: '0.2.0', shared: { react: '^19.3.0' } });
    await site.publish(two.folder);
    await site.publish(one.folder);
    [old, fresh] = [one.release.hash, two.release.hash];
  });
  afterEach(() => site.app.close());

  const operate = (hash: string, name: string, payload: object, headers: Record<string, string> = {}) =>
    site.app.inject({
      ...{ method: 'POST', url: `/api/releases/mfe-tours/${hash}/${name}`, payload },
      headers: { ...bearer, ...headers },
    });
  const desk = async () =>
    (await site.app.inject({ url: '/api/releases/mfe-tours', headers: bearer })).json<ReleasesAnswer>();
  const mount = () =>
    site.app.inject({
      ...{ method: 'POST', url: '/api/release-health' },
      payload: { app: 'mfe-tours', release: fresh, outcome: 'mounted' },
    });

  it('PLT-15: two people decide at once: one is done, the other hears of it with 409', async () => {
    const { version } = await desk();
    const headers = { 'if-match': `"${version}"` };
    const answers = await Promise.all([
      operate(fresh, 'activate', {}, headers),
      operate(fresh, 'disable', {}, headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused?.json<ErrorEnvelope>().message).toBe(
      'Somebody else has changed what runs of mfe-tours meanwhile: look at it again.',
    );
    const [done] = answers.filter(({ statusCode }) => statusCode === 200);
    expect((await desk()).version).toBe(done?.json<RunningAnswer>().version);
  });

  it('PLT-15: a canary in steps is begun, shows its health, and grows when its time is over', async () => {
    expect((await operate(fresh, 'canary', { steps: STEPS })).json()).toMatchObject({
      active: old,
      canary: { hash: fresh, percent: 5 },
    });
    for (let load = 0; load < 20; load += 1) await mount();
    const { releases, canary, events, pages } = await desk();
    expect(pages).toContain('/tours');
    expect(pages).not.toContain('/hotels');
    expect(canary).toMatchObject({ steps: STEPS, step: 0, paused: null });
    expect(releases.find(({ hash }) => hash === fresh)).toMatchObject({
      canaryPercent: 5,
      health: { loads: 20, errors: 0 },
    });
    expect(events?.[0]).toMatchObject({ action: 'canary', hash: fresh });

    const { repository } = site;
    const counts = createReleaseCounts(database().connection);
    const log = createLogger({ LOG_LEVEL: 'silent' });
    const laterBy = (minutes: number) =>
      createCanarySteps({
        ...{ repository, move: repository.change, counts, log },
        now: () => new Date(Date.now() + minutes * 60_000),
      });
    // As two instances do.
    await Promise.all([laterBy(1).advanceAll(), laterBy(1).advanceAll()]);
    expect((await desk()).canary).toMatchObject({ step: 1 });
    for (let load = 0; load < 20; load += 1) await mount();
    await laterBy(2).advanceAll();
    expect((await desk()).releases.find(({ active }) => active)?.hash).toBe(fresh);
  });

  it.each([
    ['no share and no steps', {}, 'one of the two'],
    ['both', { percent: 5, steps: STEPS }, 'one of the two'],
    ['shares that do not grow', { steps: STEPS.toReversed() }, 'grows with each step'],
    ['no step at all', { steps: [] }, ''],
    ['a step of no time', { steps: [{ percent: 5, minutes: 0 }] }, ''],
  ])('a canary with %s is refused', async (_name, body, reason) => {
    const answer = await operate(fresh, 'canary', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorEnvelope>().message).toContain(reason);
    expect((await desk()).canary).toBeUndefined();
  });

  it('PLT-15: says what differs between two releases', async () => {
    const url = `/api/releases/mfe-tours/${old}/compare/${fresh}`;
    expect((await site.app.inject(url)).json<ReleaseDifference>()).toEqual({
      facts: [{ name: 'version', from: '0.1.0', to: '0.2.0' }],
      sizes: [],
      shared: [{ name: '@atoll/platform', from: '^1.0.0', to: null }],
      uses: [],
      files: expect.arrayContaining([{ path: 'assets/page.css', from: 24, to: 24 }]),
      filesChanged: 3,
    });
    const unknown = `/api/releases/mfe-tours/${old}/compare/ffffffffffffffff`;
    expect((await site.app.inject(unknown)).statusCode).toBe(404);
  });
});
