import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endApiProcesses, startApiProcess } from '../../../test/api-process';
import { testDatabase } from '../../../test/database';

/** Says on standard error which packages a process loads. */
const TELLS_PACKAGES = `
const Module = require('node:module');
const load = Module._load;
const told = new Set();
Module._load = function (name, ...rest) {
  const [, found] = /(@opentelemetry\\/[a-z-]+)/.exec(name) ?? [];
  if (found && !told.has(found)) console.error('loads ' + found);
  told.add(found);
  return load.call(this, name, ...rest);
};`;

describe('traces', () => {
  const database = testDatabase();
  let collector: Server;
  let sent: { readonly url: string; readonly body: string }[];
  let tellsPackages: string;

  beforeAll(async () => {
    tellsPackages = join(await mkdtemp(join(tmpdir(), 'atoll-trace-')), 'tells-packages.cjs');
    await writeFile(tellsPackages, TELLS_PACKAGES);
  });
  beforeEach(async () => {
    sent = [];
    collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        sent.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    endApiProcesses();
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
  });

  /** Asks a process for an agent, and for the mails of somebody, and ends it; gives what it said. */
  async function askAndStop(env: Readonly<Record<string, string>>): Promise<string> {
    const api = await startApiProcess({
      MONGODB_URI: database().uri,
      NODE_OPTIONS: `--require ${tellsPackages}`,
      ...env,
    });
    const url = await api.listening;
    await (await fetch(`${url}/api/agents/nobody-of-this-name?q=very-secret-words`)).arrayBuffer();
    await (await fetch(`${url}/api/activities?lat=48.8512&lng=2.3512&radius=5`)).arrayBuffer();
    await (await fetch(`${url}/api/dev/outbox?to=very-secret-words`)).arrayBuffer();
    await (
      await fetch(`${url}/api/client-errors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ source: 'shell', message: 'very-secret-words', path: '/' }),
      })
    ).arrayBuffer();
    api.child.kill('SIGTERM');
    const { code, output } = await api.ended;
    expect(code).toBe(0);
    return output;
  }

  it('go to the collector that is named: a span for a request, its queries and its calls to vendors, without what was asked', async () => {
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
    expect(await askAndStop(env)).toContain('loads @opentelemetry/sdk-node');
    expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/v1/traces']));
    const all = sent.map(({ body }) => body).join('\n');
    expect(all).toContain('"name":"GET /api/agents/:');
    expect(all).toContain('"name":"POST /api/client-errors"');
    expect(all).toContain('"name":"find outbox"');
    expect(all).toContain('"name":"call amadeus"');
    expect(all).not.toContain('48.8512');
    expect(all).not.toContain('very-secret-words');
    expect(all).not.toContain('nobody-of-this-name');
    expect(all).not.toContain('127.0.0.1');
  });

  it('are off by default: nothing that makes or sends them is loaded', async () => {
    // The interface without an implementation comes with the metrics' package.
    const loaded = [...(await askAndStop({})).matchAll(/loads (\S+)/g)].map(([, name]) => name);
    expect(loaded).toEqual(['@opentelemetry/api']);
    expect(sent).toEqual([]);
  });

  it('to a collector that is away keep no request, and no stop, waiting', async () => {
    await askAndStop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(sent).toEqual([]);
  });
});
