import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@atoll/contracts/registry';
import { ReleaseError } from './release-error';

const SUFFIXES = ['', '.br', '.gz'];

/** The site knows a release that it has by its hash alone, and would not look at files that were changed since. */
function expectBuilt(folder: string, { path: name, integrity }: Release['files'][number]): void {
  const file = path.join(folder, name);
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  if (existsSync(file) && createHash(algorithm).update(readFileSync(file)).digest('base64') === expected)
    return;
  throw new ReleaseError(`${file} is not the file that was built: build the remote again.`);
}

/** A build folder as one form; its files are read while it is sent. Throws a ReleaseError where the folder holds no build. */
export async function packBuild(
  folder: string,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<FormData> {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw new ReleaseError(`${folder} holds no build: there is no release.json in it.`);
  const record = readFileSync(file, 'utf8');
  const form = new FormData();
  // First: the site looks at it before it takes any file.
  form.append('record', record);
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  const { files } = JSON.parse(record) as Release;
  for (const each of files) expectBuilt(folder, each);
  const names = files.flatMap(({ path: name }) => SUFFIXES.map((suffix) => `${name}${suffix}`));
  for (const name of names.filter((each) => existsSync(path.join(folder, each))))
    form.append(name, await openAsBlob(path.join(folder, name)));
  return form;
}
