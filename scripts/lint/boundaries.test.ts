import path from 'node:path';
import { root } from '../root';
import { captureCommand } from '../run-command';

interface Snippet {
  readonly file: string;
  readonly code: string;
}

/** What the linter's rules of this prefix say of each snippet. */
async function lint(snippets: readonly Snippet[], rules = 'boundaries/'): Promise<string[][]> {
  const probe = path.join(root, 'scripts/lint/probe.mjs');
  const { output } = await captureCommand(process.execPath, [probe, JSON.stringify(snippets)], { cwd: root });
  const messages = JSON.parse(output) as { ruleId: string; message: string }[][];
  return messages.map((list) =>
    list.filter(({ ruleId }) => ruleId.startsWith(rules)).map(({ message }) => message),
  );
}

function importing(file: string, specifier: string): Snippet {
  return { file, code: `import { x } from '${specifier}';\nexport const y = x;\n` };
}

it('refuses an import across a boundary, with the reason', async () => {
  const refused = [
    ['mfe-tours/src/probe.ts', '../../mfe-hotels/src/index', /A remote never imports a remote/],
    ['mfe-tours/src/probe.ts', '../../shell/src/bootstrap', /no policy allowing/],
    ['api/src/releases/probe.ts', '../html/inline-hashes', /An API feature never imports its sibling/],
    ['api/src/releases/probe.ts', '../../sandbox/src/index', /The product does not know its stand-ins/],
    ['api/sandbox/src/probe.ts', '../../src/app', /no policy allowing/],
    ['e2e/probe.ts', '../shell/src/bootstrap', /no policy allowing/],
  ] as const;
  const problems = await lint(refused.map(([file, specifier]) => importing(file, specifier)));
  expect(problems).toEqual(refused.map(([, , message]) => [expect.stringMatching(message)]));
});

it('allows what the design allows', async () => {
  const problems = await lint([
    importing('mfe-tours/src/probe.ts', '@atoll/contracts/place'),
    importing('mfe-tours/src/probe.ts', '@atoll/platform'),
    importing('shell/src/probe.ts', '@atoll/ui/button'),
    importing('api/src/releases/probe.ts', '../platform/errors/app-error'),
    importing('e2e/probe.ts', '@atoll/contracts/registry'),
  ]);
  expect(problems.flat()).toEqual([]);
});

it('knows every folder: a new one must be given its place first', async () => {
  const [problems] = await lint([{ file: 'elsewhere/probe.ts', code: 'export const y = 1;' }]);
  expect(problems).toEqual([expect.stringMatching(/does not belong to any known element/)]);
});

it('refuses a date to come in a test, which is in the past one day', async () => {
  const soon = String(2020 + 6);
  const snippets = [
    { file: 'mfe-tours/src/probe.test.ts', code: `export const day = '${soon}-12-04';` },
    { file: 'e2e/specs/probe.spec.ts', code: `export const day = new Date(${soon}, 1);` },
    { file: 'mfe-tours/src/probe.test.ts', code: "export const day = '2020-12-04';" },
  ];
  const problems = await lint(snippets, 'no-restricted-syntax');
  expect(problems.map((list) => list.length)).toEqual([1, 1, 0]);
});
