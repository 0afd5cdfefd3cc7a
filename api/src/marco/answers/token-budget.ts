import { Schema, type Connection, type Model } from 'mongoose';

/** What the model used on one day (UTC), of all instances together. */
interface SpentTokens {
  readonly _id: string;
  readonly tokens: number;
}

const schema = new Schema<SpentTokens>(
  { _id: { type: String, required: true }, tokens: { type: Number, required: true } },
  { collection: 'marco_spent_tokens', versionKey: false },
);

function spentTokensModel(connection: Connection): Model<SpentTokens> {
  return connection.model<SpentTokens>('MarcoSpentTokens', schema);
}

/** The site's daily allowance of the model's tokens (MAR-58). */
export interface TokenBudget {
  isSpent(): Promise<boolean>;
  spend(tokens: number): Promise<void>;
}

const today = () => new Date().toISOString().slice(0, 10);

export function createTokenBudget(connection: Connection, tokensPerDay: number): TokenBudget {
  const days = spentTokensModel(connection);
  return {
    isSpent: async () => {
      const spent = await days.findById(today()).lean<SpentTokens>();
      return (spent?.tokens ?? 0) >= tokensPerDay;
    },
    spend: async (tokens) => {
      if (tokens > 0) await days.updateOne({ _id: today() }, { $inc: { tokens } }, { upsert: true });
    },
  };
}
