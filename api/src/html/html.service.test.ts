import type { PageDescription } from '@atoll/contracts/rendering';
import { createLogger } from '../shared/observability/logger';
import { testConfig } from '../../test/config';
import { buildShell } from '../../test/shell-folder';
import { createHtmlService, type HtmlService } from './html.service';
import type { FirstScreen } from './rendering/renderer';
import { readShellBuild } from './shell-build';

const PAGE: PageDescription = {
  status: 200,
  head: { title: 'Agents' },
  state: [],
  preload: [],
  maxAgeSeconds: 60,
};
const screenWith = (page: Partial<PageDescription> = {}): FirstScreen => ({
  kind: 'described',
  page: { ...PAGE, ...page },
  html: '<h1>Agents</h1>',
});

const ASKED = { client: '203.0.113.1' };
let screenOf: () => Promise<FirstScreen>;
let change: (changed: readonly string[] | 'everything') => void;
let html: HtmlService;

beforeEach(async () => {
  const config = testConfig({ SHELL_DIR: await buildShell() });
  const shell = await readShellBuild(config.SHELL_DIR);
  if (!shell) throw new Error('no shell');
  const entry = {
    name: 'mfe-directory',
    hash: 'a',
    entry: '/e.js',
    manifest: '/m.json',
    preload: [],
    integrity: {},
  };
  html = createHtmlService({
    shell,
    shellDir: config.SHELL_DIR,
    releasesDir: config.DATA_DIR,
    running: () => Promise.resolve([{ entry, manifest: { metaData: {}, exposes: [], shared: [] } }] as never),
    firstScreens: {
      render: ({ app }: { app: string }) => (app === 'shell' ? Promise.resolve(screenWith()) : screenOf()),
    } as never,
    releaseSwitch: { onPage: <T>(remote: T) => remote } as never,
    styleSheets: { ofShell: () => [], ofShellLater: () => [], ofRelease: () => [] } as never,
    onGivenAgain: () => undefined,
    onChange: (listener) => (change = listener),
    fetchJson: () => Promise.reject(new Error('none')),
    publicUrl: 'http://localhost',
    settings: { production: false, analytics: false, trustedOrigins: [] },
    log: createLogger(config),
  });
});

it('keeps a page until something changes that it was made from', async () => {
  screenOf = () => Promise.resolve(screenWith({ madeFrom: ['city:lisbon'] }));
  const first = await html.page('/travel-agents/lisbon', ASKED);
  change(['city:porto']);
  expect(await html.page('/travel-agents/lisbon', ASKED)).toBe(first);
  change(['agent:1', 'city:lisbon']);
  expect(await html.page('/travel-agents/lisbon', ASKED)).not.toBe(first);
});

it('drops every page that was made from something when nobody can say what changed', async () => {
  screenOf = () => Promise.resolve(screenWith({ madeFrom: ['city:lisbon'] }));
  const first = await html.page('/travel-agents/lisbon', ASKED);
  change('everything');
  expect(await html.page('/travel-agents/lisbon', ASKED)).not.toBe(first);
});

it('does not keep a page that was being made while something changed', async () => {
  screenOf = () => {
    change(['city:lisbon']);
    return Promise.resolve(screenWith({ madeFrom: ['city:lisbon'] }));
  };
  const before = await html.page('/travel-agents/lisbon', ASKED);
  screenOf = () => Promise.resolve(screenWith({ madeFrom: ['city:lisbon'] }));
  expect(await html.page('/travel-agents/lisbon', ASKED)).not.toBe(before);
});

it('DIR-06: a page that has moved names its new address', async () => {
  screenOf = () =>
    Promise.resolve(screenWith({ status: 301, location: '/travel-agents/ann-1/lisbon', maxAgeSeconds: 0 }));
  expect(await html.page('/agent/1', ASKED)).toMatchObject({
    status: 301,
    location: '/travel-agents/ann-1/lisbon',
  });
});

it('keeps nothing under an address of fourteen kilobytes, neither the page nor what it asks for', async () => {
  screenOf = () => Promise.resolve(screenWith());
  const long = `/travel-agents/${'x'.repeat(14_000)}`;
  expect(await html.page(long, ASKED)).not.toBe(await html.page(long, ASKED));
  expect((await html.kept())(long)).toBeNull();
  const page = await html.page('/travel-agents/lisbon', ASKED);
  expect((await html.kept())('/travel-agents/lisbon')).toBe(page);
});

it('bounds what it keeps by bytes: addresses that somebody makes up push each other out', async () => {
  screenOf = () => Promise.resolve(screenWith());
  const first = `/travel-agents/${'a'.repeat(1_900)}`;
  await html.page(first, ASKED);
  expect((await html.kept())(first)).not.toBeNull();
  for (let each = 0; each < 600; each += 1)
    await html.page(`/travel-agents/${each}${'b'.repeat(1_900)}`, ASKED);
  expect((await html.kept())(first)).toBeNull();
});
