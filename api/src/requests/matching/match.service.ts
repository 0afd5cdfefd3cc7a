import type { RequestWish } from '@atoll/contracts/quote-request';
import type { AskableAgent, AskableAgents } from '../../shared/directory/askable-agents';
import { timeZoneOf } from '../../shared/places/time-zone';
import { civilDateIn } from '../clock/working-time';
import type { AbsencesRepository } from '../data/absences.repository';
import { OPEN_INVITATIONS_MAX, type InvitationsRepository } from '../data/invitations.repository';
import type { WishedPlace } from '../models/quote-request.model';
import { reasonsFor, type Wished } from './match-reasons';
import { rankAgents, recordOf } from './rank-agents';

/** Agents that the site asks where the traveler has chosen none. */
export const MATCHED_AGENTS = 3;

const CHOSEN = 'You chose this agent';

export interface Match {
  readonly agent: AskableAgent;
  readonly reasons: string[];
}

export interface WishToMatch extends Pick<RequestWish, 'interests' | 'languages'> {
  readonly place: WishedPlace | null;
}

export interface Matching {
  /** Of these agents, those who can be asked now, in this order. */
  readonly chosen: (ids: readonly string[], wish: WishToMatch) => Promise<Match[]>;
  /** Who can be asked now of those who fit the place, those who fit best first. */
  readonly ranked: (wish: WishToMatch) => Promise<Match[]>;
}

export interface MatchingDeps {
  readonly askable: AskableAgents;
  readonly absences: AbsencesRepository;
  readonly invitations: Pick<InvitationsRepository, 'recordsOf'>;
  readonly now: () => Date;
}

/** Finds the agents who are asked for quotes, and says why (RFQ-04). */
export function createMatching({ askable, absences, invitations, now }: MatchingDeps): Matching {
  async function wished({ place, interests, languages }: WishToMatch): Promise<Wished> {
    const countryName = place ? await askable.countryName(place.country_slug) : '';
    return { place, countryName, interests, languages };
  }

  async function available(agents: readonly AskableAgent[]) {
    const [away, records] = await Promise.all([
      absences.ofAll(agents.map(({ userId }) => userId)),
      invitations.recordsOf(agents.map(({ id }) => id)),
    ]);
    const isHere = ({ userId, lat, lng }: AskableAgent) =>
      (away.get(userId) ?? '') < civilDateIn(now(), timeZoneOf(lat, lng));
    const hasRoom = (agent: AskableAgent) => recordOf(records, agent).open < OPEN_INVITATIONS_MAX;
    return { agents: agents.filter((agent) => isHere(agent) && hasRoom(agent)), records };
  }

  return {
    chosen: async (ids, wish) => {
      const [found, wanted] = await Promise.all([askable.byIds(ids), wished(wish)]);
      const { agents, records } = await available(found);
      return ids.flatMap((id) => {
        const agent = agents.find((one) => one.id === id);
        if (!agent) return [];
        return [{ agent, reasons: [CHOSEN, ...reasonsFor(agent, wanted, recordOf(records, agent))] }];
      });
    },
    ranked: async (wish) => {
      if (!wish.place) return [];
      const [found, wanted] = await Promise.all([askable.forPlace(wish.place), wished(wish)]);
      const { agents, records } = await available(found);
      return rankAgents(agents, wanted, records).map((agent) => ({
        agent,
        reasons: reasonsFor(agent, wanted, recordOf(records, agent)),
      }));
    },
  };
}
