import { Type, type Static } from 'typebox';
import { filled } from './account';
import { AGENT_TEXT_MAX } from './agent-listing';

export const ENHANCE_PATH = '/api/agent/enhance';
/** As often in an hour as an agent may ask for a better text. */
export const ENHANCE_MAX = 10;

/** POST /api/agent/enhance: the text of an entry that is to read better. */
export const EnhanceBody = Type.Object({ text: filled(AGENT_TEXT_MAX) }, { additionalProperties: false });

/** A better text. Nothing is saved: the agent takes it, or does not. */
export const EnhancedText = Type.Object({
  text: Type.String(),
  /** Numbers, names and claims of it that the old text does not have, as they stand in it: to be checked by the agent. */
  toCheck: Type.Array(Type.String()),
  /** A stand-in has written it, because this site has no language model. */
  isStandIn: Type.Boolean(),
});
export type EnhancedText = Readonly<Static<typeof EnhancedText>>;
