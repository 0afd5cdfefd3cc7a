import type { Quote } from '@atoll/contracts/quote';
import type { WantedPlan } from '@atoll/contracts/trip-plan';
import type { DirectoryPages } from '../../shared/directory/directory-pages';
import { AppError } from '../../shared/errors/app-error';
import type { FindAskedAgent } from '../agent/asked-agent';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { QuotesRepository } from '../quotes/quotes.repository';
import { planOfQuote } from './plan-of-quote';

interface TakenQuoteDeps {
  readonly quotes: QuotesRepository;
  readonly findAgent: FindAskedAgent;
  readonly pages: Pick<DirectoryPages, 'agent'>;
}

/** The quote and, without names, those of its lines that are wanted; null: all of them. `isShared` takes all of them in any case. */
export type TakeQuoteLines = (
  request: QuoteRequestDocument,
  quoteId: string,
  lineIds: readonly string[] | null,
  isShared?: boolean,
) => Promise<{ readonly quote: Quote; readonly taken: WantedPlan }>;

/** Takes lines of a request's own quotes; throws 42501 for others, CONFLICT where nobody can name their agent any more. */
export function createTakeQuoteLines({ quotes, findAgent, pages }: TakenQuoteDeps): TakeQuoteLines {
  return async ({ _id, wish, contact }, quoteId, lineIds, isShared = false) => {
    const quote = await quotes.find(quoteId);
    if (quote?.requestId !== _id) throw new AppError('42501');
    const known = new Set(quote.lines.map(({ id }) => id));
    if (lineIds?.some((id) => !known.has(id))) throw new AppError('42501');
    const [agent, names, isHere] = await Promise.all([
      findAgent(quote.agentId),
      quotes.namesOf(quote.id),
      pages.agent(quote.agentId).then((card) => card !== null),
    ]);
    // Who nobody can name any more cannot be left out of the texts.
    if (!isHere && names.length === 0)
      throw new AppError('CONFLICT', {
        message: 'This agent has left Atoll, so the quote can be neither shared nor taken over any more.',
      });
    const taken = planOfQuote({
      quote,
      lineIds: isShared ? null : lineIds,
      agentCity: isHere ? agent.city : null,
      unnamed: {
        people: [contact.name, names[0] ?? '', ...(isHere ? [agent.name] : [])],
        agencies: [names[1] ?? '', ...(isHere ? [agent.agency ?? ''] : [])],
        places: [
          wish.place.city ?? '',
          wish.place.country ?? '',
          ...(isHere ? [agent.city, agent.country] : []),
        ],
      },
      destination: wish.place.city ?? wish.place.text,
    });
    return { quote, taken };
  };
}
