import type { AgentRequest, AgentRequests, AgentState, AskedChange } from '@atoll/contracts/quote';
import { lastMessage } from '../threads/last-message';
import { firstName } from '@atoll/contracts/words';
import { isUnreadFor } from '../data/kept-messages';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestMessageDocument } from '../models/request-message.model';
import type { RequestsParts } from '../requests-parts';
import { reviewToAnswer } from '../reviews/review-view';
import { wishChangeView } from '../wish/wish-change-view';
import { agentState, hasContact, isAccepted } from './agent-state';

type ViewDeps = Pick<
  RequestsParts,
  | 'requests'
  | 'invitations'
  | 'messages'
  | 'absences'
  | 'quotes'
  | 'acceptances'
  | 'reviews'
  | 'findAgent'
  | 'now'
>;

export interface AgentViews {
  /** An account's requests in a state, or in all of them, the most urgent first. */
  readonly rows: (userId: string, state: string | undefined) => Promise<AgentRequests>;
  readonly whole: (request: QuoteRequestDocument, invitation: InvitationDocument) => Promise<AgentRequest>;
}

const unreadIn = (messages: readonly RequestMessageDocument[]) =>
  messages.filter((message) => isUnreadFor('agent', message)).length;

type Row = AgentRequests['requests'][number];

const waits = ({ state }: Pick<Row, 'state'>) => state === 'sent' || state === 'opened';

/** What the traveler wants otherwise, the newest first. */
function changesIn(messages: readonly RequestMessageDocument[]): AskedChange[] {
  return messages
    .flatMap(({ change, at }) =>
      change
        ? [{ version: change.version, lineId: change.line_id, text: change.text, at: at.toISOString() }]
        : [],
    )
    .reverse();
}

/** Those that wait for an answer by their end, then the others, the newest first. */
function byUrgency(one: Row, other: Row): number {
  if (waits(one) !== waits(other)) return waits(one) ? -1 : 1;
  const [first, second] = waits(one) ? [one.answerBy, other.answerBy] : [other.sentAt, one.sentAt];
  return first < second ? -1 : Number(first > second);
}

/** Requests as the agents see them who were asked: no contact data before it is theirs. */
export function createAgentViews(deps: ViewDeps): AgentViews {
  const { requests, invitations, messages, absences, quotes, acceptances, reviews, findAgent, now } = deps;

  function row(
    request: QuoteRequestDocument,
    invitation: InvitationDocument,
    said: readonly RequestMessageDocument[],
  ): Row {
    const { _id: id, reference, wish, created_at, contact } = request;
    return {
      ...{ id, reference, place: wish.place.text, when: wish.when, adults: wish.adults },
      children: wish.childAges.length,
      createdAt: created_at.toISOString(),
      unread: unreadIn(said),
      state: agentState(request, invitation, now()),
      sentAt: invitation.sent_at.toISOString(),
      answerBy: invitation.lapses_at.toISOString(),
      budget: wish.budget,
      traveler: firstName(contact.name),
      lastMessage: lastMessage(said),
    };
  }

  return {
    rows: async (userId, wanted) => {
      const own = await invitations.allOfAccount(userId);
      const ids = own.map(({ request_id }) => request_id);
      const [found, said, awayUntil] = await Promise.all([
        requests.findAll(ids),
        messages.ofRequests(ids),
        absences.untilOf(userId),
      ]);
      const byId = new Map(found.map((request) => [request._id, request]));
      const threads = new Map<string, RequestMessageDocument[]>();
      for (const message of said) {
        const key = `${message.request_id}.${message.agent_id}`;
        threads.set(key, [...(threads.get(key) ?? []), message]);
      }
      const all = own.flatMap((invitation) => {
        const request = byId.get(invitation.request_id);
        return request ? [row(request, invitation, threads.get(invitation._id) ?? [])] : [];
      });
      const counts: Partial<Record<AgentState, number>> = {};
      for (const { state } of all) counts[state] = (counts[state] ?? 0) + 1;
      const shown = all.filter(({ state }) => !wanted || state === wanted).sort(byUrgency);
      return { requests: shown, counts, awayUntil };
    },
    whole: async (request, invitation) => {
      const { _id: id, reference, wish, contact } = request;
      const { agent_id, sent_at, lapses_at, declined } = invitation;
      const [all, said, own, acceptance, review, agent] = await Promise.all([
        invitations.ofRequest(id),
        messages.ofThread({ request_id: id, agent_id }),
        quotes.ofAgent(id, agent_id),
        acceptances.find(id),
        reviews.ofRequest(id),
        findAgent(agent_id),
      ]);
      return {
        ...{ id, reference, wish, declined, agent, quotes: own },
        wanted: request.wanted ?? null,
        closedReason: request.closed_reason,
        wishChanges: request.wish_changes
          .filter(({ at }) => at >= sent_at)
          .map(wishChangeView)
          .toReversed(),
        state: agentState(request, invitation, now()),
        traveler: firstName(contact.name),
        contact: hasContact(request, agent_id, now()) ? contact : null,
        sentAt: sent_at.toISOString(),
        answerBy: lapses_at.toISOString(),
        others: all.length - 1,
        acceptance: isAccepted(request, agent_id, now()) ? acceptance : null,
        review: review?.agent_id === agent_id ? reviewToAnswer(review, now()) : null,
        unread: unreadIn(said),
        changes: changesIn(said),
      };
    },
  };
}
