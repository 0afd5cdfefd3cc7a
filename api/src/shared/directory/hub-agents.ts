import type { HubAgent, HubAgentChange, HubFilter } from '@atoll/contracts/agent-hub';
import type { AgentLanguage, AgentSpeciality } from '@atoll/contracts/agent';

/** How agents are sorted; `featured`: those with the badge first. */
export type HubOrder = 'name' | 'changed' | 'featured';

/** Fields of an agent's document by their names: jobs keep them and give them back without knowing them. */
export type AgentRecord = Readonly<Record<string, unknown>>;

/** Which job of the hub wrote an agent last. A change by hand leaves it, and raises the agent's version. */
export interface HubMark {
  /** The job whose values the agent has; null where none has written it, or what it wrote was taken back. */
  readonly job: string | null;
  /** The version since which nobody else has changed the agent. */
  readonly version: number;
  /** The job that was taken back last. */
  readonly undone: string | null;
}

export interface KnownAgent {
  readonly id: string;
  readonly version: number;
  readonly mark: HubMark;
  readonly record: AgentRecord;
  readonly view: HubAgent;
}

/** A write of a job; it happens only where the agent has this version. */
export interface AgentWrite {
  readonly id: string;
  /** Null adds the agent where there is none. */
  readonly version: number | null;
  readonly set: AgentRecord;
  readonly unset?: readonly string[];
  readonly mark: HubMark;
}

/** What a row of an operator's file says of an agent; what the file does not say is absent. */
export interface OwnAgentRow {
  readonly externalId: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly agency?: string;
  readonly summary?: string;
  readonly specialities?: readonly AgentSpeciality[];
  readonly languages?: readonly AgentLanguage[];
  readonly since?: number;
  readonly is_featured?: boolean;
  readonly phone?: string;
  readonly website?: string;
  readonly point?: { readonly lat: number; readonly lng: number };
}

/** All agents of the directory, hidden ones too, for those who run the site. The directory answers it. */
export interface HubAgents {
  /** Ids of all that fit, in order, and how many agents there are at all and of one's own. */
  readonly search: (
    filter: HubFilter,
    order: HubOrder,
  ) => Promise<{ readonly ids: readonly string[]; readonly all: number; readonly own: number }>;
  /** Those of these ids that there are. */
  readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, KnownAgent>>;
  /** The agents' ids by the operator's own. */
  readonly ownIds: (externalIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** What a change by hand writes. Throws with a sentence for a city that nobody knows. */
  readonly changedFields: (agent: KnownAgent, change: HubAgentChange) => Promise<AgentRecord>;
  /** Null where the agent has another version by now, or has gone. */
  readonly change: (agent: KnownAgent, set: AgentRecord) => Promise<KnownAgent | null>;
  /** What a row of a file writes over what is there, or as a new agent; a sentence where it cannot. */
  readonly rowFields: (row: OwnAgentRow, there: KnownAgent | null) => Promise<AgentRecord | string>;
  /** Writes with the marks of a job, by which it knows again what it has written. */
  readonly write: (writes: readonly AgentWrite[]) => Promise<void>;
  /** Removes agents that are as a job has added them. */
  readonly remove: (agents: readonly KnownAgent[]) => Promise<void>;
  /** Shown sample agents that no account owns, after this id. */
  readonly shownSamples: (after: string | null, limit: number) => Promise<readonly string[]>;
  /** The operator's own agents, as a file has them. */
  readonly own: () => AsyncIterable<OwnAgentRow>;
}
