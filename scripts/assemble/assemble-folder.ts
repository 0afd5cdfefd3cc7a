import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start/start-error';
import { copyPackage } from './copy-package';
import { installedPackages, readPackageJson } from './installed-packages';
import { launcherText } from './launcher';
import { noticesText } from './notices';
import { DATA, PROGRAMS } from './parts';
import { placePackages, type PlacedPackage } from './place-packages';
import { sbomText } from './sbom';
import { shippedParts } from './shipped-parts';

/** Copies at once; more only make the disk wait for itself. */
const COPIES = 8;

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  }
  await Promise.all(Array.from({ length: COPIES }, worker));
}

function checkEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new StartError(`${folder} is not empty: name a folder that is, or none yet.`);
}

async function writePrograms(root: string, folder: string): Promise<void> {
  await mkdir(path.join(folder, 'api/dist'), { recursive: true });
  const { name, version } = readPackageJson(path.join(root, 'api'));
  const marker = { name, version, private: true, type: 'module' };
  await writeFile(path.join(folder, 'api/package.json'), `${JSON.stringify(marker, null, 2)}\n`);
  for (const { bundle, launcher } of PROGRAMS) {
    const file = `api/dist/${bundle}.js`;
    await cp(path.join(root, file), path.join(folder, file));
    if (launcher) await writeFile(path.join(folder, `${launcher}.mjs`), launcherText(bundle));
  }
}

/** Builds of ours hold no source maps, but what a developer left in a folder is not shipped either. */
const isShipped = (file: string) => !/\.(map|md)$|\/bundled\.json$/.test(file);

async function copyData(root: string, folder: string): Promise<void> {
  await each(DATA, ({ from, to }) =>
    cp(path.join(root, from), path.join(folder, to), { recursive: true, filter: isShipped }),
  );
}

/** A package that lies inside another one is copied after it: both would make the same folder. */
async function copyPackages(folder: string, packages: readonly PlacedPackage[]): Promise<void> {
  const depthOf = ({ place }: PlacedPackage) => place.split('node_modules').length;
  const depths = [...new Set(packages.map(depthOf))].sort((a, b) => a - b);
  for (const depth of depths) {
    const level = packages.filter((placed) => depthOf(placed) === depth);
    await each(level, ({ installed, place }) => copyPackage(installed.folder, path.join(folder, place)));
  }
}

/**
 * Makes, of the built site in `root`, the folder that runs it without the workspace: bundles, data, the shell, the
 * remotes' releases, the packages of the registry that the API imports, and a list of all parts with their licences.
 * @throws StartError where the folder is not empty
 */
export async function assembleFolder(root: string, folder: string): Promise<void> {
  checkEmpty(folder);
  const packages = placePackages(installedPackages(path.join(root, 'api')));
  await writePrograms(root, folder);
  await copyData(root, folder);
  await copyPackages(folder, packages);
  const parts = shippedParts(root, packages);
  await writeFile(path.join(folder, 'sbom.cdx.json'), sbomText(root, parts));
  await writeFile(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesText(root, parts));
}
