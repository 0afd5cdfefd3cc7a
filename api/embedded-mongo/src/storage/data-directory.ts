import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryError } from './data-directory-error';
import { type DirectoryLock, lockDirectory } from './directory-lock';
import { messageOf } from '../thrown';

const engine = 'atoll-embedded-mongo';
const format = 1;
const logName = /^data-(\d{8})\.log$/;

/** An opened data directory: ours, writable and locked. */
export interface DataDirectory {
  path: string;
  /** The number of the newest log; 0 when there is none yet. */
  generation: number;
  lock: DirectoryLock;
}

/** Opens or creates a data directory; throws DataDirectoryError when it cannot be this engine's alone. */
export function openDataDirectory(path: string): DataDirectory {
  makeWritable(path);
  const lock = lockDirectory(path);
  try {
    claim(path);
    return { path, generation: keepNewestLog(path), lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Path of the log of a generation; a snapshot under construction has `.tmp` after it. */
export function logPath(directory: string, generation: number): string {
  return join(directory, `data-${String(generation).padStart(8, '0')}.log`);
}

function makeWritable(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = messageOf(cause);
    throw new DataDirectoryError(`The data directory ${path} is not writable: ${reason}.`, { cause });
  }
}

function claim(path: string): void {
  const marker = join(path, 'engine.json');
  if (existsSync(marker)) return checkMarker(path, marker);
  const foreign = readdirSync(path).filter((name) => !name.startsWith('lock') && !name.startsWith('.'));
  if (foreign.length > 0) {
    const example = foreign.includes('WiredTiger')
      ? 'a MongoDB server (WiredTiger)'
      : `something else (${foreign[0]})`;
    throw new DataDirectoryError(`The data directory ${path} was written by ${example}, not by ${engine}.`);
  }
  writeFileSync(marker, `${JSON.stringify({ engine, format })}\n`, { flush: true });
}

function checkMarker(path: string, marker: string): void {
  const written = parseMarker(readFileSync(marker, 'utf8'));
  if (written?.engine !== engine) {
    const by = written?.engine ?? 'an unknown engine';
    throw new DataDirectoryError(`The data directory ${path} was written by ${by}, not by ${engine}.`);
  }
  if (written.format !== format) {
    throw new DataDirectoryError(
      `The data directory ${path} has format ${written.format}, and this engine reads format ${format}.`,
    );
  }
}

function parseMarker(text: string): { engine?: string; format?: number } | null {
  try {
    return JSON.parse(text) as { engine?: string; format?: number } | null;
  } catch {
    return null;
  }
}

// A crash may leave an unfinished snapshot, or the log that a finished snapshot has replaced.
function keepNewestLog(path: string): number {
  const names = readdirSync(path);
  const generations = names.flatMap((name) => Number(logName.exec(name)?.[1] ?? []));
  const newest = Math.max(0, ...generations.filter(Number.isInteger));
  for (const name of names) {
    const isOld = logName.test(name) && Number(logName.exec(name)?.[1]) < newest;
    if (isOld || name.endsWith('.log.tmp')) rmSync(join(path, name));
  }
  return newest;
}
