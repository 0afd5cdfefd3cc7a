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

/** '5 * 60_000' and '300_000' are one value. */
function valueOf(expression: string): string {
  const factors = expression
    .replace(/_(?=\d)/g, '')
    .split('*')
    .map(Number);
  return factors.some(Number.isNaN)
    ? expression
    : String(factors.reduce((product, next) => product * next, 1));
}

/** RECENT_MAX and RECENT_SEARCHES_MAX, when both are 5, are the same thing said twice. */
function isRepetition(one: Constant, other: Constant): boolean {
  const words = one.name.split('_');
  const isPartOfIt = words.length >= 2 && words.every((word) => other.name.split('_').includes(word));
  const isAlike = isPartOfIt && valueOf(one.value) === valueOf(other.value);
  return one.name === other.name || isAlike;
}

/** Lines of the product that declare a business constant again, under its own name or another one. */
async function repetitions(constants: readonly Constant[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of await sourceFiles()) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    lines.forEach((line, index) => {
      const [, name, value] = /^(?:export )?const ([A-Z][A-Z0-9_]+)\b.*? = (.+?);/.exec(line) ?? [];
      if (!name || !value) return;
      if (constants.some((constant) => isRepetition({ name, value }, constant)))
        found.push(`${file}:${index + 1} ${line.trim()}`);
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
