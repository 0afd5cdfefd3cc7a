import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

it('a note that a killed site left behind is none', async () => {
  noteDatabase(folder, address());
  await new Promise((resolve) => server.close(resolve));
  expect(await runningDatabase(folder)).toBeNull();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
