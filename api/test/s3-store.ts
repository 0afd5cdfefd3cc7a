import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An S3-compatible store of a test: objects by `/<bucket>/<key>`, with a signature that nobody checks. */
export interface S3Store {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** Configuration of a site that keeps its files there, in the bucket `atoll-files`. */
  readonly env: Readonly<Record<string, string>>;
  /** While true, every request is answered with 503. */
  isAway: boolean;
  readonly stop: () => void;
}

type Answer = readonly [status: number, body: Buffer | string, headers?: Readonly<Record<string, string>>];

interface Asked {
  readonly request: IncomingMessage;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** How many keys a page of a listing has, so that a few files are several pages. */
const PAGE = 2;
const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>';

function listing(objects: ReadonlyMap<string, Buffer>, bucket: string, from: number): Answer {
  const keys = [...objects.keys()].filter((path) => path.startsWith(`${bucket}/`)).sort();
  const page = keys.slice(from, from + PAGE).map((path) => path.slice(bucket.length + 1));
  const next =
    from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
  return [
    200,
    `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`,
  ];
}

function rangeOf(text: string | undefined): [from: number, to: number] | null {
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(text ?? '') ?? [];
  return from === undefined ? null : [Number(from), Number(to) + 1];
}

/** Uploads in parts: nothing of one can be read before it is complete. */
function createUploads(objects: Map<string, Buffer>) {
  const uploads = new Map<string, Map<number, Buffer>>();
  const copied = ({ request }: Asked) => {
    const source = decodeURIComponent(String(request.headers['x-amz-copy-source']));
    const bytes = objects.get(`/${source.replace(/^\//, '')}`) ?? Buffer.alloc(0);
    return bytes.subarray(...(rangeOf(String(request.headers['x-amz-copy-source-range'])) ?? []));
  };
  return {
    begin: (): Answer => {
      const id = String(uploads.size + 1);
      uploads.set(id, new Map());
      return [
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      ];
    },
    part: async (asked: Asked): Promise<Answer> => {
      const isCopy = asked.request.headers['x-amz-copy-source'] !== undefined;
      const bytes = isCopy ? copied(asked) : await buffer(asked.request);
      uploads.get(asked.query.get('uploadId') ?? '')?.set(Number(asked.query.get('partNumber')), bytes);
      return isCopy
        ? [200, '<CopyPartResult><ETag>"part"</ETag></CopyPartResult>']
        : [200, '', { etag: '"part"' }];
    },
    complete: ({ path, query }: Asked): Answer => {
      const parts = [...(uploads.get(query.get('uploadId') ?? '') ?? [])].sort(
        ([one], [other]) => one - other,
      );
      objects.set(path, Buffer.concat(parts.map(([, bytes]) => bytes)));
      return [200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>'];
    },
  };
}

function createAnswers(objects: Map<string, Buffer>) {
  const uploads = createUploads(objects);
  const found = (path: string, body: boolean): Answer => {
    const bytes = objects.get(path);
    if (!bytes) return [404, body ? NO_SUCH_KEY : ''];
    return [200, body ? bytes : '', { 'content-length': String(bytes.length) }];
  };
  const get = ({ path, query }: Asked) =>
    query.has('list-type')
      ? listing(objects, path.replace(/\/$/, ''), Number(query.get('continuation-token') ?? 0))
      : found(path, true);
  const put = async (asked: Asked): Promise<Answer> => {
    if (asked.query.has('uploadId')) return uploads.part(asked);
    objects.set(asked.path, await buffer(asked.request));
    return [200, '', { etag: '"whole"' }];
  };
  const remove = ({ path, query }: Asked): Answer => {
    if (!query.has('uploadId')) objects.delete(path);
    return [204, ''];
  };
  const post = async (asked: Asked): Promise<Answer> => {
    await buffer(asked.request);
    return asked.query.has('uploads') ? uploads.begin() : uploads.complete(asked);
  };
  const methods: Readonly<Record<string, (asked: Asked) => Answer | Promise<Answer>>> = {
    GET: get,
    HEAD: ({ path }) => found(path, false),
    PUT: put,
    POST: post,
    DELETE: remove,
  };
  return async (request: IncomingMessage): Promise<Answer> => {
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return [403, ''];
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store.example');
    const asked = { request, path: decodeURIComponent(pathname), query: searchParams };
    return (await methods[request.method ?? '']?.(asked)) ?? [405, ''];
  };
}

/** Starts a store that knows one key, called `key`. */
export async function startS3Store(): Promise<S3Store> {
  const objects = new Map<string, Buffer>();
  const answer = createAnswers(objects);
  const server = createServer((request, response) => {
    const answered = store.isAway ? Promise.resolve<Answer>([503, '']) : answer(request);
    void answered.then(([status, body, headers]) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store: S3Store = {
    endpoint,
    objects,
    env: {
      STORAGE_S3_BUCKET: 'atoll-files',
      STORAGE_S3_ENDPOINT: endpoint,
      STORAGE_S3_KEY_ID: 'key',
      STORAGE_S3_SECRET: 'secret',
    },
    isAway: false,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return store;
}
