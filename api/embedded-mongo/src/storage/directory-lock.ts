import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataDirectoryError } from './data-directory-error';
import { systemCodeOf } from '../thrown';

const heartbeatMs = 5_000;
const silentOwnerMs = 30_000;

interface Owner {
  token: string;
  pid: number;
  host: string;
  /** Boot and start time of the process, so that a reused process id is not mistaken for the owner. */
  born: string | null;
}

/** A data directory held by this process until `release`. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Locks a directory for this process; takes over the lock of a process that is dead.
 *
 * Throws DataDirectoryError naming the owner when it is alive.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const path = join(directory, 'lock');
  const own: Owner = { token: randomUUID(), pid: process.pid, host: hostname(), born: birthOf(process.pid) };
  if (!tryCreate(path, own)) {
    removeStale(path, directory);
    if (!tryCreate(path, own)) throw lockedBy(directory, readOwner(path));
  }
  return keep(path, own);
}

// A hard link either creates the lock with its whole content or fails: no one ever reads half of it.
function tryCreate(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.token}`;
  try {
    writeFileSync(draft, JSON.stringify(owner));
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeStale(path: string, directory: string): void {
  const owner = readOwner(path);
  if (isAlive(owner, path)) throw lockedBy(directory, owner);
  // Whoever renames it first removes it; what was moved must still be what was judged dead.
  const grave = `${path}.stale.${randomUUID()}`;
  try {
    renameSync(path, grave);
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readOwner(grave);
  if (moved?.token !== owner?.token) {
    linkSync(grave, path);
    rmSync(grave);
    throw lockedBy(directory, moved);
  }
  rmSync(grave);
}

function isAlive(owner: Owner | null, path: string): boolean {
  if (!owner) return false;
  if (owner.host !== hostname()) return Date.now() - statSync(path).mtimeMs < silentOwnerMs;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return systemCodeOf(error) === 'EPERM';
  }
  const born = birthOf(owner.pid);
  return born === null || owner.born === null || born === owner.born;
}

// Linux only: field 22 of /proc/<pid>/stat is the start time in ticks since boot.
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${ticks}`;
  } catch {
    return null;
  }
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    // Gone in the meantime, or not ours: nobody can be named, and nobody holds it.
    return null;
  }
}

function keep(path: string, own: Owner): DirectoryLock {
  const beat = setInterval(() => touch(path), heartbeatMs);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readOwner(path)?.token === own.token) rmSync(path, { force: true });
    },
  };
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // A missed beat counts only for other machines, after many; what is wrong shows at the next write.
  }
}

function lockedBy(directory: string, owner: Owner | null): DataDirectoryError {
  const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
  return new DataDirectoryError(`The data directory ${directory} is in use by ${who}.`);
}
