import type { OwnQuote, Quote, QuoteBody } from '@atoll/contracts/quote';
import type { Connection } from 'mongoose';
import { quoteCostsModel, type QuoteCostsDocument } from '../models/quote-costs.model';
import { quoteModel, type QuoteDocument } from '../models/quote.model';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

/** So many quotes are offered to be used again, of so many versions. */
const EARLIER_QUOTES_MAX = 20;
const VERSIONS_READ_MAX = 100;

export interface QuotesRepository {
  /** Null for an id that no version has. */
  readonly find: (quoteId: string) => Promise<Quote | null>;
  /** Whom it must not name: agent and agency when it was sent. Empty where nobody knows any more. */
  readonly namesOf: (quoteId: string) => Promise<readonly string[]>;
  /** 0 where the agent has sent none yet. */
  readonly lastVersion: (requestId: string, agentId: string) => Promise<number>;
  /** The newest version of each agent's quote, and the versions before those. */
  readonly newestOf: (requestId: string) => Promise<{ quotes: Quote[]; earlier: Quote[] }>;
  /** All versions of one agent's quote with their costs, the newest first: for nobody but this agent. */
  readonly ofAgent: (requestId: string, agentId: string) => Promise<OwnQuote[]>;
  /** The newest version of each of an account's last quotes with its costs, the newest first: for nobody but this account. */
  readonly lastOfAccount: (userId: string) => Promise<OwnQuote[]>;
  /** Adds a version with its costs; false where one of that number is there. */
  readonly add: (quote: QuoteDocument, costs: QuoteBody['costs']) => Promise<boolean>;
}

/** A version as everybody concerned may see it. */
export function toQuote(row: QuoteDocument): Quote {
  const { _id: id, request_id, agent_id, version, currency, title, message, lines, terms, hash } = row;
  return {
    ...{ id, requestId: request_id, agentId: agent_id, version, currency, title, message },
    ...{ lines: [...lines], terms, validUntil: row.valid_until, ratesDate: row.rates_date },
    sentAt: row.sent_at.toISOString(),
    hash,
  };
}

/** Quotes in MongoDB, and apart from them what they cost their agents. */
export function createQuotesRepository(connection: Connection): QuotesRepository {
  const [quotes, quoteCosts] = [quoteModel(connection), quoteCostsModel(connection)];
  const newestFirst = (filter: { request_id: string; agent_id?: string }) =>
    quotes.find(filter).sort({ version: -1 }).lean<QuoteDocument[]>();
  async function withCosts(rows: readonly QuoteDocument[]): Promise<OwnQuote[]> {
    const kept = await quoteCosts
      .find({ _id: { $in: rows.map(({ _id }) => _id) } })
      .lean<QuoteCostsDocument[]>();
    const ofQuote = new Map(kept.map((row) => [row._id, row.costs]));
    return rows.map((row) => ({ ...toQuote(row), costs: [...(ofQuote.get(row._id) ?? [])] }));
  }
  return {
    find: async (quoteId) => {
      const row = await quotes.findById(quoteId).lean<QuoteDocument>();
      return row && toQuote(row);
    },
    namesOf: async (quoteId) => (await quotes.findById(quoteId).lean<QuoteDocument>())?.agent_names ?? [],
    lastVersion: async (requestId, agentId) => {
      const [last] = await newestFirst({ request_id: requestId, agent_id: agentId }).limit(1);
      return last?.version ?? 0;
    },
    newestOf: async (requestId) => {
      const byAgent = new Map<string, QuoteDocument[]>();
      for (const row of await newestFirst({ request_id: requestId }))
        byAgent.set(row.agent_id, [...(byAgent.get(row.agent_id) ?? []), row]);
      const at = (index: number) =>
        [...byAgent.values()].flatMap((versions) => versions[index] ?? []).map(toQuote);
      return { quotes: at(0), earlier: at(1) };
    },
    ofAgent: async (requestId, agentId) =>
      withCosts(await newestFirst({ request_id: requestId, agent_id: agentId })),
    lastOfAccount: async (userId) => {
      const rows = await quotes
        .find({ agent_user_id: userId })
        .sort({ sent_at: -1 })
        .limit(VERSIONS_READ_MAX)
        .lean<QuoteDocument[]>();
      const isNewest = ({ request_id }: QuoteDocument, index: number) =>
        rows.findIndex((row) => row.request_id === request_id) === index;
      return withCosts(rows.filter(isNewest).slice(0, EARLIER_QUOTES_MAX));
    },
    add: async (quote, costs) => {
      const { _id, agent_user_id, sent_at } = quote;
      // Costs come first: a quote that is seen has them.
      await quoteCosts.create({ _id, agent_user_id, costs, at: sent_at });
      try {
        await quotes.create(quote);
        return true;
      } catch (error) {
        await quoteCosts.deleteOne({ _id });
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
  };
}
