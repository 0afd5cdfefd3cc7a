import type { AgentCard } from '@atoll/contracts/agent';
import type { CityCard, DestinationCard } from '@atoll/contracts/destination';

/** What has a page in the directory: of visible countries only. The directory answers it, from memory. */
export interface DirectoryPages {
  readonly countries: () => Promise<readonly DestinationCard[]>;
  readonly cities: () => Promise<readonly CityCard[]>;
  /** Rows of agents, some of them empty: an agent keeps its row while others come and go. */
  readonly agentRows: () => Promise<number>;
  /** The agents in a part of the rows, from one (inclusive) to another (exclusive). */
  readonly agentsIn: (from: number, to: number) => Promise<readonly AgentCard[]>;
  /** Null for what is unknown or hidden. */
  readonly agent: (id: string) => Promise<AgentCard | null>;
  readonly city: (slug: string) => Promise<CityCard | null>;
  readonly country: (slug: string) => Promise<DestinationCard | null>;
}
