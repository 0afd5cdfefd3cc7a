import type { ContactQuote } from '@atoll/contracts/crm';
import type { Stage } from '@atoll/contracts/crm-words';
import { firstChoice, totalOf } from '@atoll/contracts/quote-totals';
import { firstName } from '@atoll/contracts/words';
import type { AgentState } from '@atoll/contracts/quote';
import type { AskedTraveler, AskedTravelers } from '../../shared/crm/asked-travelers';
import { isOfDemo } from '../demo/demo-list';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import { agentState, hasContact } from './agent-state';

const STAGES: Readonly<Record<AgentState, Stage>> = {
  sent: 'new',
  opened: 'new',
  quoted: 'quoted',
  accepted: 'won',
  declined: 'lost',
  lapsed: 'lost',
  closed: 'lost',
};
const LOST_TEXTS: Partial<Record<AgentState, string>> = {
  declined: 'You declined the request.',
  lapsed: 'The request was not answered in time.',
  closed: 'The request was closed.',
};

type Deps = Pick<RequestsParts, 'requests' | 'invitations' | 'quotes' | 'acceptances' | 'now'>;

/** Travelers as the agents see them whom they have asked: a first name before contact data is released, and no address. */
export function askedTravelers(deps: Deps): AskedTravelers {
  const { requests, invitations, quotes, acceptances, now } = deps;

  async function quoteOf(
    { _id }: QuoteRequestDocument,
    { agent_id }: InvitationDocument,
    state: AgentState,
  ): Promise<ContactQuote | null> {
    const acceptance = state === 'accepted' ? await acceptances.find(_id) : null;
    if (acceptance) {
      const { quote, total } = acceptance;
      return { total, currency: quote.currency, validUntil: null };
    }
    const sent = (await quotes.newestOf(_id)).quotes.find(({ agentId }) => agentId === agent_id);
    if (!sent) return null;
    const { lines, currency, validUntil } = sent;
    return { total: totalOf(lines, firstChoice(lines)).total, currency, validUntil };
  }

  async function traveler(
    request: QuoteRequestDocument,
    invitation: InvitationDocument,
  ): Promise<AskedTraveler> {
    const { _id: requestId, reference, contact, wish } = request;
    const state = agentState(request, invitation, now());
    const isReleased = hasContact(request, invitation.agent_id, now());
    return {
      ...{ agentUserId: invitation.agent_user_id, requestId, reference, place: wish.place.text },
      name: isReleased ? contact.name : firstName(contact.name),
      contact: isReleased ? { email: contact.email, phone: contact.phone } : null,
      stage: STAGES[state],
      lostText: LOST_TEXTS[state] ?? '',
      quote: invitation.answered_at ? await quoteOf(request, invitation, state) : null,
      isSample: isOfDemo(request),
      at: invitation.sent_at,
    };
  }

  return {
    ofRequest: async (requestId) => {
      const [request, asked] = await Promise.all([
        requests.find(requestId),
        invitations.ofRequest(requestId),
      ]);
      // Of an agent whose account is gone, nobody keeps contacts.
      return request
        ? Promise.all(asked.filter((one) => one.agent_user_id !== '').map((one) => traveler(request, one)))
        : [];
    },
    ofAgent: async (userId) => {
      const asked = await invitations.allOfAccount(userId);
      const found = await requests.findAll(asked.map(({ request_id }) => request_id));
      const byId = new Map(found.map((request) => [request._id, request]));
      const travelers: AskedTraveler[] = [];
      for (const one of asked) {
        const request = byId.get(one.request_id);
        if (request) travelers.push(await traveler(request, one));
      }
      return travelers;
    },
    requestsOf: async (travelerId) => requests.idsOf({ travelerId, email: null }),
    existing: async (ids) => (await requests.findAll(ids)).map(({ _id }) => _id),
  };
}
