import type { AgentLanguage, AgentSpeciality } from '@atoll/contracts/agent';
import type { AskedAgent } from '@atoll/contracts/quote-request';

/** Where a wish leads, as the directory knows it. */
export interface DirectoryPlace {
  /** Null for a whole country. */
  readonly city_slug: string | null;
  readonly country_slug: string;
}

/** An agent who can be asked for a quote: one with an account, listed in a visible country. */
export interface AskableAgent extends Omit<AskedAgent, 'languages'> {
  /** The account. */
  readonly userId: string;
  readonly citySlug: string;
  readonly countrySlug: string;
  readonly languages: readonly AgentLanguage[];
  readonly specialities: readonly AgentSpeciality[];
  /** Slugs of the countries that the agent plans trips to. */
  readonly places: readonly string[];
  readonly lat: number;
  readonly lng: number;
}

/** Who can be asked for quotes, and where. The directory answers it. */
export interface AskableAgents {
  /** Everybody who can be asked: few agents have an account. */
  readonly all: () => Promise<AskableAgent[]>;
  /** Of these ids, those who can be asked. */
  readonly byIds: (ids: readonly string[]) => Promise<AskableAgent[]>;
  /** Who lives at a place or in its country, or plans trips there. */
  readonly forPlace: (place: DirectoryPlace) => Promise<AskableAgent[]>;
  /** The agent that an account owns; null without one that can be asked. */
  readonly byUser: (userId: string) => Promise<AskableAgent | null>;
  /** What a typed or picked place is in the directory; null where it has none. */
  readonly placeOf: (wished: {
    readonly text: string;
    readonly city: string | null;
    readonly country: string | null;
  }) => Promise<DirectoryPlace | null>;
  /** What a visible country is called; its slug where it is none. */
  readonly countryName: (slug: string) => Promise<string>;
}
