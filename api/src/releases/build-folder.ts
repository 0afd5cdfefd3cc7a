import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedRelease } from './refused-release';
import type { ReleaseSource } from './release-files';

const RECORD_FILE = 'release.json';

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new RefusedRelease(`${file} cannot be read: build the remote first.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RefusedRelease(`${file} is not valid JSON: build the remote again.`, { cause });
  }
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A remote's `dist/` as its build left it. */
export function buildFolder(folder: string): ReleaseSource {
  return {
    record: () => readJson(join(folder, RECORD_FILE)),
    read: (path) => readIfPresent(join(folder, path)),
  };
}
