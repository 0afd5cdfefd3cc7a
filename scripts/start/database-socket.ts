import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the address of a Unix socket may be long, its end included; a data directory is often deeper. */
const SOCKET_PATH_MAX = 107;
const FOLDER = 'atoll-database-';
/** By its end, the driver knows a socket. */
const NAME = 'mongo.sock';
/** Where a temporary folder is when the one of the environment lies too deep. */
const SHORT_FOLDER = '/tmp';

/** A socket in a new folder that nobody but this user can enter. */
export function newDatabaseSocket(): string {
  const deep = path.join(tmpdir(), `${FOLDER}XXXXXX`, NAME);
  const folder = deep.length < SOCKET_PATH_MAX ? tmpdir() : SHORT_FOLDER;
  return path.join(mkdtempSync(path.join(folder, FOLDER)), NAME);
}

/** Removes the folder of a socket. */
export function removeDatabaseSocket(socket: string): void {
  rmSync(path.dirname(socket), { recursive: true, force: true });
}

/** The address of the database behind a socket, as the driver takes it. */
export function socketUri(socket: string): string {
  return `mongodb://${encodeURIComponent(socket)}/atoll`;
}

/** The socket that an address leads to; null where it leads to a host. */
export function socketOf(uri: string): string | null {
  const host = /^mongodb:\/\/([^/?]*)/.exec(uri)?.[1] ?? '';
  return host.includes('%2F') ? decodeURIComponent(host) : null;
}
