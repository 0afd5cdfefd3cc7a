import { otherOf } from '../hotel-agent/connection-of';
import type { OwnHit } from '@atoll/contracts/own-search';
import { countOf, firstName } from '@atoll/contracts/words';
import { inOneLine, type HasWords, type OwnSearchPart } from '../../shared/own-search/own-search';
import { agentState, hasContact } from '../agent/agent-state';
import type { RequestsParts } from '../requests-parts';

type Deps = Pick<
  RequestsParts,
  'requests' | 'invitations' | 'messages' | 'links' | 'connections' | 'hotelAgent' | 'now'
>;

interface Said {
  readonly text: string;
  readonly at: Date;
}

/** The newest message that has the words; null where none has. */
function saidIn(said: readonly Said[], hasWords: HasWords): Said | null {
  return said.findLast(({ text }) => hasWords(text)) ?? null;
}

interface Dated extends OwnHit {
  readonly at: Date;
}
const newestFirst = (hits: readonly Dated[]): OwnHit[] =>
  hits
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ title, detail, href }) => ({ title, detail, href }));

/** Requests and conversations in the search over one's own things. */
export function requestsSearch(deps: Deps): readonly OwnSearchPart[] {
  const { requests, invitations, messages, links, connections, hotelAgent, now } = deps;

  /** What an agent was asked, each with what the agent may read of its traveler. */
  async function askedOf(userId: string) {
    const own = await invitations.allOfAccount(userId);
    const byId = new Map(
      (await requests.findAll(own.map(({ request_id }) => request_id))).map((request) => [
        request._id,
        request,
      ]),
    );
    return own.flatMap((invitation) => {
      const request = byId.get(invitation.request_id);
      if (!request) return [];
      const { name, email, phone } = request.contact;
      // Before it is released, nobody finds out by searching whose request it is.
      const mayRead = hasContact(request, invitation.agent_id, now());
      const who = mayRead ? [name, email, phone] : [firstName(name)];
      return [{ request, invitation, who, title: `${firstName(name)}, ${request.wish.place.text}` }];
    });
  }

  async function requestsOfAgent(userId: string, hasWords: HasWords): Promise<OwnHit[]> {
    const found = (await askedOf(userId)).filter(({ request, who }) =>
      hasWords(...who, request.reference, request.wish.place.text, request.wish.notes),
    );
    return newestFirst(
      found.map(({ request, invitation, title }) => ({
        title,
        detail: `${request.reference}, ${agentState(request, invitation, now())}`,
        href: `/agent/requests/${request._id}`,
        at: invitation.sent_at,
      })),
    );
  }

  async function requestsOfTraveler(userId: string, hasWords: HasWords): Promise<OwnHit[]> {
    const found = (await requests.ofTraveler(userId)).filter(({ reference, wish }) =>
      hasWords(reference, wish.place.text, wish.notes),
    );
    return found.map((request) => ({
      title: request.wish.place.text,
      detail: `${request.reference}, ${countOf(request.wish.adults, 'adult')}, ${request.status}`,
      href: links.pathOf(request),
    }));
  }

  async function threadsOfAgent(userId: string, hasWords: HasWords): Promise<Dated[]> {
    const asked = await askedOf(userId);
    const said = await messages.ofRequests(asked.map(({ request }) => request._id));
    return asked.flatMap(({ request, invitation, who, title }) => {
      const thread = said.filter(
        ({ request_id, agent_id }) => request_id === request._id && agent_id === invitation.agent_id,
      );
      const last = thread.at(-1);
      const hit = saidIn(thread, hasWords) ?? (hasWords(...who) ? last : null);
      return hit
        ? [{ title, detail: inOneLine(hit.text), href: `/agent/messages/${request._id}`, at: hit.at }]
        : [];
    });
  }

  async function threadsOfTraveler(userId: string, hasWords: HasWords): Promise<Dated[]> {
    const own = await requests.ofTraveler(userId);
    const said = await messages.ofRequests(own.map(({ _id }) => _id));
    return own.flatMap((request) => {
      const hit = saidIn(
        said.filter(({ request_id }) => request_id === request._id),
        hasWords,
      );
      const title = `Request to ${request.wish.place.text}`;
      return hit ? [{ title, detail: inOneLine(hit.text), href: links.pathOf(request), at: hit.at }] : [];
    });
  }

  async function threadsOfConnections(userId: string, hasWords: HasWords): Promise<Dated[]> {
    const own = await connections.acceptedOf(userId);
    const said = await hotelAgent.messages.find({ connection_id: { $in: own.map(({ _id }) => _id) } });
    const hits = await Promise.all(
      own.map(async (connection): Promise<Dated[]> => {
        const isHotel = connection.hotel_user_id === userId;
        const { name, place } = await hotelAgent.nameOf(otherOf(connection, isHotel ? 'hotel' : 'agent'));
        const thread = said.filter(({ connection_id }) => connection_id === connection._id);
        const hit = saidIn(thread, hasWords);
        if (!hit && !hasWords(name, place)) return [];
        const { text = place, at = connection.asked_at } = hit ?? thread.at(-1) ?? {};
        const folder = isHotel ? '/hotel/agents/messages' : '/agent/messages/hotels';
        return [{ title: name, detail: inOneLine(text), href: `${folder}/${connection._id}`, at }];
      }),
    );
    return hits.flat();
  }

  return [
    {
      kind: 'Requests',
      find: async ({ userId, role }, hasWords) => {
        if (role === 'agent') return requestsOfAgent(userId, hasWords);
        return role === 'traveler' ? requestsOfTraveler(userId, hasWords) : [];
      },
    },
    {
      kind: 'Messages',
      find: async ({ userId, role }, hasWords) => {
        if (role === 'traveler') return newestFirst(await threadsOfTraveler(userId, hasWords));
        if (role === 'hotel') return newestFirst(await threadsOfConnections(userId, hasWords));
        if (role !== 'agent') return [];
        const found = await Promise.all([
          threadsOfAgent(userId, hasWords),
          threadsOfConnections(userId, hasWords),
        ]);
        return newestFirst(found.flat());
      },
    },
  ];
}
