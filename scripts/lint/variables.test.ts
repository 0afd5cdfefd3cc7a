import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { captureCommand } from '../run-command';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Of the system, and what the suite tells the journeys: nobody sets them. */
const NOBODYS = ['CI', 'PATH', 'E2E_DATA_DIR', 'E2E_CHROMIUM'];

// What the API reads, its own test compares with the schemas.
it('every variable that scripts and journeys read stands in docs/variables.md', async () => {
  const { output } = await captureCommand('git', ['ls-files', 'scripts', 'e2e', 'api/sandbox'], {
    cwd: root,
  });
  const sources = output.split('\n').filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));
  const names = sources.flatMap((file) =>
    [...read(file).matchAll(/\benv\.([A-Z][A-Z0-9_]+)|portVariable: '([A-Z_]+)'/g)].map(
      ([, name, port]) => name ?? port ?? '',
    ),
  );
  const page = read('docs/variables.md');
  const absent = new Set(names.filter((name) => !NOBODYS.includes(name) && !page.includes(`\`${name}\``)));
  expect(names.length).toBeGreaterThan(10);
  expect([...absent]).toEqual([]);
});
