import type { AgentSpeciality } from '@atoll/contracts/agent';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import type { RequestWish } from '@atoll/contracts/quote-request';
import type { AskableAgent } from '../../shared/directory/askable-agents';
import type { WishedPlace } from '../models/quote-request.model';

/** How an agent has answered so far. */
export interface AnswerRecord {
  readonly answered: number;
  /** Those that were answered, and those that lapsed. */
  readonly ended: number;
  readonly open: number;
}

export interface Wished {
  readonly place: WishedPlace | null;
  /** What the country of the place is called. */
  readonly countryName: string;
  readonly interests: RequestWish['interests'];
  readonly languages: RequestWish['languages'];
}

/** What somebody knows who has a speciality. */
const KNOWS: Readonly<Record<AgentSpeciality, string>> = {
  adventure: 'adventure trips',
  beach: 'beach trips',
  business: 'business travel',
  cruise: 'cruises',
  culture: 'culture trips',
  diving: 'diving trips',
  family: 'family trips',
  food: 'food trips',
  groups: 'group trips',
  honeymoon: 'honeymoons',
  luxury: 'luxury trips',
  nature: 'nature trips',
  pilgrimage: 'pilgrimages',
  rail: 'rail trips',
  safari: 'safaris',
  ski: 'ski trips',
  walking: 'walking trips',
  wellness: 'wellness trips',
};

const inCommon = <Word>(own: readonly Word[], wished: readonly Word[]) =>
  wished.filter((word) => own.includes(word));

/** How an agent fits a wish, in the order in which it counts. */
export function fitOf(agent: AskableAgent, { place, interests, languages }: Wished) {
  const isInCountry = place !== null && agent.countrySlug === place.country_slug;
  return {
    livesInCity: isInCountry && place.city_slug !== null && agent.citySlug === place.city_slug,
    plansTrips: place !== null && agent.places.includes(place.country_slug),
    livesInCountry: isInCountry,
    specialities: inCommon(agent.specialities, interests),
    languages: inCommon(agent.languages, languages),
  };
}

/** Why an agent is asked: only what is so. */
export function reasonsFor(agent: AskableAgent, wished: Wished, record: AnswerRecord): string[] {
  const fit = fitOf(agent, wished);
  return [
    ...(fit.livesInCountry ? [`Lives in ${agent.city}`] : []),
    ...(fit.plansTrips ? [`Plans trips to ${wished.countryName}`] : []),
    ...fit.languages.map((language) => `Speaks ${agentLanguageName(language)}`),
    ...fit.specialities.map((speciality) => `Knows ${KNOWS[speciality]}`),
    ...(record.answered > 0 ? [`Answered ${record.answered} of ${record.ended} requests`] : []),
  ];
}
