import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newDatabaseSocket, removeDatabaseSocket, socketUri } from './database-socket';
import { forgetDatabase, noteDatabase, runningDatabase } from './running-database';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'atoll-note-'));
  server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
const address = () => `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/atoll`;

it('finds the database of a running site, and none where no site runs', async () => {
  expect(await runningDatabase(folder)).toBeNull();
  noteDatabase(folder, address());
  expect(await runningDatabase(folder)).toBe(address());
  forgetDatabase(folder);
  expect(await runningDatabase(folder)).toBeNull();
});

it('finds a database behind a Unix socket, which only its owner can reach, also where temporary folders lie deep', async () => {
  const deep = path.join(folder, 'x'.repeat(90));
  mkdirSync(deep);
  jest.replaceProperty(process, 'env', { ...process.env, TMPDIR: deep });
  const socket = newDatabaseSocket();
  expect(Buffer.byteLength(socket)).toBeLessThan(107);
  expect(socket).toMatch(/\.sock$/);
  expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
  const database = createServer((client) => client.end());
  await new Promise<void>((resolve) => database.listen(socket, resolve));
  noteDatabase(folder, socketUri(socket));
  expect(await runningDatabase(folder)).toBe(socketUri(socket));
  expect(statSync(path.join(folder, 'database.url')).mode & 0o777).toBe(0o600);
  await new Promise((resolve) => database.close(resolve));
  expect(await runningDatabase(folder)).toBeNull();
  removeDatabaseSocket(socket);
  expect(existsSync(path.dirname(socket))).toBe(false);
});

it('a note that a killed site left behind is none', async () => {
  noteDatabase(folder, address());
  await new Promise((resolve) => server.close(resolve));
  expect(await runningDatabase(folder)).toBeNull();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
