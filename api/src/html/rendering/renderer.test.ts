import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FetchJson } from '@atoll/contracts/rendering';
import { PACKAGE_DIR } from '../../shared/config/package-folder';
import { createMetrics, type Metrics } from '../../shared/observability/metrics';
import { rendererWatch } from './renderer-watch';
import { createRenderer, type FirstScreen, type Renderer, type RendererDeadlines } from './renderer';

const folder = mkdtempSync(join(tmpdir(), 'atoll-renderer-'));
const started: Renderer[] = [];
const warnings: unknown[] = [];
let metrics: Metrics;

beforeEach(() => {
  metrics = createMetrics();
});

afterEach(() => {
  for (const renderer of started.splice(0)) renderer.stop();
  warnings.length = 0;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** No deadline passes because the machine is busy; a test of one gives its own. */
const PATIENT: RendererDeadlines = {
  startMs: 60_000,
  describeMs: 60_000,
  drawMs: 60_000,
  practiceMs: 60_000,
  fetchMs: 60_000,
};

const page = (html: string) =>
  `({ status: 200, head: { title: 't' }, html: ${html}, state: [], preload: [], maxAgeSeconds: 60 })`;

const CLIENT = '203.0.113.1';
const screenAt = (renderer: Renderer, url: string) => renderer.render(url, CLIENT);
const htmlOf = (screen: FirstScreen) => (screen.kind === 'described' ? screen.html : null);

async function rendererOf(body: string, deadlines: Partial<RendererDeadlines> = {}, fetchJson?: FetchJson) {
  const bundle = join(folder, `${Math.abs(hash(body))}.mjs`);
  writeFileSync(
    bundle,
    `export async function render({ url, fetchJson, settings, onDescribed }) { ${body} }`,
  );
  const renderer = startRenderer(bundle, deadlines, fetchJson);
  await renderer.start();
  return renderer;
}

function startRenderer(
  bundle: string,
  deadlines: Partial<RendererDeadlines> = {},
  fetchJson: FetchJson = () => Promise.reject(new Error('none')),
): Renderer {
  const renderer = createRenderer({
    app: 'mfe-test',
    bundle,
    program: join(PACKAGE_DIR, 'dist/renderer-child.js'),
    settings: { production: false, analytics: false },
    practiceUrl: '/practice',
    fetchJson,
    deadlines: { ...PATIENT, ...deadlines },
    log: { warn: (details) => warnings.push(details) },
    watch: rendererWatch(metrics),
  });
  started.push(renderer);
  return renderer;
}

function hash(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7);
}

it('gives a page’s first screen and answers what the page asks of the API', async () => {
  const renderer = await rendererOf(
    `const { body } = await fetchJson('/api/x?y=1'); return ${page('url + body.name')};`,
    {},
    (path) => Promise.resolve({ status: 200, body: { name: ` asked ${path}` } }),
  );
  expect(await screenAt(renderer, '/tours')).toMatchObject({
    kind: 'described',
    page: { status: 200 },
    html: '/tours asked /api/x?y=1',
  });
});

it('HOM-18, HOM-19: tells a bundle the settings that the document tells the browser', async () => {
  const renderer = await rendererOf(`return ${page('JSON.stringify(settings)')};`);
  const screen = await screenAt(renderer, '/tours');
  expect(JSON.parse(htmlOf(screen) ?? '')).toEqual({ production: false, analytics: false });
});

it('what came of first screens is counted and timed, and so is the end of a process', async () => {
  const renderer = await rendererOf(`if (url === '/bad') process.exit(1); return ${page('url')};`);
  await screenAt(renderer, '/good');
  await screenAt(renderer, '/bad');
  const { body } = await metrics.page();
  expect(body).toContain('atoll_first_screens_total{app="mfe-test",result="drawn"} 1');
  expect(body).toContain('atoll_first_screens_total{app="mfe-test",result="no-answer"} 1');
  expect(body).toContain('atoll_first_screen_seconds_count{app="mfe-test"} 2');
  expect(body).toContain('atoll_renderer_restarts_total{app="mfe-test"} 1');
});

it('a bundle sees no environment', async () => {
  const renderer = await rendererOf(`return ${page('JSON.stringify(Object.keys(process.env))')};`);
  expect(htmlOf(await screenAt(renderer, '/'))).toBe('[]');
});

const BAD_BUNDLES: Record<string, string> = {
  throws: `throw new Error('no');`,
  loops: `for (;;) {}`,
  'fills its heap': `const kept = []; for (;;) kept.push(new Array(1e5).fill({}));`,
  'allocates a gigabyte of buffers': `const kept = []; for (let i = 0; i < 64; i++) { kept.push(Buffer.alloc(2 ** 24, 1)); await new Promise((r) => setTimeout(r, 1)); } await new Promise(() => {});`,
  'calls process.exit': `process.exit(0);`,
  'kills its own process': `process.kill(process.pid, 'SIGKILL');`,
  'answers nonsense': `return { html: 7 };`,
};
const SHORT = { describeMs: 1_000, drawMs: 1_000 };

async function comesBack(renderer: Renderer): Promise<void> {
  let again: string | null = null;
  while (again === null) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    again = htmlOf(await screenAt(renderer, '/good'));
  }
  expect(again).toBe('fine');
}

