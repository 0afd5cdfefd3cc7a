import type { AskableAgents } from '../../shared/directory/askable-agents';
import type { InvitationsRepository } from '../data/invitations.repository';
import type { BlockedAgents } from '../matching/blocked-agents';
import type { RequestNews } from '../events/request-news';
import { MATCHED_AGENTS, type Match, type Matching, type WishToMatch } from '../matching/match.service';
import type { RequestMails } from '../mails/request-mails';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { LEASE_MS } from '../data/requests.repository';
import { timesOf } from './invitation-times';

export interface InviterDeps {
  readonly invitations: InvitationsRepository;
  readonly matching: Matching;
  readonly blockedAgents: BlockedAgents;
  readonly mails: RequestMails;
  readonly news: RequestNews;
  readonly askable: Pick<AskableAgents, 'byIds'>;
  readonly now: () => Date;
}

export interface Inviter {
  /** Asks the agents of a request that is confirmed: those that were chosen, else those that fit. Gives how many there are. */
  readonly invite: (request: QuoteRequestDocument) => Promise<number>;
  /** Asks the next agent for an invitation that has ended, where there is one. */
  readonly replace: (request: QuoteRequestDocument, ended: InvitationDocument) => Promise<void>;
  /** Brings back those whose invitations ended when the traveler closed the request, and has them told. */
  readonly askAgain: (request: QuoteRequestDocument) => Promise<void>;
  /** Has an agent told of an invitation. */
  readonly tell: (invitation: InvitationDocument) => Promise<void>;
}

function wishOf({ wish, place }: QuoteRequestDocument): WishToMatch {
  return { place, interests: wish.interests, languages: wish.languages };
}

/** Sends invitations, each agent once for a request and no agent more than there is room for. */
export function createInviter(deps: InviterDeps): Inviter {
  const { invitations, matching, blockedAgents, mails, news, askable, now } = deps;

  async function tell(invitation: InvitationDocument): Promise<void> {
    await mails.askInvited(invitation);
    await invitations.settle(invitation._id);
  }

  async function claim(
    request: QuoteRequestDocument,
    { agent, reasons }: Match,
    place: Pick<InvitationDocument, 'round' | 'follows'>,
  ): Promise<'claimed' | 'known' | 'full'> {
    const sentAt = now();
    const claimed = await news.around(request._id, () =>
      invitations.claim({
        ...{ request_id: request._id, agent_id: agent.id, agent_user_id: agent.userId, reasons, ...place },
        ...timesOf(sentAt, agent),
        due: 'tell',
        due_at: new Date(sentAt.getTime() + LEASE_MS),
      }),
    );
    const invitation = claimed === 'claimed' ? await invitations.find(request._id, agent.id) : null;
    if (invitation) await tell(invitation);
    return claimed;
  }

  /** Without those with whom this traveler has ended a conversation. */
  async function welcome(request: QuoteRequestDocument, matches: readonly Match[]): Promise<Match[]> {
    const blocked = await blockedAgents({ travelerId: request.traveler_id, email: request.contact.email });
    return matches.filter(({ agent }) => !blocked.has(agent.id));
  }

  return {
    tell,
    invite: async (request) => {
      const ids = request.chosen_agent_ids;
      const wish = wishOf(request);
      const most = ids.length > 0 ? ids.length : MATCHED_AGENTS;
      const chosen = ids.length > 0 ? await welcome(request, await matching.chosen(ids, wish)) : [];
      // Whoever was chosen and cannot be asked any more has somebody instead who fits.
      const fitting = chosen.length < most ? await welcome(request, await matching.ranked(wish)) : [];
      const asked = new Set((await invitations.ofRequest(request._id)).map(({ agent_id }) => agent_id));
      for (const match of [...chosen, ...fitting]) {
        if (asked.size >= most) break;
        if (asked.has(match.agent.id)) continue;
        const claimed = await claim(request, match, { round: 1, follows: null });
        if (claimed !== 'full') asked.add(match.agent.id);
      }
      return asked.size;
    },
    askAgain: async (request) => {
      for (const invitation of await invitations.ofRequest(request._id)) {
        if (!invitation.closed_from) continue;
        const [agent] = await askable.byIds([invitation.agent_id]);
        // Of one who cannot be asked any more nobody knows the time zone.
        const times = timesOf(now(), agent ?? { lat: 0, lng: 0 });
        await news.around(request._id, () =>
          invitations.restore(invitation, { remind_at: times.remind_at, lapses_at: times.lapses_at }),
        );
        await mails.askReopened(invitation);
      }
    },
    replace: async (request, ended) => {
      const asked = await invitations.ofRequest(request._id);
      const isAsked = (id: string) => asked.some(({ agent_id }) => agent_id === id);
      if (asked.some(({ follows }) => follows === ended._id)) return;
      for (const match of await welcome(request, await matching.ranked(wishOf(request)))) {
        if (isAsked(match.agent.id)) continue;
        const place = { round: ended.round + 1, follows: ended._id };
        if ((await claim(request, match, place)) !== 'full') return;
      }
    },
  };
}
