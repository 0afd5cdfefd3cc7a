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

const budget = { entryBytes: 2_000, firstRouteBytes: 3_000, firstRouteRequests: 2, totalBytes: 100_000 };

it('PLT-11: a remote that grows by a megabyte breaks its budget and is named', () => {
  writeFileSync(join(dist, 'remoteEntry.js'), 'entry;'.repeat(400));
  writeFileSync(join(dist, 'app.js'), 'app;'.repeat(400));
  precompress(dist);
  const files = ['remoteEntry.js', 'app.js'];
  expect(overBudget('mfe-tours', weigh(dist, files), budget)).toEqual([]);

  writeFileSync(join(dist, 'heavy.js'), randomBytes(2 ** 20).toString('base64'));
  precompress(dist);
  const [sentence] = overBudget('mfe-tours', weigh(dist, files), budget);
  expect(sentence).toMatch(/^mfe-tours is over its budget: totalBytes is \d{6,}, 100000 are allowed$/);
});

it('PLT-11: one more request on the first route breaks the budget, however small its file is', () => {
  writeFileSync(join(dist, 'tiny.js'), ';');
  const weight = weigh(dist, ['remoteEntry.js', 'app.js', 'tiny.js']);
  expect(overBudget('mfe-tours', weight, { ...budget, totalBytes: 10_000_000 })).toEqual([
    'mfe-tours is over its budget: firstRouteRequests is 3, 2 are allowed',
  ]);
});

it('PLT-11: a package without a part of the budget is not built', () => {
  const written = {
    name: 'mfe-tours',
    atoll: { budget: { entryBytes: 1, firstRouteBytes: 1, totalBytes: 1 } },
  };
  writeFileSync(join(dist, 'package.json'), JSON.stringify(written));
  expect(() => budgetOf(dist)).toThrow(
    'mfe-tours has no atoll.budget.firstRouteRequests in its package.json',
  );
});

it('weighs what travels: the brotli bytes, entry and first route apart', () => {
  const weight = weigh(dist, ['remoteEntry.js', 'app.js']);
  expect(weight.entryBytes).toBeLessThan(100);
  expect(weight.firstRouteBytes).toBeGreaterThan(weight.entryBytes);
});

it('weighs modules that browsers load by themselves, but not what renders on the server', () => {
  const before = weigh(dist, []).totalBytes;
  writeFileSync(join(dist, 'server.mjs'), 'server');
  expect(weigh(dist, []).totalBytes).toBe(before);
  writeFileSync(join(dist, 'worker.mjs'), 'worker');
  expect(weigh(dist, []).totalBytes).toBe(before + 'worker'.length);
});
