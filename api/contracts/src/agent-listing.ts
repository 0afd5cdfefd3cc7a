import { Type, type Static } from 'typebox';
import { filled, line, phone, RequestState } from './account';
import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from './agent';
import { WeekHours } from './opening-hours';

/** Beside the other paths they would stand in the first script of every page (`API_PATHS`). */
export const OWN_LISTING_PATH = '/api/auth/agent/listing';
export const OWN_AGENT_PICTURE_PATH = '/api/auth/agent/picture';

/** Letters of what an agent says of itself. */
export const AGENT_TEXT_MAX = 600;

/** What a listed agent says in the directory (DIR-21). Empty texts say nothing. */
export const AgentListingBody = Type.Object(
  {
    summary: filled(AGENT_TEXT_MAX),
    specialities: Type.Array(Type.Enum([...AGENT_SPECIALITIES]), { uniqueItems: true }),
    languages: Type.Array(Type.Enum([...AGENT_LANGUAGES]), { uniqueItems: true }),
    phone: phone(40),
    website: line(300),
    hours: Type.Union([WeekHours, Type.Null()]),
  },
  { additionalProperties: false },
);
export type AgentListingBody = Readonly<Static<typeof AgentListingBody>>;

/**
 * PATCH /api/auth/agent/listing, with the entry's version as `If-Match`: what is changed of it. Without a version it is
 * 428, from an older one 409 with the entry as it is now (`current`).
 */
export const AgentListingChange = Type.Partial(AgentListingBody, { additionalProperties: false });
export type AgentListingChange = Readonly<Static<typeof AgentListingChange>>;

/** GET /api/auth/agent: the agent's own row (DIR-18); 404 with PGRST116 where there is none. */
export const OwnAgent = Type.Object({
  id: Type.String(),
  user_id: Type.String(),
  name: Type.String(),
  city: Type.String(),
  clean_city: Type.String(),
  country: Type.String(),
  is_featured: Type.Boolean(),
  rating: Type.Union([Type.Number(), Type.Null()]),
  /** False until the address is verified and the administrator has approved: then nobody else sees it. */
  is_listed: Type.Boolean(),
  /** Counts the changes of what the public page says; its picture has none. */
  version: Type.Integer({ minimum: 0 }),
  /** The path of its public page; null while it is not listed. */
  page: Type.Union([Type.String(), Type.Null()]),
  /** What the public page says, and its picture's path; null while it is not listed. */
  listing: Type.Union([
    Type.Object({ ...AgentListingBody.properties, picture: Type.Union([Type.String(), Type.Null()]) }),
    Type.Null(),
  ]),
  ...RequestState,
});
export type OwnAgent = Readonly<Static<typeof OwnAgent>>;
