import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { socketOf } from './database-socket';

const ANSWER_TIMEOUT_MS = 1_000;

function noteFile(dataDir: string): string {
  return path.join(dataDir, 'database.url');
}

/** Notes where the embedded database of a site listens, for commands that work on a running site. */
export function noteDatabase(dataDir: string, uri: string): void {
  writeFileSync(noteFile(dataDir), `${uri}\n`, { mode: 0o600 });
}

export function forgetDatabase(dataDir: string): void {
  rmSync(noteFile(dataDir), { force: true });
}

function hostOf(uri: string): { host: string; port: number } {
  const { hostname, port } = new URL(uri);
  return { host: hostname, port: Number(port) };
}

function answers(uri: string): Promise<boolean> {
  const socketPath = socketOf(uri);
  return new Promise((resolve) => {
    const socket = connect({
      ...(socketPath === null ? hostOf(uri) : { path: socketPath }),
      timeout: ANSWER_TIMEOUT_MS,
    });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** The address of the embedded database of a site that runs on this data directory; null where none does. */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  const file = noteFile(dataDir);
  if (!existsSync(file)) return null;
  const uri = readFileSync(file, 'utf8').trim();
  return (await answers(uri)) ? uri : null;
}
