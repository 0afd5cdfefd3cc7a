import { Schema, type Connection, type Model } from 'mongoose';

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

/** The site's daily allowance of the model's tokens, of which one client gets a share (MAR-58). */
export interface TokenBudget {
  /** Whose tokens are used up: the site's, those of this client, or nobody's (null). */
  spentBy(client: string): Promise<'all' | 'client' | null>;
  spend(client: string, tokens: number): Promise<void>;
}

export interface TokenAllowance {
  readonly tokensPerDay: number;
  /** Of these, what one client may use, in per cent. */
  readonly clientShare: number;
}

const today = () => new Date().toISOString().slice(0, 10);
const KEPT_MS = 2 * 86_400_000;

export function createTokenBudget(
  connection: Connection,
  { tokensPerDay, clientShare }: TokenAllowance,
): TokenBudget {
  const spent = spentTokensModel(connection);
  const clientMost = (tokensPerDay * clientShare) / 100;
  const keyOf = (client: string) => `${today()} ${client}`;
  const spentOf = async (id: string) => (await spent.findById(id).lean<SpentTokens>())?.tokens ?? 0;
  const add = (id: string, tokens: number, expires_at: Date | null) =>
    spent.updateOne({ _id: id }, { $inc: { tokens }, $set: { expires_at } }, { upsert: true });
  return {
    spentBy: async (client) => {
      if ((await spentOf(today())) >= tokensPerDay) return 'all';
      return (await spentOf(keyOf(client))) >= clientMost ? 'client' : null;
    },
    spend: async (client, tokens) => {
      if (tokens <= 0) return;
      await add(today(), tokens, null);
      await add(keyOf(client), tokens, new Date(Date.now() + KEPT_MS));
    },
  };
}
