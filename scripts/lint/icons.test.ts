import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { captureCommand } from '../run-command';

const LIST = 'shell/ui/src/icon/icon-list.ts';
const NOT_USES = /\.test\.tsx?$|^e2e\/|^scripts\/|^shell\/ui\/src\/icon\//;

/** Everything that the product's sources have between quotes. */
async function quotedWords(): Promise<Set<string>> {
  const { output } = await captureCommand(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    { cwd: root },
  );
  const files = output.split('\n').filter((file) => file && !NOT_USES.test(file));
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/['"`]([a-z0-9-]+)['"`]/g)].map(([, word = '']) => word)),
  );
}

// That every icon in use is listed, its type says.
it('no page fetches an icon that nothing draws', async () => {
  const listed = [...readFileSync(path.join(root, LIST), 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)];
  expect(listed.length).toBeGreaterThan(20);
  const used = await quotedWords();
  expect(listed.map(([, name = '']) => name).filter((name) => !used.has(name))).toEqual([]);
});
