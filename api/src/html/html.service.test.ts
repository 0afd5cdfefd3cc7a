import type { RenderResult } from '@atoll/contracts/rendering';
import { createLogger } from '../platform/observability/logger';
import { testConfig } from '../../test/config';
import { buildShell } from '../../test/shell-folder';
import { createHtmlService, type HtmlService } from './html.service';
import { readShellBuild } from './shell-build';

const SCREEN: RenderResult = {
  status: 200,
  head: { title: 'Agents' },
  html: '<h1>Agents</h1>',
  state: [],
  preload: [],
  maxAgeSeconds: 60,
};

let screenOf: () => Promise<RenderResult>;
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
      render: ({ app }: { app: string }) => (app === 'shell' ? Promise.resolve(SCREEN) : screenOf()),
    } as never,
    releaseSwitch: { onPage: <T>(remote: T) => remote } as never,
    styleSheets: { ofShell: () => [], ofShellLater: () => [], ofRelease: () => [] } as never,
    onGivenAgain: () => undefined,
    onChange: (listener) => (change = listener),
    publicUrl: 'http://localhost',
    settings: { production: false, analytics: false, trustedOrigins: [] },
    log: createLogger(config),
  });
});

it('keeps a page until something changes that it was made from', async () => {
  screenOf = () => Promise.resolve({ ...SCREEN, madeFrom: ['city:lisbon'] });
  const first = await html.page('/travel-agents/lisbon');
  change(['city:porto']);
  expect(await html.page('/travel-agents/lisbon')).toBe(first);
  change(['agent:1', 'city:lisbon']);
  expect(await html.page('/travel-agents/lisbon')).not.toBe(first);
});

it('drops every page that was made from something when nobody can say what changed', async () => {
  screenOf = () => Promise.resolve({ ...SCREEN, madeFrom: ['city:lisbon'] });
  const first = await html.page('/travel-agents/lisbon');
  change('everything');
  expect(await html.page('/travel-agents/lisbon')).not.toBe(first);
});

it('does not keep a page that was being made while something changed', async () => {
  screenOf = () => {
    change(['city:lisbon']);
    return Promise.resolve({ ...SCREEN, madeFrom: ['city:lisbon'] });
  };
  const before = await html.page('/travel-agents/lisbon');
  screenOf = () => Promise.resolve({ ...SCREEN, madeFrom: ['city:lisbon'] });
  expect(await html.page('/travel-agents/lisbon')).not.toBe(before);
});

it('DIR-06: a page that has moved names its new address', async () => {
  screenOf = () =>
    Promise.resolve({ ...SCREEN, status: 301, location: '/travel-agents/ann-1/lisbon', maxAgeSeconds: 0 });
  expect(await html.page('/agent/1')).toMatchObject({ status: 301, location: '/travel-agents/ann-1/lisbon' });
});
