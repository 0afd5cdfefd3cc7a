import { Type, type Static } from 'typebox';
import { orNull } from './or-null';
import { filled } from './account';
import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from './agent';
import { AGENT_TEXT_MAX } from './agent-listing';

/** Agents on a page of the hub. */
export const HUB_PAGE_SIZE = 50;
/** Agents that one bulk change takes. */
export const BULK_MAX = 1_000;
export const HUB_NAME_MAX = 120;
export const HUB_PLACE_MAX = 80;

/** A text shorter than this says little of an agent. */
export const LITTLE_TEXT = 120;

/** `visited`: those whom most people looked at in the last days, then featured ones. */
export const HUB_ORDERS = ['name', 'changed', 'visited'] as const;
const YesNo = () => Type.Optional(Type.Enum(['yes', 'no']));

/** What the hub's list is narrowed to. */
export const HubFilter = Type.Object(
  {
    /** Words of a name, an agency, a city or a country. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
    featured: YesNo(),
    kind: Type.Optional(Type.Enum(['sample', 'own'])),
    hidden: YesNo(),
    account: YesNo(),
    /** Those whose text says little. */
    text: Type.Optional(Type.Enum(['little'])),
  },
  { additionalProperties: false },
);
export type HubFilter = Readonly<Static<typeof HubFilter>>;

export const HubQuery = Type.Object(
  {
    ...HubFilter.properties,
    order: Type.Optional(Type.Enum(HUB_ORDERS)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  },
  { additionalProperties: false },
);
export type HubQuery = Readonly<Static<typeof HubQuery>>;

/** What is written of an agent in the hub. */
export const HubAgentBody = Type.Object(
  {
    name: filled(HUB_NAME_MAX),
    agency: filled(HUB_NAME_MAX),
    city: filled(HUB_PLACE_MAX),
    country: filled(HUB_PLACE_MAX),
    summary: filled(AGENT_TEXT_MAX),
    specialities: Type.Array(Type.Enum([...AGENT_SPECIALITIES]), { uniqueItems: true }),
    languages: Type.Array(Type.Enum([...AGENT_LANGUAGES]), { uniqueItems: true }),
    is_featured: Type.Boolean(),
    /** Taken out of the directory. */
    hidden: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type HubAgentBody = Readonly<Static<typeof HubAgentBody>>;

/** PATCH of an agent, with its version as `If-Match`: what is changed of it. */
export const HubAgentChange = Type.Partial(HubAgentBody, { additionalProperties: false });
export type HubAgentChange = Readonly<Static<typeof HubAgentChange>>;

export const HubAgent = Type.Object({
  id: Type.String(),
  /** What a change names in `If-Match`. */
  version: Type.Integer(),
  ...HubAgentBody.properties,
  sample: Type.Boolean(),
  hasAccount: Type.Boolean(),
  /** What the operator's own system calls it. */
  externalId: orNull(Type.String()),
  /** The path of its public page; null while it has none. */
  page: orNull(Type.String()),
  updatedAt: Type.String(),
});
export type HubAgent = Readonly<Static<typeof HubAgent>>;

export const HubAgents = Type.Object({
  agents: Type.Array(HubAgent),
  /** How many fit the filter. */
  total: Type.Integer(),
  /** How many there are at all, and how many of them are one's own. */
  all: Type.Integer(),
  own: Type.Integer(),
  page: Type.Integer(),
});
export type HubAgents = Readonly<Static<typeof HubAgents>>;

export const AGENT_ID_PATTERN = '^[0-9a-f]{24}$';
const HUB = '/api/admin/agent-hub';
export const HUB_PATHS = {
  agents: HUB,
  agent: `${HUB}/:agentId`,
  csv: `${HUB}/own.csv`,
  jobs: `${HUB}/jobs`,
  job: `${HUB}/jobs/:jobId`,
  stop: `${HUB}/jobs/:jobId/stop`,
  undo: `${HUB}/jobs/:jobId/undo`,
  problems: `${HUB}/jobs/:jobId/problems.csv`,
  imports: `${HUB}/imports`,
  check: `${HUB}/imports/:jobId/check`,
  start: `${HUB}/imports/:jobId/start`,
} as const;

/** A path of one agent or job. */
export function hubPath(path: keyof typeof HUB_PATHS, id: string): string {
  return HUB_PATHS[path].replace(/:agentId|:jobId/, encodeURIComponent(id));
}
