import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { AgentsAnswer } from '@atoll/contracts/agent';
import { createAgentsRepository } from '../../src/directory/agents/agents.repository';
import { agentModel, type AgentDocument } from '../../src/directory/models/agent.model';
import { createChangeLog } from '../../src/shared/changes/change-log';
import { buildIndexes, connectMongo } from '../../src/shared/mongo/connection';
import { eventually } from '../eventually';
import { manyAgents, sampleAgent, sampleCountry, writeDirectory } from '../sample-directory';
import { requestParts, sampleIndex, type RequestParts } from './request-parts';

const COUNTRIES = 150;
const CITIES_EACH = 40;
const BATCH = 5_000;
const CONNECTIONS = 50;
const SECONDS = 4;
/** As the start of a site sets it. */
const HEAP_MB = 800;
/** The API listens here, its database one above. */
const PORT = Number(process.env.BENCH_PORT ?? 4910);
const READY_MS = 240_000;

const sizes = (process.argv[2] ?? '41800,1000000').split(',').map(Number);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A program of the repository in a process of its own. */
function startProgram(script: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', here(script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { stop, pid: child.pid, hasEnded: () => child.exitCode !== null };
}

async function startDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'atoll-bench-'));
  const env = { NODE_OPTIONS: '--max-old-space-size=8000' };
  const args = ['--data-dir', dataDir, '--port', String(PORT + 1)];
  const engine = startProgram('../../embedded-mongo/src/main.ts', args, env);
  const stop = async () => {
    await engine.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { uri: `mongodb://127.0.0.1:${PORT + 1}/bench`, stop };
}

