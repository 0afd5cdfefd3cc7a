import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>';

export interface TestBucket {
  /** What is in it, by `/<bucket>/<key>`. */
  readonly objects: Map<string, Buffer>;
  /** Configuration of a site that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  /** While true, every request is answered with 503. */
  isAway: boolean;
  readonly close: () => void;
}

/** As much of S3 as one store needs: objects by path, with a signature that nobody checks but for its key. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.split('?', 1)[0] ?? '');
    const answer = async () => {
      if (bucket.isAway) return [503, ''] as const;
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
  const bucket: TestBucket = {
    objects,
    env: {
      STORAGE_S3_BUCKET: 'atoll-files',
      STORAGE_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      STORAGE_S3_KEY_ID: 'key',
      STORAGE_S3_SECRET: 'secret',
    },
    isAway: false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return bucket;
}
