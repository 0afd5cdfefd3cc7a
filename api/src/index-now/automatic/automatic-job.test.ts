import { testDatabase } from '../../../test/database';
import { changeModel } from '../../shared/changes/change.model';
import { createChangeLog } from '../../shared/changes/change-log';
import { EVERYTHING, type Change, type Subject } from '../../shared/changes/changes';
import { createIndexNowSettings } from '../settings';
import { indexNowSettingsModel } from '../settings.model';
import { createSubmissions } from '../submissions';
import { submissionModel } from '../submission.model';
import { createAutomaticJob } from './automatic-job';
import { seenPageModel } from './seen-page.model';
import { createSeenPages } from './seen-pages';

const ORIGIN = 'https://www.atoll.example';
const ID = '5f1f00000000000000000001';
const AGENT = `/travel-agents/hanna-berg-${ID}/lisbon`;
const CITY = '/travel-agents/lisbon';
const database = testDatabase();
const log = { warn: jest.fn() };

/** What pages show, by their paths. */
let shown: Map<string, string>;
let clockMs: number;
/** A minute of the job, by a clock that the test moves. */
async function run(laterMs = 60_000): Promise<void> {
  clockMs += laterMs;
  await world().job.run(() => Promise.resolve());
}

function world() {
  const { connection } = database();
  const settings = createIndexNowSettings(connection);
  const submissions = createSubmissions({
    ...{ database: connection, submit: null, log: log as never },
    jobs: { define: () => undefined, ask: () => Promise.resolve() },
  });
  const places: Partial<Record<Subject, string>> = {
    [`agent:${ID}`]: AGENT,
    'city:lisbon': CITY,
    'expo:harbour-days': '/expo/harbour-days',
  };
  const job = createAutomaticJob({
    ...{ origin: ORIGIN, settings, submissions, log },
    seen: createSeenPages(connection),
    changes: createChangeLog(connection),
    allPaths: async function* () {
      yield* ['/', ...shown.keys()];
    },
    pathOf: (subject) => Promise.resolve(shown.has(places[subject] ?? '') ? (places[subject] ?? null) : null),
    contentOf: (path) => {
      const text = shown.get(path);
      return text === 'broken' ? Promise.reject(new Error('503')) : Promise.resolve(text ?? null);
    },
    now: () => new Date(clockMs),
  });
  return { settings, job };
}
async function announce(change: Change): Promise<void> {
  await changeModel(database().connection).create({ ...change, at: new Date(clockMs) });
}
const agentChanged = () =>
  announce({ kind: 'agent', key: ID, subjects: ['agents', `agent:${ID}`, 'city:lisbon'] });
const submitted = async () =>
  (await submissionModel(database().connection).find().sort({ at: 1 }).lean()).map(({ urls }) =>
    urls.map((url) => url.replace(ORIGIN, '')),
  );

beforeEach(async () => {
  const { connection } = database();
  for (const model of [changeModel, submissionModel, seenPageModel, indexNowSettingsModel])
    await (model(connection) as ReturnType<typeof changeModel>).deleteMany({});
  shown = new Map([
    [AGENT, 'Hanna plans slow journeys'],
    [CITY, '12 agents'],
  ]);
  clockMs = Date.now();
  await world().settings.switchAutomatic(true, 1);
});

it('a page that shows something else is submitted, and one that only might have changed is not', async () => {
  await run();
  shown.set(AGENT, 'Hanna plans fast journeys');
  await agentChanged();
  await run();
  expect(await submitted()).toEqual([[AGENT]]);
  await run();
  expect(await submitted()).toHaveLength(1);
});

it('a change whose public content is the same submits nothing', async () => {
  await run();
  await agentChanged();
  await run();
  expect(await submitted()).toEqual([]);
});

it('nothing is submitted when it is switched on, nor while it is off', async () => {
  await run();
  expect(await submitted()).toEqual([]);
  await world().settings.switchAutomatic(false, 2);
  shown.set(AGENT, 'Hanna plans fast journeys');
  await agentChanged();
  await run();
  expect(await submitted()).toEqual([]);
});

it('a page that is new and one that went are submitted', async () => {
  await run();
  shown.delete(AGENT);
  shown.set('/expo/harbour-days', 'Two days at the water');
  await agentChanged();
  await announce({ kind: 'expo-event', key: 'harbour-days', subjects: ['expo', 'expo:harbour-days'] });
  await run();
  const [urls] = await submitted();
  expect([...(urls ?? [])].sort()).toEqual(['/expo/harbour-days', AGENT]);
});

it('an address is submitted at most once an hour, and what it showed last then', async () => {
  await run();
  for (const text of ['first', 'second', 'third']) {
    shown.set(AGENT, text);
    await agentChanged();
    await run();
  }
  expect(await submitted()).toEqual([[AGENT]]);
  await run(60 * 60_000);
  expect(await submitted()).toEqual([[AGENT], [AGENT]]);
});

it('C39: 10,000 addresses in a day are the most', async () => {
  await run();
  await submissionModel(database().connection).create({
    ...{
      _id: 'earlier',
      at: new Date(clockMs - 60_000),
      host: 'www.atoll.example',
      key: 'k',
      key_location: 'l',
    },
    ...{ urls: [], url_count: 10_000, is_automatic: true, state: 'sent', attempts: 1, version: 2 },
  });
  shown.set(AGENT, 'Hanna plans fast journeys');
  await agentChanged();
  await run();
  expect(await submitted()).toEqual([[]]);
  await run(24 * 60 * 60_000);
  expect(await submitted()).toEqual([[], [AGENT]]);
});

it('a seed submits nothing, whatever it wrote, and later changes are submitted as ever', async () => {
  await run();
  for (const path of shown.keys()) shown.set(path, 'seeded');
  shown.set('/expo/harbour-days', 'seeded');
  await agentChanged();
  await announce({ kind: 'agent', key: EVERYTHING, subjects: ['agents', 'destinations'] });
  await announce({ kind: 'card', key: 'portugal', subjects: ['country:portugal', 'city:lisbon'] });
  await run();
  await run();
  expect(await submitted()).toEqual([]);
  shown.set(CITY, '13 agents');
  await agentChanged();
  await run();
  expect(await submitted()).toEqual([[CITY]]);
});

it('a page that cannot be looked at now waits, and keeps no other from being submitted', async () => {
  await run();
  shown.set(AGENT, 'broken');
  shown.set(CITY, '13 agents');
  await agentChanged();
  await run();
  expect(await submitted()).toEqual([[CITY]]);
  expect(log.warn).toHaveBeenCalled();
  shown.set(AGENT, 'Hanna plans fast journeys');
  await run();
  expect(await submitted()).toEqual([[CITY], [AGENT]]);
});