async function startApi(uri: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'atoll-bench-'));
  const env = {
    MONGODB_URI: uri,
    NODE_ENV: 'development',
    PORT: String(PORT),
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    SHELL_DIR: dataDir,
    LOAD_SHEDDING: 'off',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  };
  const api = startProgram('../../src/start.ts', [], env);
  const stop = async () => {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${PORT}`, pid: api.pid, hasEnded: api.hasEnded, stop };
}

async function fill(uri: string, count: number): Promise<void> {
  const connection = await connectMongo(uri);
  const countries = Array.from({ length: COUNTRIES }, (_, number) => sampleCountry(`Country ${number}`));
  await writeDirectory(connection, { agents: [], countries });
  const agents = agentModel(connection);
  let batch: AgentDocument[] = [];
  const flush = async () => {
    if (batch.length > 0) await agents.collection.insertMany(batch, { ordered: false });
    batch = [];
  };
  for (const agent of manyAgents(count, COUNTRIES, CITIES_EACH)) {
    batch.push(agent);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await buildIndexes(connection);
  await connection.close();
}

/**
 * What is asked for. Under load the same addresses come again and again, as those of visitors and search engines do, and
 * what was found for them is kept: `firstAnswers` measures each before that.
 */
const QUERIES = {
  list: Array.from({ length: 40 }, (_, page) => `/api/agents?page=${page + 1}`),
  city: Array.from(
    { length: 400 },
    (_, number) => `/api/agents?citySlug=city-${number % 40}-${Math.floor(number / 40)}`,
  ),
  name: 'ann,hanna,jos,met,yuk,aich,olg,luk,pri,che,mar,joan,sor,noo,ine,tari,eli,iva,baro,mite,souk,lend,fiba,gast,vinm,molpe,rezn,shio,stro,batel,karo,fig,penak,drofi'
    .split(',')
    .map((part) => `/api/agents?name=${part}`),
} as const;

async function load(url: string, paths: readonly string[]) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
}

async function loadRaw(bodies: Readonly<Record<string, string>>, paths: readonly string[]) {
  const child = fork(here('./same-bodies.mjs'), { execArgv: [] });
  try {
    child.send(bodies);
    const [url] = (await once(child, 'message')) as [string];
    return await load(url, paths);
  } finally {
    child.kill();
  }
}

/** Milliseconds of one answer at a time, the first of each address: pages of one list share what was found. */
async function firstAnswers(url: string, paths: readonly string[]) {
  const bodies: Record<string, string> = {};
  const times: number[] = [];
  for (const path of paths) {
    const before = performance.now();
    bodies[path] = await (await fetch(url + path)).text();
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return { bodies, medianMs: Number((times[Math.floor(times.length / 2)] ?? 0).toFixed(2)) };
}

/** How long a name that is written to the database takes until the list of a running API has it. */
async function changeSeenMs(uri: string, url: string): Promise<number> {
  const connection = await connectMongo(uri);
  const agents = createAgentsRepository(connection, createChangeLog(connection));
  const { _id, updated_at, ...fields } = sampleAgent({
    name: 'Zwynnifred Quux',
    city: 'City 0 0',
    country: 'Country 0',
  });
  const startedMs = performance.now();
  const id = await agents.add(fields);
  await eventually(async () => {
    const { data } = (await (await fetch(`${url}/api/agents?name=zwynnifred`)).json()) as AgentsAnswer;
    if (data.length !== 1) throw new Error('not listed yet');
  });
  const tookMs = performance.now() - startedMs;
  await agents.remove(id);
  await connection.close();
  return Math.round(tookMs);
}

function residentMb(pid: number | undefined): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** Where the microseconds of a request go: the rest is Fastify, its hooks and the log. */
function breakdown(parts: RequestParts, rates: { readonly own: number; readonly raw: number }) {
  const [wholeMicros, nodeMicros] = [Math.round(1e6 / rates.own), Math.round(1e6 / rates.raw)];
  const { searchMicros, bodyMicros } = parts;
  const fastifyMicros = wholeMicros - nodeMicros - bodyMicros;
  return { wholeMicros, nodeMicros, bodyMicros, fastifyMicros, uncachedSearchMicros: searchMicros };
}

async function measure(count: number) {
  const database = await startDatabase();
  const filledMs = performance.now();
  await fill(database.uri, count);
  const startedMs = performance.now();
  const api = await startApi(database.uri);
  try {
    const { url } = api;
    await eventually(async () => {
      if (!api.hasEnded() && !(await fetch(`${url}/readyz`)).ok) throw new Error('not ready');
    }, READY_MS);
    if (api.hasEnded()) throw new Error('the API ended before it was ready');
    const readyMs = performance.now() - startedMs;
    const readyMb = residentMb(api.pid);
    const results: Record<string, object> = {};
    const rates: Record<string, { readonly own: number; readonly raw: number }> = {};
    for (const [name, paths] of Object.entries(QUERIES)) {
      const { bodies, medianMs } = await firstAnswers(url, paths);
      const [own, raw] = [await load(url, paths), await loadRaw(bodies, paths)];
      rates[name] = { own: own.requestsPerSecond, raw: raw.requestsPerSecond };
      const share = Number((own.requestsPerSecond / raw.requestsPerSecond).toFixed(3));
      results[name] = { share, firstAnswerMs: medianMs, own, raw };
    }
    const loadedMb = residentMb(api.pid);
    const seenMs = await changeSeenMs(database.uri, url);
    const index = sampleIndex(count, COUNTRIES, CITIES_EACH);
    for (const [name, paths] of Object.entries(QUERIES)) {
      const { own, raw } = rates[name] ?? { own: 0, raw: 0 };
      Object.assign(results[name] ?? {}, { micros: breakdown(requestParts(index, paths), { own, raw }) });
    }
    return {
      load: loadavg()
        .map((each) => each.toFixed(1))
        .join(' '),
      fillMs: Math.round(startedMs - filledMs),
      readyMs: Math.round(readyMs),
      readyMb,
      loadedMb,
      /** Goal: 2,000. */
      changeSeenMs: seenMs,
      ...results,
    };
  } finally {
    await api.stop();
    await database.stop();
  }
}

const results: Record<string, unknown> = {};
for (const count of sizes) results[count] = await measure(count);
console.log(JSON.stringify(results, null, 2));
process.exit(0);
