import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { budgetOf, overBudget, weigh } from './budget';
import { precompress } from './precompress';

const dist = mkdtempSync(join(tmpdir(), 'atoll-budget-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});

const budget = {
  entryBytes: 2_000,
  firstRouteBytes: 3_000,
  firstRouteRequests: 2,
  routeBytes: 4_000,
  screenBytes: 2_000,
};
const preload = ['remoteEntry.js', 'app.js'];

it('PLT-11: a page that grows by a megabyte of its own breaks its budget and is named', () => {
  writeFileSync(join(dist, 'remoteEntry.js'), 'entry;'.repeat(400));
  writeFileSync(join(dist, 'app.js'), 'app;'.repeat(400));
  writeFileSync(join(dist, 'heavy.js'), randomBytes(2 ** 20).toString('base64'));
  precompress(dist);
  expect(overBudget('mfe-tours', weigh(dist, { preload }), budget)).toEqual([]);

  const loaded = { preload, parts: [['app.js'], ['heavy.js']] };
  const over = overBudget('mfe-tours', weigh(dist, loaded), budget);
  expect(over).toEqual([
    expect.stringMatching(/^mfe-tours is over its budget: routeBytes is \d{6,}, 4000 are allowed$/),
    expect.stringMatching(/^mfe-tours is over its budget: screenBytes is \d{6,}, 2000 are allowed$/),
  ]);
});

it('PLT-11: large libraries count for what a page loads, not for its own code; pages do not count for each other', () => {
  const loaded = {
    preload: [],
    parts: [['heavy.js', 'app.js'], ['remoteEntry.js']],
    libraries: ['heavy.js'],
  };
  const { routeBytes, screenBytes } = weigh(dist, loaded);
  expect(routeBytes).toBe(weigh(dist, { preload: ['heavy.js', 'app.js'] }).firstRouteBytes);
  expect(screenBytes).toBeLessThan(100);
});

it('PLT-11: one more request on the first route breaks the budget, however small its file is', () => {
  writeFileSync(join(dist, 'tiny.js'), ';');
  const weight = weigh(dist, { preload: [...preload, 'tiny.js'] });
  expect(overBudget('mfe-tours', weight, budget)).toEqual([
    'mfe-tours is over its budget: firstRouteRequests is 3, 2 are allowed',
  ]);
});

it('PLT-11: a package without a part of the budget is not built: of a remote what a page loads, of the shell all', () => {
  const write = (name: string) => {
    const written = { name, atoll: { budget: { entryBytes: 1, firstRouteBytes: 1 } } };
    writeFileSync(join(dist, 'package.json'), JSON.stringify(written));
  };
  write('mfe-tours');
  expect(() => budgetOf(dist)).toThrow(
    'mfe-tours has no atoll.budget.firstRouteRequests, routeBytes, screenBytes in its package.json',
  );
  write('shell');
  expect(() => budgetOf(dist)).toThrow(
    'shell has no atoll.budget.firstRouteRequests, totalBytes in its package.json',
  );
});

it('weighs what travels: the brotli bytes, entry and first route apart', () => {
  const weight = weigh(dist, { preload });
  expect(weight.entryBytes).toBeLessThan(100);
  expect(weight.firstRouteBytes).toBeGreaterThan(weight.entryBytes);
});

it('weighs modules that browsers load by themselves, but not what renders on the server', () => {
  const before = weigh(dist, { preload: [] }).totalBytes;
  writeFileSync(join(dist, 'server.mjs'), 'server');
  expect(weigh(dist, { preload: [] }).totalBytes).toBe(before);
  writeFileSync(join(dist, 'worker.mjs'), 'worker');
  expect(weigh(dist, { preload: [] }).totalBytes).toBe(before + 'worker'.length);
});
