import { REQUEST_ACTIONS } from '@atoll/contracts/request-actions';
import { earliestToday, formatDay } from '@atoll/contracts/dates';
import type { AcceptBody, Acceptance, Quote } from '@atoll/contracts/quote';
import { isWholeChoice, totalOf } from '@atoll/contracts/quote-totals';
import { AppError } from '../../shared/errors/app-error';
import type { AcceptedQuote, QuoteRequestDocument } from '../models/quote-request.model';
import type { InvitationsRepository } from '../data/invitations.repository';
import type { RequestsRepository } from '../data/requests.repository';
import type { RequestNews } from '../events/request-news';
import type { AcceptancesRepository } from './acceptances.repository';
import { hashOf } from './canonical-json';
import type { QuotesRepository } from './quotes.repository';

/** As long as an acceptance can be taken back; nobody is told before. */
const UNDO_MS = 10_000;

interface AcceptDeps {
  readonly requests: RequestsRepository;
  readonly invitations: InvitationsRepository;
  readonly news: RequestNews;
  readonly quotes: QuotesRepository;
  readonly acceptances: AcceptancesRepository;
  readonly now: () => Date;
}

export interface Accepting {
  /** Accepts what was shown. Throws CONFLICT where that is not what there is now, with a sentence about what has changed. */
  readonly accept: (request: QuoteRequestDocument, body: AcceptBody) => Promise<void>;
  /** Takes it back. Throws CONFLICT once that is too late. */
  readonly undo: (request: QuoteRequestDocument) => Promise<void>;
  /** Keeps what was accepted, where a crash came in between. */
  readonly keep: (request: QuoteRequestDocument) => Promise<void>;
}

function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}

/** What is frozen: ids, lines, terms and times, and nobody's name. */
function acceptanceOf(quote: Quote, { chosen, at }: Pick<AcceptedQuote, 'chosen' | 'at'>): Acceptance {
  const document = {
    requestId: quote.requestId,
    quote,
    chosen: [...chosen],
    total: totalOf(quote.lines, chosen).total,
    acceptedAt: at.toISOString(),
  };
  return { ...document, hash: hashOf(document) };
}

/** Accepting a quote (RFQ-09, RFQ-10): of two at once one wins. */
export function createAccepting(deps: AcceptDeps): Accepting {
  const { requests, invitations, news, quotes, acceptances, now } = deps;

  async function checkIsCurrent(quote: Quote, { version, hash }: AcceptBody): Promise<void> {
    const last = await quotes.lastVersion(quote.requestId, quote.agentId);
    if (last !== quote.version)
      throw conflict(`Version ${last} of this quote has come meanwhile. Look at it before you accept.`);
    if (quote.version !== version || quote.hash !== hash)
      throw conflict('This quote is not the one that was shown. Look at it again before you accept.');
    if (quote.validUntil < earliestToday(now()))
      throw conflict(
        `This quote could be accepted until ${formatDay(quote.validUntil)}. Ask its agent for a new one.`,
      );
  }

  async function keep({ _id, accepted }: QuoteRequestDocument): Promise<void> {
    const quote = accepted && (await quotes.find(accepted.quote_id));
    const invitation = accepted && (await invitations.find(_id, accepted.agent_id));
    if (!quote || !accepted) return;
    await acceptances.write({
      _id,
      agent_id: accepted.agent_id,
      agent_user_id: invitation?.agent_user_id || null,
      document: acceptanceOf(quote, accepted),
    });
  }

  return {
    keep,
    accept: async (request, body) => {
      const { accepted } = request;
      const isAgain =
        accepted?.quote_id === body.quoteId && accepted.chosen.join() === body.chosen.toSorted().join();
      if (isAgain) return;
      if (accepted) throw conflict('A quote of this request has been accepted already.');
      if (request.status === 'closed') throw conflict('This request is closed.');
      const quote = await quotes.find(body.quoteId);
      if (quote?.requestId !== request._id) throw new AppError('42501');
      await checkIsCurrent(quote, body);
      if (!isWholeChoice(quote.lines, body.chosen))
        throw new AppError('INVALID_FIELDS', {
          fields: { chosen: 'Please choose one line of each group, and nothing that is not in the quote.' },
        });
      const invitation = await invitations.find(request._id, quote.agentId);
      if (invitation?.state !== 'quoted') throw conflict('This agent does not answer this request any more.');
      const at = now();
      const finalAt = new Date(at.getTime() + UNDO_MS);
      const changed = await news.around(request._id, () =>
        requests.change(request._id, REQUEST_ACTIONS.accept, {
          status: 'accepted',
          accepted: {
            quote_id: quote.id,
            agent_id: quote.agentId,
            chosen: body.chosen.toSorted(),
            at,
            final_at: finalAt,
            is_final: false,
          },
          changed_at: at,
          ...{ due: 'final', due_at: finalAt },
        }),
      );
      if (!changed) throw conflict('A quote of this request has been accepted already.');
      await keep(changed);
    },
    undo: async (request) => {
      if (request.status === 'quoted') return;
      const undone = await news.around(request._id, () => requests.undoAcceptance(request._id, now()));
      if (!undone) throw conflict('It is too late to take this back: the agents have been told.');
      await acceptances.remove(request._id);
    },
  };
}
