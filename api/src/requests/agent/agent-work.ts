import {
  FIGURES_DAYS,
  QUOTE_DUE_DAYS,
  type AgentDashboard,
  type AgentFigures,
  type Due,
} from '@atoll/contracts/agent-dashboard';
import { addDays, civilDateOf, earliestToday } from '@atoll/contracts/dates';
import { firstName } from '@atoll/contracts/words';
import { isOpen } from '../clock/invitation-times';
import { isOfDemo } from '../demo/demo-list';
import type { InvitationDocument } from '../models/invitation.model';
import { quoteModel, type QuoteDocument } from '../models/quote.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import { isAccepted } from './agent-state';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What an agent's dashboard shows of requests; visits and contacts are somebody else's. */
export type AgentWork = Pick<AgentDashboard, 'at' | 'due' | 'isSample'> & {
  readonly last: Omit<AgentFigures, 'visits'>;
  readonly before: Omit<AgentFigures, 'visits'>;
};
export type AgentWorkOf = (userId: string) => Promise<AgentWork>;

type Deps = Pick<RequestsParts, 'database' | 'requests' | 'invitations' | 'now'>;

interface Asked {
  readonly invitation: InvitationDocument;
  readonly request: QuoteRequestDocument;
  /** The agent's quotes for it, the newest version first. */
  readonly quotes: readonly QuoteDocument[];
}

/** The middle one of some numbers, or the mean of the two in the middle; null without any. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

function figuresOf(asked: readonly Asked[], from: Date, to: Date, now: Date): Omit<AgentFigures, 'visits'> {
  const isIn = (at: Date | null | undefined): at is Date => !!at && at > from && at <= to;
  const waits = asked.flatMap(({ invitation: { answered_at, sent_at } }) =>
    isIn(answered_at) ? [(answered_at.getTime() - sent_at.getTime()) / MINUTE_MS] : [],
  );
  // What still waits counts neither way, nor what a traveler has taken back before it was answered.
  const ended = asked.filter(
    ({ invitation: { sent_at, answered_at, state } }) =>
      isIn(sent_at) && (answered_at !== null || state === 'lapsed'),
  );
  const quoted = asked.filter(({ quotes }) => isIn(quotes.at(-1)?.sent_at));
  const median = medianOf(waits);
  return {
    answerMinutes: median === null ? null : Math.round(median),
    answered: {
      count: ended.filter(({ invitation }) => invitation.answered_at !== null).length,
      of: ended.length,
    },
    accepted: {
      count: quoted.filter(({ request, invitation }) => isAccepted(request, invitation.agent_id, now)).length,
      of: quoted.length,
    },
  };
}

/** What a clock runs for; null where none does. */
function dueOf({ invitation, request, quotes }: Asked, now: Date): Due | null {
  const { wish, contact } = request;
  const about = {
    ...{ requestId: request._id, traveler: firstName(contact.name), place: wish.place.text },
    ...{ when: wish.when, adults: wish.adults, children: wish.childAges.length },
  };
  if (isOpen(invitation) && invitation.lapses_at > now)
    return {
      ...{ ...about, kind: 'answer', budget: wish.budget },
      ...{ since: invitation.sent_at.toISOString(), until: invitation.lapses_at.toISOString() },
    };
  const [newest] = quotes;
  const today = earliestToday(now);
  const isPressing =
    newest && newest.valid_until >= today && newest.valid_until <= addDays(civilDateOf(now), QUOTE_DUE_DAYS);
  if (!isPressing || invitation.state !== 'quoted' || request.status !== 'quoted') return null;
  const { title, valid_until: validUntil, sent_at } = newest;
  return { ...about, kind: 'quote', title, validUntil, since: sent_at.toISOString() };
}

/** A quote is good for all of its last day. */
const endOf = (due: Due) => (due.kind === 'answer' ? due.until : `${due.validUntil}T24`);

/** What waits for an agent and how the last days went, from what is stored. */
export function agentWork({ database, requests, invitations, now }: Deps): AgentWorkOf {
  const allQuotes = quoteModel(database);
  return async (userId) => {
    const at = now();
    const own = await invitations.allOfAccount(userId);
    const [found, quotes] = await Promise.all([
      requests.findAll(own.map(({ request_id }) => request_id)),
      allQuotes.find({ agent_user_id: userId }).sort({ version: -1 }).lean<QuoteDocument[]>(),
    ]);
    const byId = new Map(found.map((request) => [request._id, request]));
    const asked = own.flatMap((invitation): Asked[] => {
      const request = byId.get(invitation.request_id);
      if (!request) return [];
      return [{ invitation, request, quotes: quotes.filter(({ request_id }) => request_id === request._id) }];
    });
    const [last, first] = [1, 2].map((times) => new Date(at.getTime() - times * FIGURES_DAYS * DAY_MS)) as [
      Date,
      Date,
    ];
    return {
      at: at.toISOString(),
      due: asked
        .flatMap((each) => dueOf(each, at) ?? [])
        .toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1)),
      last: figuresOf(asked, last, at, at),
      before: figuresOf(asked, first, last, at),
      isSample: found.some(isOfDemo),
    };
  };
}
