import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { load, type Load } from '../bench/load';
import { spawnSite } from '../suites/spawned-site';
import { mountSmallDisk, type SmallDisk } from './small-disk';

const DISK_MB = 600;
const PATIENCE_MS = 60_000;

interface Figures {
  readonly fullDisk: {
    readonly notReadyAfterMs: number;
    readonly writeStatus: number;
    readonly readStatus: number;
    readonly readyAgainAfterMs: number;
    readonly acknowledgedWritesLost: number;
    /** The sentence with path and cause. */
    readonly said: string;
  };
  readonly kill: Readonly<
    Record<'database' | 'API', { readonly readyAgainAfterMs: number; readonly lost: number }>
  >;
  readonly flood: Load;
  readonly bystander: {
    readonly asked: number;
    readonly refused: number;
    readonly medianMs: number;
    readonly p99Ms: number;
  };
}

async function statusOf(url: string, init?: RequestInit): Promise<number> {
  try {
    return (await fetch(url, init)).status;
  } catch {
    // A process that is being started again takes no connection.
    return 0;
  }
}

/** How long until an address answers as expected. */
async function until(url: string, isExpected: (status: number) => boolean): Promise<number> {
  const beganAt = performance.now();
  while (!isExpected(await statusOf(url))) {
    if (performance.now() - beganAt > PATIENCE_MS) throw new Error(`${url} is not what it should be`);
    await pause(50);
  }
  return Math.round(performance.now() - beganAt);
}

/** Keeps something, and what was acknowledged, so that it can be looked for later. */
class Writer {
  readonly #acknowledged: string[] = [];
  #writes = 0;

  constructor(private readonly url: string) {}

  async write(): Promise<number> {
    const body = JSON.stringify({ kind: 'city', path: '/travel-agents', title: 'Drill' });
    // Each for another visitor, because one may share twenty things a minute.
    this.#writes += 1;
    const visitor = `198.18.${this.#writes >> 8}.${this.#writes & 255}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
    try {
      const answer = await fetch(`${this.url}/api/share`, { method: 'POST', headers, body });
      if (answer.status === 201) this.#acknowledged.push(((await answer.json()) as { logId: string }).logId);
      return answer.status;
    } catch {
      // Killed in the middle: it was not acknowledged.
      return 0;
    }
  }

  async lost(): Promise<number> {
    const found = await Promise.all(
      this.#acknowledged.map((logId) => statusOf(`${this.url}/api/share/${logId}`)),
    );
    return found.filter((status) => status !== 200).length;
  }
}

function saidIn(dataDir: string): string {
  const logs = path.join(dataDir, 'logs');
  const all = readdirSync(logs).map((name) => readFileSync(path.join(logs, name), 'utf8'));
  return /The data directory \S+ is full [^\n"]+/.exec(all.join('\n'))?.[0] ?? '';
}

const WRITERS = 20;

/** Writes at once from many sides until the first write is refused, so that some are under way just then. */
async function writeUntilRefused(writer: Writer): Promise<void> {
  const beganAt = performance.now();
  let isRefused = false;
  const write = async () => {
    while (!isRefused) {
      if (performance.now() - beganAt > PATIENCE_MS) throw new Error('The full disk refused nothing');
      isRefused ||= (await writer.write()) === 503;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

async function fillDisk(url: string, disk: SmallDisk): Promise<Figures['fullDisk']> {
  const writer = new Writer(url);
  const writing = writeUntilRefused(writer);
  disk.fill();
  await writing;
  const notReadyAfterMs = await until(`${url}/readyz`, (status) => status === 503);
  const writeStatus = await writer.write();
  const readStatus = await statusOf(`${url}/api/agents`);
  disk.empty();
  const readyAgainAfterMs = await until(`${url}/readyz`, (status) => status === 200);
  await pause(1_500);
  const said = saidIn(path.join(disk.folder, 'data'));
  return {
    notReadyAfterMs,
    writeStatus,
    readStatus,
    readyAgainAfterMs,
    acknowledgedWritesLost: await writer.lost(),
    said,
  };
}

/** Children of the start command, by what their command line names. */
function memberPid(parent: number, script: string): number {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script));
  if (!found) throw new Error(`No process of the site runs ${script}`);
  return Number(found);
}

async function kill(url: string, parent: number, script: string) {
  const writer = new Writer(url);
  for (let each = 0; each < 10; each += 1) await writer.write();
  const underWay = Array.from({ length: 10 }, () => writer.write());
  process.kill(memberPid(parent, script), 'SIGKILL');
  const beganAt = performance.now();
  while ((await writer.write()) !== 201) {
    if (performance.now() - beganAt > PATIENCE_MS) throw new Error(`Nothing is written after ${script} died`);
    await pause(50);
  }
  await until(`${url}/readyz`, (status) => status === 200);
  const readyAgainAfterMs = Math.round(performance.now() - beganAt);
  await Promise.all(underWay);
  return { readyAgainAfterMs, lost: await writer.lost() };
}

/** What a flood of one client gets, and what somebody else waits meanwhile, who asks ten times a second. */
async function flood(url: string): Promise<Pick<Figures, 'flood' | 'bystander'>> {
  const waitsMs: number[] = [];
  const statuses: number[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const beganAt = performance.now();
      statuses.push(await statusOf(url, { headers: { 'x-forwarded-for': '198.19.0.1' } }));
      waitsMs.push(performance.now() - beganAt);
      await pause(100);
    }
  };
  const watching = watch();
  const flooded = await load(url);
  isOver = true;
  await watching;
  waitsMs.sort((one, other) => one - other);
  const at = (share: number) => Math.round(waitsMs[Math.floor((waitsMs.length - 1) * share)] ?? 0);
  const refused = statuses.filter((status) => status !== 200).length;
  return {
    flood: flooded,
    bystander: { asked: statuses.length, refused, medianMs: at(0.5), p99Ms: at(0.99) },
  };
}

/** Whether a write that was acknowledged is gone. */
export function isAnythingLost({ fullDisk, kill: { database, API } }: Figures): boolean {
  return fullDisk.acknowledgedWritesLost + database.lost + API.lost > 0;
}

/** Runs the built site on a small disk of its own and does to it what a bad hour does. Linux only, as root. */
export async function drillSite(): Promise<Figures> {
  const disk = mountSmallDisk(DISK_MB);
  try {
    return await drillOn(disk);
  } finally {
    disk.remove();
  }
}

async function drillOn(disk: SmallDisk): Promise<Figures> {
  const { url, child, stop } = await spawnSite(path.join(disk.folder, 'data'), {
    TRUST_PROXY: '127.0.0.0/8,::1',
  });
  const parent = child.pid ?? 0;
  try {
    const fullDisk = await fillDisk(url, disk);
    const database = await kill(url, parent, 'embedded-mongo/dist/main.js');
    const API = await kill(url, parent, 'api/dist/start.js');
    return { fullDisk, kill: { database, API }, ...(await flood(`${url}/api/agents`)) };
  } finally {
    await stop();
  }
}