it.each(Object.entries(BAD_BUNDLES))(
  'a bundle that %s costs only its own first screen, and is back afterwards',
  async (_what, bad) => {
    const renderer = await rendererOf(`if (url === '/bad') { ${bad} } return ${page("'fine'")};`, SHORT);
    expect(htmlOf(await screenAt(renderer, '/bad'))).toBeNull();
    expect(warnings).not.toHaveLength(0);
    await comesBack(renderer);
  },
);

const MISSING = `const page = { status: 404, head: { title: 'gone' }, state: [], preload: [], maxAgeSeconds: 60 };`;
it.each(['throws', 'loops', 'kills its own process'])(
  'ERR-12: a bundle that %s while it draws has said what its page is',
  async (what) => {
    const renderer = await rendererOf(
      `if (url === '/bad') { ${MISSING} await onDescribed(page); ${BAD_BUNDLES[what]} } return ${page("'fine'")};`,
      SHORT,
    );
    expect(await screenAt(renderer, '/bad')).toMatchObject({
      kind: 'described',
      page: { status: 404 },
      html: null,
    });
    await comesBack(renderer);
  },
);

it('ERR-12: status and head do not wait for the pages that are drawn before', async () => {
  const renderer = await rendererOf(
    `if (url === '/long') globalThis.end = new Promise((end) => (globalThis.finish = end));
     ${MISSING}
     if (!(await onDescribed(page))) return { ...page, html: '' };
     if (url === '/long') await globalThis.end;
     if (url === '/finish') globalThis.finish();
     return { ...page, html: 'drawn' };`,
    { drawMs: 1_500 },
  );
  const long = screenAt(renderer, '/long');
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) => renderer.render(`/missing-${index}`, `203.0.113.${index}`)),
  );
  for (const screen of [await long, ...others]) {
    expect(screen).toMatchObject({ kind: 'described', page: { status: 404 }, html: null });
  }
});

it('ERR-12: an API that does not answer leaves open what the page is, and costs no process', async () => {
  const renderer = await rendererOf(
    `if (url === '/slow') await fetchJson('/api/slow'); return ${page('String(process.pid)')};`,
    { fetchMs: 50 },
    () => new Promise(() => undefined),
  );
  const before = htmlOf(await screenAt(renderer, '/quick'));
  expect(await screenAt(renderer, '/slow')).toEqual({ kind: 'no data' });
  expect(htmlOf(await screenAt(renderer, '/quick'))).toBe(before);
});

it('ERR-12: an API that is late with two questions together leaves open what the page is', async () => {
  const late = 0.6 * SHORT.describeMs;
  const renderer = await rendererOf(
    `if (url === '/slow') { await fetchJson('/api/one'); await fetchJson('/api/two'); }
     return ${page("'fine'")};`,
    { ...SHORT, fetchMs: 900 },
    () => new Promise((answer) => setTimeout(answer, late, { status: 200, body: {} })),
  );
  expect(await screenAt(renderer, '/slow')).toEqual({ kind: 'no data' });
});

it('ERR-12: a bundle that hangs after the API was late leaves open what the page is', async () => {
  const renderer = await rendererOf(
    `if (url === '/slow') { await fetchJson('/api/one'); await new Promise(() => undefined); }
     return ${page("'fine'")};`,
    { ...SHORT, fetchMs: 900 },
    () => new Promise((answer) => setTimeout(answer, 0.6 * SHORT.describeMs, { status: 200, body: {} })),
  );
  expect(await screenAt(renderer, '/slow')).toEqual({ kind: 'no data' });
});

it('a bundle of before pages were described is not taken for stuck once it has drawn', async () => {
  const renderer = await rendererOf(`return ${page('String(process.pid)')};`, { drawMs: 10 });
  const first = htmlOf(await screenAt(renderer, '/one'));
  // Longer than a process may be at one page.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(htmlOf(await screenAt(renderer, '/two'))).toBe(first);
});

it('a description that is merely slow costs its own first screen, not the process', async () => {
  const renderer = await rendererOf(
    `if (url === '/slow') await new Promise((end) => (globalThis.end = end));
     globalThis.end?.();
     return ${page('String(process.pid)')};`,
    { describeMs: 2_000 },
  );
  const before = htmlOf(await screenAt(renderer, '/quick'));
  expect(await screenAt(renderer, '/slow')).toEqual({ kind: 'no answer' });
  expect(htmlOf(await screenAt(renderer, '/quick'))).toBe(before);
});

it('a bundle that loops while it is loaded is given up, and nobody waits for it for ever', async () => {
  const bundle = join(folder, 'loops-at-load.mjs');
  writeFileSync(bundle, 'for (;;) {}');
  const renderer = startRenderer(bundle, { startMs: 500 });
  await renderer.start();
  expect(warnings).toContainEqual({ app: 'mfe-test', reason: 'was not ready within 500 ms' });
  expect(await screenAt(renderer, '/good')).toEqual({ kind: 'no answer' });
});

it('after three deaths in a row a bundle is left alone for a while', async () => {
  const renderer = await rendererOf(`if (url === '/bad') process.exit(1); return ${page("'fine'")};`);
  const deaths = () => warnings.filter((details) => 'reason' in (details as object)).length;
  while (deaths() < 3) {
    await screenAt(renderer, '/bad');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await screenAt(renderer, '/good')).toEqual({ kind: 'no answer' });
  expect(deaths()).toBe(3);
});
