import { Type, type Static } from 'typebox';

/** POST EntryVisit, by the page of an agent's entry or of a house. */
export const ENTRY_VISITS_PATH = '/api/entry-visits';

const closed = { additionalProperties: false };

/** Whose page somebody has opened: an agent by id, or a house by the last part of its address. */
export const EntryVisit = Type.Union([
  Type.Object({ agentId: Type.String({ minLength: 1, maxLength: 40 }) }, closed),
  Type.Object({ house: Type.String({ minLength: 1, maxLength: 200 }) }, closed),
]);
export type EntryVisit = Readonly<Static<typeof EntryVisit>>;
