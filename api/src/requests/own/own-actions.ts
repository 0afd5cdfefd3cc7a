import type { CloseBody } from '@atoll/contracts/request-change';
import { REOPEN_DAYS, REQUEST_ACTIONS } from '@atoll/contracts/request-actions';
import type { Principal } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { hasEnded } from '../clock/invitation-times';
import { leaseFrom } from '../clock/request-clock';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';

export interface OwnActions {
  readonly confirm: (request: QuoteRequestDocument) => Promise<QuoteRequestDocument>;
  readonly withdraw: (request: QuoteRequestDocument) => Promise<QuoteRequestDocument>;
  /** Nobody is needed any more: whoever was asked is told, and quotes stay to be read. */
  readonly close: (
    request: QuoteRequestDocument,
    reason: CloseBody['reason'],
  ) => Promise<QuoteRequestDocument>;
  /** Takes `close` back: everybody who was asked then is asked again. */
  readonly reopen: (request: QuoteRequestDocument) => Promise<QuoteRequestDocument>;
  readonly take: (request: QuoteRequestDocument, principal: Principal) => Promise<QuoteRequestDocument>;
  readonly release: (request: QuoteRequestDocument, agentId: string) => Promise<QuoteRequestDocument>;
}

const DAY_MS = 86_400_000;

/** The earliest moment at which a request that can still be opened again was closed. */
export function closedSince(now: Date): Date {
  return new Date(now.getTime() - REOPEN_DAYS * DAY_MS);
}

function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}

/** What a traveler does with a request. Done twice, it is done. */
export function createOwnActions(
  parts: Pick<
    RequestsParts,
    'requests' | 'invitations' | 'quotes' | 'clock' | 'news' | 'findAccount' | 'now'
  >,
): OwnActions {
  const { requests, invitations, quotes, clock, news, findAccount, now } = parts;

  async function again({ _id }: QuoteRequestDocument): Promise<QuoteRequestDocument> {
    const found = await requests.find(_id);
    if (!found) throw new AppError('NOT_FOUND', { message: 'There is no such request.' });
    return found;
  }

  return {
    confirm: async (request) => {
      const at = now();
      const confirmed = await news.around(request._id, () =>
        requests.change(request._id, REQUEST_ACTIONS.confirm, {
          ...{ status: 'sent', confirmed_at: at, changed_at: at, due: 'invite', due_at: leaseFrom(at) },
        }),
      );
      if (confirmed) await clock.settle(confirmed);
      return again(request);
    },
    withdraw: async (request) => {
      const at = now();
      const closed = await news.around(request._id, () =>
        requests.change(request._id, REQUEST_ACTIONS.withdraw, {
          ...{ status: 'closed', closed_reason: 'withdrawn', changed_at: at },
          ...{ due: 'withdrawn', due_at: leaseFrom(at) },
        }),
      );
      if (closed) await clock.settle(closed);
      else if ((await again(request)).status === 'accepted')
        throw conflict('A quote of this request was accepted, so it cannot be withdrawn any more.');
      return again(request);
    },
    close: async (request, reason) => {
      const at = now();
      const closed = await news.around(request._id, () =>
        requests.change(request._id, REQUEST_ACTIONS.close, {
          ...{ status: 'closed', closed_reason: reason, closed_at: at, changed_at: at },
          ...{ due: 'closed', due_at: leaseFrom(at) },
        }),
      );
      if (closed) await clock.settle(closed);
      const current = await again(request);
      if (current.status === 'new')
        throw conflict('No agent has been asked yet. You can withdraw this request.');
      if (current.status === 'accepted')
        throw conflict('A quote of this request was accepted, so it is settled already.');
      return current;
    },
    reopen: async (request) => {
      const at = now();
      const hasQuotes = (await quotes.newestOf(request._id)).quotes.length > 0;
      const opened = await news.around(request._id, () =>
        requests.reopen(request._id, closedSince(at), {
          ...{ status: hasQuotes ? 'quoted' : 'sent', changed_at: at },
          ...{ due: 'reopened', due_at: leaseFrom(at) },
        }),
      );
      if (opened) await clock.settle(opened);
      const current = await again(request);
      if (current.status === 'closed')
        throw conflict('This request cannot be opened again. Please send a new one.');
      return current;
    },
    take: async (request, principal) => {
      if (request.traveler_id === principal.userId) return request;
      const account = principal.role === 'traveler' ? await findAccount(principal.userId) : null;
      const isOwn = account?.isEmailVerified && account.email === request.contact.email;
      if (!isOwn || request.traveler_id !== null) throw new AppError('42501');
      await news.around(request._id, () =>
        requests.change(request._id, [request.status], { traveler_id: principal.userId }),
      );
      return again(request);
    },
    release: async (request, agentId) => {
      const invitation = await invitations.find(request._id, agentId);
      if (!invitation) throw new AppError('42501');
      if (hasEnded(invitation)) throw conflict('This agent does not answer this request any more.');
      const released = await news.around(request._id, () => requests.release(request._id, agentId, now()));
      if (!released) throw conflict('This request is closed.');
      return released;
    },
  };
}
