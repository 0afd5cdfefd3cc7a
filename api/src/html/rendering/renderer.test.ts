import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FetchJson } from '@atoll/contracts/rendering';
import { createRenderer, type Renderer, type RendererDeadlines } from './renderer';

const folder = mkdtempSync(join(tmpdir(), 'atoll-renderer-'));
const started: Renderer[] = [];
const warnings: unknown[] = [];

afterEach(() => {
  for (const renderer of started.splice(0)) renderer.stop();
  warnings.length = 0;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** No deadline passes because the machine is busy; a test of one gives its own. */
const PATIENT: RendererDeadlines = { startMs: 60_000, renderMs: 60_000, practiceMs: 60_000, fetchMs: 60_000 };

const page = (html: string) =>
  `({ status: 200, head: { title: 't' }, html: ${html}, state: [], preload: [], maxAgeSeconds: 60 })`;

async function rendererOf(body: string, deadlines: Partial<RendererDeadlines> = {}, fetchJson?: FetchJson) {
  const bundle = join(folder, `${Math.abs(hash(body))}.mjs`);
  writeFileSync(bundle, `export async function render({ url, fetchJson }) { ${body} }`);
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
    program: join(__dirname, 'renderer-child.ts'),
    execArgv: ['--import', 'tsx'],
    practiceUrl: '/practice',
    fetchJson,
    deadlines: { ...PATIENT, ...deadlines },
    log: { warn: (details) => warnings.push(details) },
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
  expect(await renderer.render('/tours')).toMatchObject({ status: 200, html: '/tours asked /api/x?y=1' });
});

it('a bundle sees no environment', async () => {
  const renderer = await rendererOf(`return ${page('JSON.stringify(Object.keys(process.env))')};`);
  expect((await renderer.render('/'))?.html).toBe('[]');
});

const BAD_BUNDLES: Record<string, string> = {
  throws: `if (url === '/bad') throw new Error('no');`,
  loops: `if (url === '/bad') for (;;) {}`,
  'fills its heap': `if (url === '/bad') { const kept = []; for (;;) kept.push(new Array(1e5).fill({})); }`,
  'allocates a gigabyte of buffers': `if (url === '/bad') { const kept = []; for (let i = 0; i < 64; i++) { kept.push(Buffer.alloc(2 ** 24, 1)); await new Promise((r) => setTimeout(r, 1)); } await new Promise(() => {}); }`,
  'calls process.exit': `if (url === '/bad') process.exit(0);`,
  'kills its own process': `if (url === '/bad') process.kill(process.pid, 'SIGKILL');`,
  'answers nonsense': `if (url === '/bad') return { html: 7 };`,
};

it.each(Object.entries(BAD_BUNDLES))(
  'a bundle that %s costs only its own first screen, and is back afterwards',
  async (_what, bad) => {
    const renderer = await rendererOf(`${bad} return ${page("'fine'")};`, { renderMs: 1_000 });
    expect(await renderer.render('/bad')).toBeNull();
    expect(warnings).not.toHaveLength(0);
    let again = null;
    while (again === null) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      again = await renderer.render('/good');
    }
    expect(again).toMatchObject({ html: 'fine' });
  },
);

it('an API that does not answer costs the first screen, not the process', async () => {
  const renderer = await rendererOf(
    `if (url === '/slow') await fetchJson('/api/slow'); return ${page('String(process.pid)')};`,
    { fetchMs: 50 },
    () => new Promise(() => undefined),
  );
  const before = await renderer.render('/quick');
  expect(await renderer.render('/slow')).toBeNull();
  expect((await renderer.render('/quick'))?.html).toBe(before?.html);
});

it('a render that is merely slow costs its own first screen, not the process', async () => {
  const renderer = await rendererOf(
    `if (url === '/slow') await new Promise((end) => (globalThis.end = end));
     globalThis.end?.();
     return ${page('String(process.pid)')};`,
    { renderMs: 2_000 },
  );
  const before = await renderer.render('/quick');
  expect(await renderer.render('/slow')).toBeNull();
  expect((await renderer.render('/quick'))?.html).toBe(before?.html);
});

it('a bundle that loops while it is loaded is given up, and nobody waits for it for ever', async () => {
  const bundle = join(folder, 'loops-at-load.mjs');
  writeFileSync(bundle, 'for (;;) {}');
  const renderer = startRenderer(bundle, { startMs: 500 });
  await renderer.start();
  expect(warnings).toContainEqual({ app: 'mfe-test', reason: 'was not ready within 500 ms' });
  expect(await renderer.render('/good')).toBeNull();
});

it('after three deaths in a row a bundle is left alone for a while', async () => {
  const renderer = await rendererOf(`if (url === '/bad') process.exit(1); return ${page("'fine'")};`);
  const deaths = () => warnings.filter((details) => 'reason' in (details as object)).length;
  while (deaths() < 3) {
    await renderer.render('/bad');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await renderer.render('/good')).toBeNull();
  expect(deaths()).toBe(3);
});
