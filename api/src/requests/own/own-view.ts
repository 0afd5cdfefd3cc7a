import type { OwnRequest, TravelerRequests, TravelerThreads } from '@atoll/contracts/quote';
import type { InvitationView } from '@atoll/contracts/quote-request';
import { ownReviewView } from '../reviews/review-view';
import { wishChangeView } from '../wish/wish-change-view';
import { hasContact } from '../agent/agent-state';
import { REOPENED_MAX } from '../data/requests.repository';
import { closedSince } from './own-actions';
import { isUnreadFor } from '../data/kept-messages';
import { lastMessage } from '../threads/last-message';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestMessageDocument } from '../models/request-message.model';
import type { RequestsParts } from '../requests-parts';

type ViewDeps = Pick<
  RequestsParts,
  | 'invitations'
  | 'messages'
  | 'quotes'
  | 'acceptances'
  | 'plans'
  | 'reviews'
  | 'findAgent'
  | 'links'
  | 'pages'
  | 'now'
>;

export interface OwnViews {
  /** A request as its traveler sees it. */
  readonly whole: (request: QuoteRequestDocument) => Promise<OwnRequest>;
  readonly rows: (requests: readonly QuoteRequestDocument[]) => Promise<TravelerRequests>;
  /** With each agent with whom something was said about these requests, the latest first. */
  readonly threads: (requests: readonly QuoteRequestDocument[]) => Promise<TravelerThreads>;
}

const unreadIn = (messages: readonly RequestMessageDocument[]) =>
  messages.filter((message) => isUnreadFor('traveler', message)).length;

/** Until when a request that its traveler has closed can be opened again; null where it cannot. */
function reopenUntil(
  { status, closed_at, reopened }: Pick<QuoteRequestDocument, 'status' | 'closed_at' | 'reopened'>,
  at: Date,
): string | null {
  if (status !== 'closed' || !closed_at || closed_at < closedSince(at) || reopened >= REOPENED_MAX)
    return null;
  return new Date(closed_at.getTime() + at.getTime() - closedSince(at).getTime()).toISOString();
}

export function createOwnViews(deps: ViewDeps): OwnViews {
  const { invitations, messages, quotes, acceptances, plans, reviews, findAgent, links, pages, now } = deps;

  async function positions(requests: readonly QuoteRequestDocument[]) {
    const cities = requests.length === 0 ? [] : await pages.cities();
    return ({ wish: { place } }: QuoteRequestDocument) => {
      const town = cities.find(({ city, country }) => city === place.city && country === place.country);
      return town ? { latitude: town.lat, longitude: town.lng } : null;
    };
  }

  async function invitationView(
    request: QuoteRequestDocument,
    { agent_id, state, round, reasons, sent_at, lapses_at, declined }: InvitationDocument,
    said: readonly RequestMessageDocument[],
  ): Promise<InvitationView> {
    return {
      agent: await findAgent(agent_id),
      ...{ state, round, reasons: [...reasons] },
      sentAt: sent_at.toISOString(),
      answerBy: lapses_at.toISOString(),
      declined,
      hasContact: hasContact(request, agent_id, now()),
      unread: unreadIn(said.filter((message) => message.agent_id === agent_id)),
    };
  }

  return {
    whole: async (request) => {
      const id = request._id;
      const [asked, said, { quotes: newest, earlier }, acceptance, shared, review] = await Promise.all([
        invitations.ofRequest(id),
        messages.ofRequests([id]),
        quotes.newestOf(id),
        acceptances.find(id),
        plans.shared(id),
        reviews.ofRequest(id),
      ]);
      const { reference, status, closed_reason, wish, wish_version, contact, accepted } = request;
      return {
        ...{ id, reference, status, closedReason: closed_reason, wish, contact },
        wanted: request.wanted ?? null,
        wishVersion: wish_version,
        changes: request.wish_changes.map(wishChangeView).toReversed(),
        reopenUntil: reopenUntil(request, now()),
        review: ownReviewView(request, review, now()),
        isInAccount: request.traveler_id !== null,
        createdAt: request.created_at.toISOString(),
        invitations: await Promise.all(asked.map((each) => invitationView(request, each, said))),
        ...(status === 'new' && {
          chosen: await Promise.all(request.chosen_agent_ids.map((agentId) => findAgent(agentId))),
        }),
        ...{ quotes: newest, earlier, acceptance, shared },
        undoUntil:
          accepted && !accepted.is_final && accepted.final_at > now()
            ? accepted.final_at.toISOString()
            : null,
      };
    },
    rows: async (requests) => {
      const [said, positionOf] = await Promise.all([
        messages.ofRequests(requests.map(({ _id }) => _id)),
        positions(requests),
      ]);
      const rows = requests.map(async (request) => {
        const { _id: id, reference, status, wish, created_at } = request;
        const { quotes: newest } = await quotes.newestOf(id);
        return {
          ...{ id, reference, status, place: wish.place.text, when: wish.when, adults: wish.adults },
          children: wish.childAges.length,
          createdAt: created_at.toISOString(),
          unread: unreadIn(said.filter(({ request_id }) => request_id === id)),
          quotes: newest.length,
          page: links.pathOf(request),
          position: positionOf(request),
        };
      });
      return { requests: await Promise.all(rows) };
    },
    threads: async (requests) => {
      const said = await messages.ofRequests(requests.map(({ _id }) => _id));
      const threads = requests.flatMap((request) => {
        const ofRequest = said.filter(({ request_id }) => request_id === request._id);
        const agentIds = [...new Set(ofRequest.map(({ agent_id }) => agent_id))];
        return agentIds.map(async (agentId) => {
          const withAgent = ofRequest.filter(({ agent_id }) => agent_id === agentId);
          const { id, name } = await findAgent(agentId);
          return {
            ...{ requestId: request._id, reference: request.reference, place: request.wish.place.text },
            ...{ agent: { id, name }, unread: unreadIn(withAgent), lastMessage: lastMessage(withAgent) },
            page: `${links.pathOf(request)}#messages-${encodeURIComponent(agentId)}`,
          };
        });
      });
      const saidAt = ({ lastMessage: last }: TravelerThreads['threads'][number]) => last?.at ?? '';
      const known = await Promise.all(threads);
      return { threads: known.sort((one, other) => saidAt(other).localeCompare(saidAt(one))) };
    },
  };
}
