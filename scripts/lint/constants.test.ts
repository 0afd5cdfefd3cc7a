import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { captureCommand } from '../run-command';

const HOME = 'api/contracts/src/constants.ts';
const DECLARATION = /^export const ([A-Z][A-Z0-9_]+)\b.* = (.+?);/gm;

interface Constant {
  readonly name: string;
  readonly value: string;
}

function declared(): Constant[] {
  const source = readFileSync(path.join(root, HOME), 'utf8');
  return [...source.matchAll(DECLARATION)].map(([, name = '', value = '']) => ({ name, value }));
}

async function sourceFiles(): Promise<string[]> {
  const { output } = await captureCommand('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root });
  return output
    .split('\n')
    .filter((file) => file && file !== HOME && !/\.test\.tsx?$|^e2e\/|^scripts\//.test(file));
}

/** Lines of the product that declare a business constant again, under its own name. */
async function repetitions(constants: readonly Constant[]): Promise<string[]> {
  const again = new RegExp(`\\b(?:const|let)\\s+(?:${constants.map(({ name }) => name).join('|')})\\b`);
  const found: string[] = [];
  for (const file of await sourceFiles()) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    lines.forEach((line, index) => {
      if (again.test(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
    });
  }
  return found;
}

it('CON-01: business constants are declared once, in the contracts, and nowhere else', async () => {
  const constants = declared();
  expect(constants.length).toBeGreaterThan(20);
  expect(new Set(constants.map(({ name }) => name)).size).toBe(constants.length);
  expect(await repetitions(constants)).toEqual([]);
});
