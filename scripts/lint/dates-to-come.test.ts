import path from 'node:path';
import { root } from '../root';
import { captureCommand } from '../run-command';

interface Snippet {
  readonly file: string;
  readonly code: string;
}

/** How many problems of a rule the linter finds in each snippet. */
async function lint(snippets: readonly Snippet[], rule: string): Promise<number[]> {
  const probe = path.join(root, 'scripts/lint/probe.mjs');
  const { output } = await captureCommand(process.execPath, [probe, JSON.stringify(snippets)], { cwd: root });
  const messages = JSON.parse(output) as { ruleId: string }[][];
  return messages.map((list) => list.filter(({ ruleId }) => ruleId === rule).length);
}

it('refuses a date to come in a test, which is in the past one day', async () => {
  const soon = String(2020 + 6);
  const snippets = [
    { file: 'mfe-tours/src/probe.test.ts', code: `export const day = '${soon}-12-04';` },
    { file: 'e2e/specs/probe.spec.ts', code: `export const day = new Date(${soon}, 1);` },
    { file: 'mfe-tours/src/probe.test.ts', code: "export const day = '2020-12-04';" },
  ];
  expect(await lint(snippets, 'no-restricted-syntax')).toEqual([1, 1, 0]);
});
