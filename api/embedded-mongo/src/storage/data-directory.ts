import {
  accessSync,
  chmodSync,
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
import { checkSeal, readSeal, type Seal } from './seal';
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
  /** What the last stop closed; null when it was no clean one. */
  seal: Seal | null;
  lock: DirectoryLock;
}

/** Opens or creates a data directory; throws DataDirectoryError when it cannot be this engine's alone. */
export function openDataDirectory(path: string): DataDirectory {
  makeWritable(path);
  const lock = lockDirectory(path);
  try {
    claim(path);
    keepToOwner(path);
    const generation = newestGeneration(path);
    const seal = readSeal(path);
    if (seal) checkSeal(path, seal, logPath(path, generation));
    return { path, generation, seal, lock };
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
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = messageOf(cause);
    throw new DataDirectoryError(`The data directory ${path} is not writable: ${reason}.`, { cause });
  }
}

/** Takes from everybody else what an earlier version let them read. */
function keepToOwner(path: string): void {
  const own = readdirSync(path).filter(
    (name) => name === 'engine.json' || name === 'seal.json' || logName.test(name),
  );
  chmodSync(path, 0o700);
  for (const name of own) chmodSync(join(path, name), 0o600);
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

function generationOf(name: string): number {
  return Number(logName.exec(name)?.[1] ?? 0);
}

function newestGeneration(path: string): number {
  return Math.max(0, ...readdirSync(path).map(generationOf));
}

/**
 * Removes what a crash may have left: an unfinished snapshot, and the log that a finished one has replaced. Only
 * after the newest log has been read, so that an older one is never lost with it.
 */
export function dropReplacedLogs({ path, generation }: Pick<DataDirectory, 'path' | 'generation'>): void {
  for (const name of readdirSync(path)) {
    const isOld = logName.test(name) && generationOf(name) < generation;
    if (isOld || name.endsWith('.log.tmp')) rmSync(join(path, name));
  }
}
