import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import mongoose from 'mongoose';
import { demoAgents } from '../agents';
import { demoCountries } from '../countries';
import { readDemoWorld } from '../world/world';
import type { AgentDocument } from '../../src/directory/models/agent.model';
import { readFilters } from '../../src/directory/read-model/agent-filters';
import { DirectoryIndex } from '../../src/directory/read-model/directory-index';

/*
 * The read model of so many agents of the demo in a process of its own, without a database. Usage:
 * directory-memory.ts <agents>. Prints one JSON object with processor milliseconds; `scripts/bench/directory-memory.ts` runs it and reckons.
 */
const { deserialize, serialize } = mongoose.mongo.BSON;
const WRITTEN = new Date(2020, 0, 1);
const SEARCHES = ['maria', 'honeymoon paris', 'marja', 'voyages lyon', 'qzxv wzzk'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory() {
  collect();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { heap: heapUsed, outside: arrayBuffers, rss };
}

/** Of the processor, because others use the machine. */
function msOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Number(((user + system) / 1000).toFixed(2));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const agents = Number(process.argv[2] ?? 41_800);
const world = readDemoWorld();
const index = new DirectoryIndex();
for (const country of demoCountries(world, WRITTEN)) index.putCountry(country._id, country);
const before = memory();
let bsonBytes = 0;
let last: AgentDocument | undefined;
const loadMs = msOf(() => {
  for (const agent of demoAgents(world, { from: 0, to: agents }, WRITTEN)) {
    // As the driver hands it over: strings of its own, shared with no other agent.
    const bytes = serialize(agent);
    bsonBytes += bytes.length;
    last = deserialize(bytes) as AgentDocument;
    index.put(last);
  }
  index.commit();
});
const after = memory();

const commits = Array.from({ length: 5 }, (_, number) => {
  if (last) index.put({ ...last, summary: `Another summary, the ${number}th.` });
  return msOf(() => index.commit());
});
const searches = SEARCHES.map((q) => {
  const filters = readFilters({ q });
  const times = Array.from({ length: 5 }, () => {
    index.search.forget();
    return msOf(() => index.search.find(filters));
  });
  return [q, median(times)] as const;
});

const result = {
  agents,
  heapBytes: after.heap - before.heap,
  outsideBytes: after.outside - before.outside,
  rssBytes: after.rss,
  bsonBytes,
  loadMs: Math.round(loadMs),
  commitMs: median(commits),
  searchMs: Object.fromEntries(searches),
};
console.log(JSON.stringify(result));
