import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { captureCommand } from '../run-command';

const DEPCRUISE = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** `from` imports `to`; both files are made. A package is imported as `@atoll/ui/button`. */
type Import = readonly [from: string, to: string];
const PACKAGES = { platform: 'shell/platform', ui: 'shell/ui', contracts: 'api/contracts' } as const;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atoll-boundaries-'));
  await cp(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  await mkdir(path.join(folder, 'node_modules/@atoll'), { recursive: true });
  for (const [name, home] of Object.entries(PACKAGES)) {
    await write(
      `${home}/package.json`,
      JSON.stringify({ name: `@atoll/${name}`, exports: { './*': './src/*.ts' } }),
    );
    await symlink(path.join(folder, home), path.join(folder, 'node_modules/@atoll', name));
  }
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text, { flag: 'a' });
}

async function writeImport([from, to]: Import): Promise<void> {
  const [, name = '', file = ''] = /^@atoll\/(\w+)\/(.+)$/.exec(to) ?? [];
  const home = PACKAGES[name as keyof typeof PACKAGES];
  const target = home ? `${home}/src/${file}` : to;
  const specifier = home ? to : path.relative(path.dirname(from), to);
  await write(`${target}.ts`, 'export const x = 1;\n');
  await write(
    `${from}.ts`,
    `import '${specifier.startsWith('.') || home ? specifier : `./${specifier}`}';\n`,
  );
}

/** The names of the rules that these imports break, by the file that breaks them. */
async function brokenRules(imports: readonly Import[]): Promise<Record<string, string[]>> {
  for (const each of imports) await writeImport(each);
  const config = path.join(root, '.dependency-cruiser.cjs');
  const args = [DEPCRUISE, '--config', config, '--output-type', 'json', '.'];
  const { output } = await captureCommand(process.execPath, args, { cwd: folder });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  const broken: Record<string, string[]> = {};
  for (const { from, rule } of summary.violations)
    broken[from.replace('.ts', '')] = [...(broken[from.replace('.ts', '')] ?? []), rule.name].sort();
  return broken;
}

it('refuses an import across a boundary, by the rule that says why', async () => {
  const refused: readonly (readonly [...Import, rule: string])[] = [
    ['mfe-a/src/remote', 'mfe-b/src/index', 'remote-imports-no-remote'],
    ['shell/src/remote', 'mfe-b/src/index', 'nobody-imports-a-remote'],
    ['mfe-a/src/host', 'shell/src/bootstrap', 'mfe-imports-only-what-it-may'],
    ['mfe-a/src/booking/form', 'mfe-a/src/results/list', 'feature-imports-no-sibling'],
    ['mfe-a/src/shared/stay/nights', 'mfe-a/src/results/card', 'shared-imports-no-feature'],
    ['api/src/releases/page', 'api/src/html/hashes', 'api-feature-imports-no-sibling'],
    ['api/src/releases/whole', 'api/src/app', 'api-feature-is-composed'],
    ['api/src/shared/mail', 'api/src/releases/service', 'api-shared-knows-no-feature'],
    ['api/src/releases/data', 'api/test/site', 'api-product-imports-no-test'],
    ['api/src/releases/sample', 'api/sandbox/src/index', 'product-knows-no-stand-in'],
    ['mfe-a/src/page.test', 'api/sandbox/src/index', 'only-api-tests-start-stand-ins'],
    ['api/sandbox/src/probe', 'api/src/app', 'api-sandbox-imports-only-what-it-may'],
    ['api/sandbox/src/engine', 'api/embedded-mongo/src/main', 'stand-ins-know-not-each-other'],
    ['api/contracts/src/look', '@atoll/ui/button', 'api-contracts-imports-only-what-it-may'],
    ['shell/ui/src/store', '@atoll/platform/store', 'shell-ui-imports-only-what-it-may'],
    ['e2e/probe', 'shell/src/bootstrap', 'e2e-imports-only-what-it-may'],
    ['elsewhere/probe', '@atoll/contracts/place', 'every-folder-has-its-place'],
  ];
  const broken = await brokenRules(refused.map(([from, to]) => [from, to]));
  expect(broken).toEqual(Object.fromEntries(refused.map(([from, , rule]) => [from, [rule]])));
});

it('refuses an import of nothing', async () => {
  await write('mfe-a/src/page.ts', "import './missing';\n");
  expect(await brokenRules([])).toEqual({ 'mfe-a/src/page': ['not-resolvable'] });
});

it('refuses a circle, however long', async () => {
  const circle: Import[] = [
    ['mfe-a/src/one', 'mfe-a/src/two'],
    ['mfe-a/src/two', 'mfe-a/src/three'],
    ['mfe-a/src/three', 'mfe-a/src/one'],
  ];
  expect(Object.values(await brokenRules(circle)).flat()).toContain('no-circles');
});

it('allows what the design allows, in a remote that no rule has heard of', async () => {
  const allowed: Import[] = [
    ['mfe-new/src/page', 'mfe-new/src/results/list'],
    ['mfe-new/src/results/list', 'mfe-new/src/shared/stay/nights'],
    ['mfe-new/src/shared/stay/nights', 'mfe-new/src/shared/money/sum'],
    ['mfe-new/src/results/list.test', 'mfe-new/src/testing/world'],
    ['mfe-new/src/results/card', '@atoll/contracts/place'],
    ['mfe-new/src/results/card', '@atoll/platform/saved'],
    ['mfe-new/src/results/card', '@atoll/ui/button'],
    ['shell/src/probe', '@atoll/ui/button'],
    ['api/src/app', 'api/src/releases/service'],
    ['api/src/releases/service', 'api/src/shared/errors/app-error'],
    ['api/src/releases/service.test', 'api/test/site'],
    ['api/test/site', 'api/sandbox/src/index'],
    ['e2e/probe', '@atoll/contracts/place'],
  ];
  expect(await brokenRules(allowed)).toEqual({});
});
