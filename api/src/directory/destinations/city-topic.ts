import type { AgentLanguage, AgentSpeciality } from '@atoll/contracts/agent';
import type { CityGuide } from '@atoll/contracts/city-guide';
import type { CityPage, CityPageLink } from '@atoll/contracts/destination';
import type { AgentFilters } from '../read-model/agent-filters';

/** What a content page of a city is about (DIR-03). */
export interface Topic {
  readonly link: CityPageLink;
  readonly intro: string;
  readonly sections: CityPage['sections'];
  /** How the figures are reckoned; null where there are none to explain. */
  readonly note: string | null;
  readonly links: CityPage['links'];
  /** Which agents of the city it shows. */
  readonly agents: Partial<AgentFilters>;
}

/** The town that pages are about. */
export interface Town {
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

/** What the pages are made from. */
export interface CityFacts extends Town {
  readonly slug: string;
  readonly guide: CityGuide | null;
  readonly agentCount: number;
  /** How many agents have a rating. */
  readonly ratedCount: number;
  /** How many agents are good at each; without those at which nobody is. */
  readonly specialities: ReadonlyMap<AgentSpeciality, number>;
  readonly languages: ReadonlyMap<AgentLanguage, number>;
}
