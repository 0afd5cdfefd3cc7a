import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../src');

it('POR-04, HOT-15: no route asks who may when it has read the body already: guards are an `onRequest`', () => {
  const guarding = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    // Nothing else of this API needs the moment after a body was checked, so the rule is the whole word.
    .filter((path) => readFileSync(join(SOURCES, path), 'utf8').includes('preHandler'));
  expect(guarding).toEqual([]);
});
