import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';
import { siteOf } from '../../shared/http/client-address';

/** What the model used on one day (UTC), of all instances together, in all and for each client. */
interface SpentTokens {
  /** The day, or the day and the client. */
  readonly _id: string;
  readonly tokens: number;
  readonly expires_at: Date | null;
}

const schema = new Schema<SpentTokens>(
  {
    _id: { type: String, required: true },
    tokens: { type: Number, required: true },
    expires_at: { type: Date, default: null },
  },
  { collection: 'marco_spent_tokens', versionKey: false },
);
// Addresses are not kept for longer than they count; a date of null never expires.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

function spentTokensModel(connection: Connection): Model<SpentTokens> {
  return connection.model<SpentTokens>('MarcoSpentTokens', schema);
}

type Spent = 'all' | 'client' | null;

/** What an ordinary answer uses, which is one or two calls to the model. */
const ANSWER_TOKENS = 2_000;

/** What an IPv6 site of many networks gets, in shares of one client. */
const SHARES_OF_A_SITE = 4;

/** The site's daily allowance of the model's tokens, of which one client gets a share (MAR-58). */
export interface TokenBudget {
  /** Whose tokens are used up: the site's, those of this client, or nobody's (null). */
  spentBy(client: string): Promise<Spent>;
  /**
   * Sets ANSWER_TOKENS aside for an answer, unless the allowance is used up. They count at once, so that messages
   * sent together do not all pass before the first of them is counted.
   */
  begin(client: string): Promise<Spent>;
  /** Counts what an answer really used in place of what was set aside for it. */
  settle(client: string, tokens: number): Promise<void>;
}

export interface TokenAllowance {
  readonly tokensPerDay: number;
  /** Of these, what one client may use, in per cent. */
  readonly clientShare: number;
}

const today = () => new Date().toISOString().slice(0, 10);

export function createTokenBudget(
  connection: Connection,
  { tokensPerDay, clientShare }: TokenAllowance,
): TokenBudget {
  const spent = spentTokensModel(connection);
  const clientMost = (tokensPerDay * clientShare) / 100;
  const keyOf = (client: string) => `${today()} ${client}`;
  const spentOf = async (id: string) => (await spent.findById(id).lean<SpentTokens>())?.tokens ?? 0;
  /** Adds, and tells what it was before. */
  const add = async (id: string, tokens: number, expires_at: Date | null): Promise<number> => {
    const change = { $inc: { tokens }, $set: { expires_at } };
    return (await spent.findByIdAndUpdate(id, change, { upsert: true }).lean<SpentTokens>())?.tokens ?? 0;
  };
  /** What is counted for a client, with how much of each may be used; its site only where that may be several clients. */
  const countsOf = (client: string) => {
    const expires_at = new Date(Date.now() + KEPT_SECONDS.spentTokens * 1_000);
    const own = { id: keyOf(client), most: clientMost, expires_at };
    const site = { id: keyOf(siteOf(client)), most: clientMost * SHARES_OF_A_SITE, expires_at };
    const all = { id: today(), most: tokensPerDay, expires_at: null };
    return siteOf(client) === client ? [all, own] : [all, site, own];
  };
  /** Counts everywhere, and tells what was used up before, the site's own allowance first. */
  const count = async (client: string, tokens: number): Promise<Spent> => {
    const counts = countsOf(client);
    const before = [];
    for (const { id, expires_at } of counts) before.push(await add(id, tokens, expires_at));
    return judge(counts, before);
  };
  const judge = (counts: readonly { readonly most: number }[], used: readonly number[]): Spent => {
    const spentAt = counts.findIndex(({ most }, index) => (used[index] ?? 0) >= most);
    if (spentAt < 0) return null;
    return spentAt === 0 ? 'all' : 'client';
  };
  return {
    spentBy: async (client) => {
      const counts = countsOf(client);
      return judge(counts, await Promise.all(counts.map(({ id }) => spentOf(id))));
    },
    begin: async (client) => {
      const result = await count(client, ANSWER_TOKENS);
      if (result) await count(client, -ANSWER_TOKENS);
      return result;
    },
    settle: async (client, tokens) => void (await count(client, tokens - ANSWER_TOKENS)),
  };
}
