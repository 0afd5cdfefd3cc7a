import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@atoll/contracts/registry';
import type { ReleaseUpload } from '@atoll/contracts/release-summary';
import { ReleaseError } from './release-error';

const SUFFIXES = ['', '.br', '.gz'];

function base64Of(folder: string, file: string): [string, string][] {
  return SUFFIXES.map((suffix) => `${file}${suffix}`)
    .filter((name) => existsSync(path.join(folder, name)))
    .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]);
}

/** A build folder as one upload. Throws a ReleaseError where the folder holds no build. */
export function packBuild(folder: string): Pick<ReleaseUpload, 'record' | 'files'> {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw new ReleaseError(`${folder} holds no build: there is no release.json in it.`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as Release;
  return {
    record,
    files: Object.fromEntries(record.files.flatMap(({ path: name }) => base64Of(folder, name))),
  };
}
