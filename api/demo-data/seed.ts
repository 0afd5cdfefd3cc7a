import { createChangeLog } from '../src/shared/changes/change-log';
import { EVERYTHING, type Change, type Changes } from '../src/shared/changes/changes';
import { sharedConfig } from '../src/shared/config/shared.config';
import { readEnvironment } from '../src/shared/config/read-environment';
import { BootError } from '../src/shared/config/boot-error';
import { buildIndexes, connectMongo } from '../src/shared/mongo/connection';
import { readAgentCount } from './seed/agent-count';
import { seedDemo } from './seed/seed-demo';
import { readDemoWorld } from './world/world';

/*
 * Fills the database that MONGODB_URI names with demo data. Usage: seed.js --agents <number>
 * It writes a line 'seeded <done> <all>' as it goes on. Only in demo mode, never in production.
 */
/** Tells the instances that run beside the seed, where there are any, to read everything again. */
async function announceSeed(changes: Changes): Promise<void> {
  const everything: Change = { kind: 'agent', key: EVERYTHING, subjects: ['agents', 'destinations'] };
  await changes.around(everything, async () => undefined);
}

async function run(): Promise<void> {
  const { NODE_ENV, DEMO, MONGODB_URI } = readEnvironment(sharedConfig.schema, [sharedConfig], process.env);
  if (NODE_ENV === 'production' || DEMO !== '1') {
    throw new BootError('Demo data is for demo mode (DEMO=1) only, and never for production.');
  }
  const agents = readAgentCount(process.argv.slice(2));
  const connection = await connectMongo(MONGODB_URI);
  try {
    const onProgress = (done: number, all: number) => console.log(`seeded ${done} ${all}`);
    const seeded = await seedDemo(connection, { agents, readWorld: readDemoWorld, onProgress });
    if (seeded.agents + seeded.texts > 0) await announceSeed(createChangeLog(connection));
    await buildIndexes(connection);
  } finally {
    await connection.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof BootError ? error.message : error);
  process.exit(1);
}
