import { bulkhead, isBulkheadRejectedError } from 'cockatiel';

export interface CallLaneOptions {
  /** Calls under way at once. */
  readonly atOnce: number;
  /** Calls that may wait for their turn. */
  readonly waiting: number;
}

/** Who filled the lane, where a call finds no place even to wait. */
export type Full = 'client' | 'everybody';

export class LaneFull extends Error {
  override readonly name = 'LaneFull';
  constructor(readonly by: Full) {
    super(`No place for another call: filled by ${by}`);
  }
}

/** Runs a call in the name of a client when there is a place for it. Throws LaneFull. */
export type CallLane = <T>(client: string, call: () => Promise<T>) => Promise<T>;

/** What one client can have of a lane: the rest is always there for others. */
const SHARE_OF_ONE = 0.75;

function place({ atOnce, waiting }: CallLaneOptions, full: Full) {
  const policy = bulkhead(atOnce, waiting);
  return <T>(call: () => Promise<T>): Promise<T> =>
    policy.execute(call).catch((error: unknown) => {
      throw isBulkheadRejectedError(error) ? new LaneFull(full) : error;
    });
}

/** A bulkhead of which no single client can take everything. */
export function createCallLane(options: CallLaneOptions): CallLane {
  const everybody = place(options, 'everybody');
  const share = {
    atOnce: Math.ceil(options.atOnce * SHARE_OF_ONE),
    waiting: Math.ceil(options.waiting * SHARE_OF_ONE),
  };
  const clients = new Map<string, { readonly run: ReturnType<typeof place>; calls: number }>();
  return async (client, call) => {
    const own = clients.get(client) ?? { run: place(share, 'client'), calls: 0 };
    clients.set(client, own);
    own.calls += 1;
    try {
      return await own.run(() => everybody(call));
    } finally {
      own.calls -= 1;
      if (own.calls === 0) clients.delete(client);
    }
  };
}
