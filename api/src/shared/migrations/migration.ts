import type { Connection } from 'mongoose';

type Database = NonNullable<Connection['db']>;

/**
 * One change of what is stored. It may be ended in the middle and run again, so it finds what is left to do by itself;
 * and the version before it must still understand what it leaves, because instances are replaced one after another.
 */
export interface Migration {
  /** Follows the one before it; never changes once it was released. */
  readonly number: number;
  readonly name: string;
  /** Calls `onStep` at least every few seconds. */
  readonly run: (database: Database, onStep: () => Promise<void>) => Promise<void>;
}
