import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { testConfig } from '../../../test/config';
import { createDriveStorage } from './drive-storage';
import type { FileStorage } from './file-storage';

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>';

/** As much of S3 as one store needs: objects by path, with a signature that nobody checks. */
async function startS3(objects: Map<string, Buffer>): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    const answer = async () => {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
        return [403, ''] as const;
      const body = await buffer(request);
      if (request.method === 'PUT') objects.set(path, body);
      if (request.method === 'DELETE') objects.delete(path);
      if (request.method !== 'GET') return [request.method === 'PUT' ? 200 : 204, ''] as const;
      const found = objects.get(path);
      return found ? ([200, found] as const) : ([404, NO_SUCH_KEY] as const);
    };
    void answer().then(([status, body]) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe.each(['a folder', 'an S3-compatible store'] as const)('files in %s', (place) => {
  const objects = new Map<string, Buffer>();
  let storage: FileStorage;
  let server: Server | undefined;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atoll-storage-'));
    if (place === 'a folder') {
      storage = createDriveStorage(testConfig({ DATA_DIR: dataDir }));
      return;
    }
    server = await startS3(objects);
    storage = createDriveStorage(
      testConfig({
        DATA_DIR: dataDir,
        STORAGE_S3_BUCKET: 'atoll-pictures',
        STORAGE_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        STORAGE_S3_KEY_ID: 'key',
        STORAGE_S3_SECRET: 'secret',
      }),
    );
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it('POR-07: are kept, replaced, read and removed by their path', async () => {
    const path = 'city-images/a.webp';
    expect(await storage.read(path)).toBeNull();
    await storage.write(path, Buffer.from('first'));
    await storage.write(path, Buffer.from('second'));
    expect((await storage.read(path))?.toString()).toBe('second');
    await storage.remove(path);
    expect(await storage.read(path)).toBeNull();
    await storage.remove(path);
  });

  it('are nowhere but there', async () => {
    await storage.write('city-images/b.webp', Buffer.from('bytes'));
    const inFolder = await readdir(dataDir, { recursive: true });
    const isLocal = place === 'a folder';
    expect(inFolder.includes(join('media', 'uploads', 'city-images', 'b.webp'))).toBe(isLocal);
    expect(objects.has('/atoll-pictures/city-images/b.webp')).toBe(!isLocal);
  });

  it.each(['../outside', 'city-images/../../outside'])('never leave their folder: %s', async (path) => {
    await expect(storage.write(path, Buffer.from('x'))).rejects.toThrow();
  });
});

it('says what is wrong when the store refuses, instead of telling that a file is missing', async () => {
  const server = await startS3(new Map());
  const { port } = server.address() as AddressInfo;
  const config = testConfig({
    STORAGE_S3_BUCKET: 'atoll-pictures',
    STORAGE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    STORAGE_S3_KEY_ID: 'another-key',
    STORAGE_S3_SECRET: 'secret',
  });
  await expect(createDriveStorage(config).read('a.webp')).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
