import { randomUUID } from 'node:crypto';
import type { QuoteBody } from '@atoll/contracts/quote';
import { priceLines } from '@atoll/contracts/quote-totals';
import { AppError } from '../../shared/errors/app-error';
import { hasEnded } from '../clock/invitation-times';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteDocument } from '../models/quote.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import { hashOf } from './canonical-json';
import { quoteProblems } from './quote-problems';
import { toQuote } from './quotes.repository';

/** What an agent was asked. */
export interface Asked {
  readonly request: QuoteRequestDocument;
  readonly invitation: InvitationDocument;
}

type SendQuoteDeps = Pick<
  RequestsParts,
  'requests' | 'invitations' | 'quotes' | 'mails' | 'news' | 'rates' | 'findAgent' | 'now'
>;

/** Why no quote can be sent now; null where one can. */
function closedBecause({ request, invitation }: Asked, now: Date): string | null {
  const { status, accepted } = request;
  // While it can be taken back, no agent hears of an acceptance.
  if (accepted && !accepted.is_final && accepted.final_at > now)
    return 'No quote can be sent at this moment. Please try again in a minute.';
  if (status === 'accepted') return 'The traveler has accepted a quote, so nothing can be changed.';
  if (status === 'closed') return 'This request is closed, so no quote can be sent.';
  return hasEnded(invitation) ? 'This request has gone to another agent, so no quote can be sent.' : null;
}

/** Makes a new version of an agent's quote (RFQ-08); one that is there never changes. */
export function sendQuote(deps: SendQuoteDeps) {
  const { requests, invitations, mails, news, rates, quotes, findAgent, now } = deps;

  function conflict(message: string): AppError {
    return new AppError('CONFLICT', { message });
  }

  async function documentOf({ request, invitation }: Asked, body: QuoteBody): Promise<QuoteDocument> {
    const { name, agency } = await findAgent(invitation.agent_id);
    const table = rates.current();
    const lines = priceLines(body.lines, body.currency, table);
    // The fields were checked against the same table.
    if (!lines) throw new RangeError('a line has a currency without a rate');
    const isConverted = lines.some(({ currency }) => currency !== body.currency);
    const { currency, title, message, terms } = body;
    const row = {
      _id: randomUUID(),
      request_id: request._id,
      agent_id: invitation.agent_id,
      agent_user_id: invitation.agent_user_id,
      agent_names: [name, agency ?? ''],
      version: body.after + 1,
      ...{ currency, title, message, lines, terms },
      valid_until: body.validUntil,
      rates_date: isConverted ? table.date : null,
      sent_at: now(),
      hash: '',
    };
    const { hash: _none, ...shown } = toQuote(row);
    return { ...row, hash: hashOf(shown) };
  }

  return async (asked: Asked, body: QuoteBody): Promise<void> => {
    const { request, invitation } = asked;
    const complaint = closedBecause(asked, now());
    if (complaint) throw conflict(complaint);
    const fields = quoteProblems(body, rates.current(), now());
    if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
    const newer = (last: number) =>
      conflict(`Version ${last} of your quote was sent meanwhile. Look at it before you send another one.`);
    const last = await quotes.lastVersion(request._id, invitation.agent_id);
    if (last !== body.after) throw newer(last);
    await news.around(request._id, async () => {
      const at = now();
      if (!(await invitations.quoted(request._id, invitation.agent_id, at)))
        throw conflict('This request has gone to another agent, so no quote can be sent.');
      const isTaken = await requests.change(request._id, ['sent', 'quoted'], {
        status: 'quoted',
        changed_at: at,
      });
      if (!isTaken) throw conflict('This request takes no quotes any more.');
      if (!(await quotes.add(await documentOf(asked, body), body.costs))) throw newer(body.after + 1);
    });
    await mails.askQuote(request, invitation.agent_id, body.after + 1);
  };
}
