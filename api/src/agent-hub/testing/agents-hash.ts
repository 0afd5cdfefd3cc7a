import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';

/** A hash over all agents, without what counts writes: equal where every agent says the same, and none has come or gone. */
export async function agentsHash(connection: Connection): Promise<string> {
  const agents = await connection.collection('agents').find({}).sort({ _id: 1 }).toArray();
  const said = agents.map(({ version: _version, hub_mark: _mark, updated_at: _at, ...agent }) =>
    Object.entries(agent).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
