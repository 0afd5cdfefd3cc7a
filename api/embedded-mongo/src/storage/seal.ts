import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { systemCodeOf } from '../thrown';
import { DataDirectoryError } from './data-directory-error';

/** What a clean stop leaves behind: which log it closed, and how long that was. */
export interface Seal {
  log: string;
  length: number;
}

const remedy = 'put it back, or empty the data directory to begin without its data';

function sealPath(directory: string): string {
  return join(directory, 'seal.json');
}

/** The seal of the last stop; null when that was none, but a crash. */
export function readSeal(directory: string): Seal | null {
  const path = sealPath(directory);
  try {
    const { log, length } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Seal>;
    if (typeof log !== 'string' || typeof length !== 'number') throw new TypeError('it names no log');
    return { log: basename(log), length };
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') return null;
    throw new DataDirectoryError(`The seal ${path} of the last stop cannot be read: ${remedy}.`, { cause });
  }
}

/** Throws DataDirectoryError when the sealed log is gone, shorter than it was, or not the newest any more. */
export function checkSeal(directory: string, seal: Seal, newest: string): void {
  const path = join(directory, seal.log);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) {
    throw new DataDirectoryError(`The log ${path} is gone since the last stop: ${remedy}.`);
  }
  checkSealedLength(path, seal, size);
  if (newest !== path) {
    throw new DataDirectoryError(
      `The log ${newest} was not there at the last stop, which closed ${seal.log}: take it away.`,
    );
  }
}

/** Throws DataDirectoryError when less of a sealed log is whole than was closed. */
export function checkSealedLength(path: string, seal: Seal, length: number): void {
  if (length >= seal.length) return;
  throw new DataDirectoryError(
    `The log ${path} has only ${length} of the ${seal.length} bytes that the last stop closed: ${remedy}.`,
  );
}

/** Seals a log that is on disk as a whole; durable when it returns. */
export function writeSeal(directory: string, log: string, length: number): void {
  const seal: Seal = { log: basename(log), length };
  const draft = `${sealPath(directory)}.tmp`;
  const file = openSync(draft, 'w');
  try {
    writeSync(file, `${JSON.stringify(seal)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, sealPath(directory));
  syncFolder(directory);
}

/** Breaks the seal: what follows may end in a crash. Durable when it returns. */
export function removeSeal(directory: string): void {
  rmSync(sealPath(directory), { force: true });
  syncFolder(directory);
}

function syncFolder(directory: string): void {
  const folder = openSync(directory, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
