import { ErrorEnvelope } from '@atoll/contracts/errors';
import { Type } from 'typebox';

/** How a limited route describes its refusal: an entry of its `response` schemas. */
export const TOO_MANY = {
  429: Type.Object(ErrorEnvelope.properties, {
    description: 'RATE_LIMITED: more than is allowed; the message says how many are, and when to come back.',
    headers: { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } },
  }),
};
