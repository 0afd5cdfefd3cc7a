import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Connection } from 'mongoose';
import { repeat } from '../repeat';
import { changeModel, type StoredChange } from './change.model';
import type { Change, Changes } from './changes';

/** Half of what a change may take until it is seen, less the way to the database. */
const POLL_MS = 300;
/** Clocks of instances differ, and an insert takes its time: what was announced this long ago is read once more. */
export const OVERLAP_MS = 10_000;

export interface ChangeLog extends Changes {
  /** What was announced since then, the oldest first. */
  readonly since: (at: Date) => Promise<StoredChange[]>;
  /** Reads what is new now, and tells of it. */
  readonly poll: () => Promise<void>;
}

/** Announces and hears changes through the `changes` collection, which works on any MongoDB; poll it to hear anything. */
export function createChangeLog(connection: Connection): ChangeLog {
  const stored = changeModel(connection);
  const listeners = new Set<(changes: readonly Change[]) => Promise<void> | void>();
  /** Ids of what was told, with the time of its announcement. */
  const told = new Map<string, number>();
  let polledMs = Date.now();
  let turn = Promise.resolve();

  const since = (at: Date) =>
    stored
      .find({ at: { $gte: at } })
      .sort({ at: 1 })
      .lean<StoredChange[]>();

  async function readOnce(): Promise<void> {
    const nowMs = Date.now();
    const found = await since(new Date(polledMs - OVERLAP_MS));
    const fresh = found.filter(({ _id }) => !told.has(String(_id)));
    polledMs = nowMs;
    for (const { _id, at } of fresh) told.set(String(_id), at.getTime());
    for (const [id, atMs] of told) if (atMs < nowMs - 2 * OVERLAP_MS) told.delete(id);
    if (fresh.length > 0) for (const listener of listeners) await listener(fresh);
  }

  /** One reading after the other: two at once would tell of the same change twice. */
  function poll(): Promise<void> {
    const next = turn.then(readOnce);
    turn = next.catch(() => undefined);
    return next;
  }

  async function announce(change: Change | readonly Change[]): Promise<void> {
    const at = new Date();
    await stored.insertMany([change].flat().map((each) => ({ ...each, at })));
  }

  return {
    since,
    poll,
    around: async (change, write) => {
      await announce(change);
      try {
        return await write();
      } finally {
        // Also after a failure: a write whose answer was lost may have happened.
        await announce(change);
      }
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Polls the log from the start of the API to its end. */
export function tailChanges(changes: ChangeLog, log: FastifyBaseLogger): FastifyPluginAsync {
  return fp(async (app) => {
    const polling = repeat(async () => {
      await changes.poll();
      return 'again';
    }, POLL_MS);
    app.addHook('onReady', async () => polling.start((err) => log.warn({ err }, 'changes cannot be read')));
    app.addHook('onClose', () => polling.stop());
  });
}
