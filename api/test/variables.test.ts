import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchema } from '../src/config';
import { variablesPage } from './variables-page';

/** Prettier aligns the cells of a table: what they say is compared. */
const withoutAlignment = (text: string) =>
  text
    .replace(/ *\| */g, '|')
    .replace(/-{3,}/g, '---')
    .trim();

it('docs/variables.md says what the schemas say: npx -y pnpm@12 run variables', () => {
  const written = readFileSync(join(__dirname, '../../docs/variables.md'), 'utf8');
  expect(withoutAlignment(written)).toBe(withoutAlignment(variablesPage()));
});

it('every key of the configuration says what it means', () => {
  const silent = Object.entries(configSchema.properties).filter(([, key]) => !('description' in key));
  expect(silent.map(([name]) => name)).toEqual([]);
});
