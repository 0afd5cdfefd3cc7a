import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../root';
import { memoryLine, reckonedBytes } from './memory-line';

/*
 * What an instance keeps of the directory in memory. Usage: directory-memory.ts [agents, …], such as 41800,1000000. Each
 * size is measured in a process of its own, and 10 million agents are reckoned from them.
 */
interface Measured {
  readonly agents: number;
  /** Of the read model alone, after a collection. */
  readonly heapBytes: number;
  readonly outsideBytes: number;
  /** Of the whole process, with the generator of the demo and what loading left behind. */
  readonly rssBytes: number;
  readonly bsonBytes: number;
}

const RECKONED_AGENTS = 10_000_000;
const HEAP_MB = 4_000;
const MIB = 2 ** 20;

const sizes = (process.argv[2] ?? '41800,1000000').split(',').map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.error('Sizes are whole numbers of agents with commas between them, such as 41800,1000000.');
  process.exit(1);
}

function measure(agents: number): Measured {
  const args = [`--max-old-space-size=${HEAP_MB}`, '--import', 'tsx'];
  const script = join(root, 'api/demo-data/bench/directory-memory.ts');
  const answer = execFileSync(process.execPath, [...args, script, String(agents)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(answer) as Measured;
}

function perAgent({ agents, heapBytes, outsideBytes, rssBytes, bsonBytes, ...times }: Measured) {
  return {
    agents,
    heapMib: Math.round(heapBytes / MIB),
    outsideMib: Math.round(outsideBytes / MIB),
    processMib: Math.round(rssBytes / MIB),
    bytesPerAgent: Math.round((heapBytes + outsideBytes) / agents),
    documentBytes: Math.round(bsonBytes / agents),
    ...times,
  };
}

const measured = [...new Set(sizes)].map(measure);
const lineOf = (bytes: (one: Measured) => number) =>
  memoryLine(measured.map((one) => ({ agents: one.agents, bytes: bytes(one) })));
const [heap, outside] = [lineOf((one) => one.heapBytes), lineOf((one) => one.outsideBytes)];
const result = {
  load: loadavg().map((each) => Number(each.toFixed(1))),
  measured: measured.map(perAgent),
  reckoned: {
    agents: RECKONED_AGENTS,
    heapBytesPerAgent: Math.round(heap.bytesPerAgent),
    outsideBytesPerAgent: Math.round(outside.bytesPerAgent),
    heapMib: Math.round(reckonedBytes(heap, RECKONED_AGENTS) / MIB),
    outsideMib: Math.round(reckonedBytes(outside, RECKONED_AGENTS) / MIB),
  },
};
console.log(JSON.stringify(result, null, 2));
