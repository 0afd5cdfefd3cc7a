import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './ports';
import { checkNodeVersion, prepareDataDir } from './preflight';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atoll-preflight-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

it('accepts Node 20.19 and newer, and names the version it refuses', () => {
  expect(() => checkNodeVersion('v20.19.0')).not.toThrow();
  expect(() => checkNodeVersion('v22.1.0')).not.toThrow();
  expect(() => checkNodeVersion('v20.18.3')).toThrow('Atoll needs Node 20.19 or newer; this is v20.18.3.');
  expect(() => checkNodeVersion('v18.20.0')).toThrow('this is v18.20.0');
});

it('a HOST that is no address of this machine is named, not the port', async () => {
  const { HOST } = process.env;
  // Of a block that documents may use and nobody has.
  process.env.HOST = '192.0.2.1';
  try {
    await expect(freePort(4_000, 'PORT')).rejects.toThrow('HOST is 192.0.2.1, which is no address');
  } finally {
    if (HOST === undefined) delete process.env.HOST;
    else process.env.HOST = HOST;
  }
});

it('makes a data directory that is missing', () => {
  const dataDir = path.join(folder, 'a/b');
  prepareDataDir(dataDir);
  expect(() => prepareDataDir(dataDir)).not.toThrow();
});

it('refuses a data directory that is a file, or lies in one', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const sentence = /^The data directory \S+ is not a folder: mend it or set DATA_DIR\.$/;
  expect(() => prepareDataDir(file)).toThrow(sentence);
  expect(() => prepareDataDir(path.join(file, 'data'))).toThrow(sentence);
});

it.each(['logs', 'media', 'mongo', 'releases', 'shell'])(
  'refuses a file where its folder %s belongs, and names it',
  (name) => {
    const file = path.join(folder, name);
    writeFileSync(file, '');
    const sentence = `${file} is a file where a folder belongs: move it away or set DATA_DIR.`;
    expect(() => prepareDataDir(folder)).toThrow(sentence);
  },
);

it('refuses a taken port by name of the variable that changes it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(freePort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is already in use: stop what listens there or set PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(freePort(port, 'PORT')).resolves.toBe(port);
});

it('any port is one that no outgoing connection takes', async () => {
  const port = await freePort(0, 'PORT');
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(30_000);
});
