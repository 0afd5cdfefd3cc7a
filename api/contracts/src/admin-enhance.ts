import { Type, type Static } from 'typebox';
import { AGENT_ID_PATTERN } from './agent-hub';
import { EnhancedText } from './enhance';

export const ADMIN_ENHANCE_PATH = '/api/admin/enhance';
/** As often in an hour as somebody of the portal may ask: whoever goes through a list asks more often than an agent. */
export const ADMIN_ENHANCE_MAX = 60;

/** POST /api/admin/enhance: the agent whose text is to say more. */
export const AdminEnhanceBody = Type.Object(
  { agentId: Type.String({ pattern: AGENT_ID_PATTERN }) },
  { additionalProperties: false },
);

/** A text made of what the directory knows of an agent. Nothing is saved: somebody takes it, changes it, or leaves it. */
export const AdminEnhancedText = Type.Object({
  ...EnhancedText.properties,
  /** The text that stands there, and the version of the agent that it was made from. */
  base: Type.String(),
  version: Type.Integer(),
});
export type AdminEnhancedText = Readonly<Static<typeof AdminEnhancedText>>;
