import { Type, type Static } from 'typebox';

/** Codes of the error envelope. A client branches on these, never on the words. */
export const ERROR_CODES = [
  'INVALID_REQUEST',
  'INVALID_COORDINATES',
  'INVALID_DATES',
  'INVALID_PRICE_RANGE',
  'INVALID_CURRENCY',
  // Readable, but something in it makes no sense: `fields` says what.
  'INVALID_FIELDS',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  // No row: the specification names it so (AUT-16).
  'PGRST116',
  // Not one's own: the same for foreign and unknown ids (HOT-15).
  '42501',
  'CONFLICT',
  // A change that does not say which version it was made from.
  'PRECONDITION_REQUIRED',
  // Something that needs the password to have been given in the last minutes.
  'CONFIRM_AGAIN',
  'RELEASE_REFUSED',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'OVERLOADED',
  'INTERNAL',
  'PROVIDER_AUTHENTICATION',
  'PROVIDER_BAD_REQUEST',
  'PROVIDER_FORBIDDEN',
  'PROVIDER_NOT_FOUND',
  'PROVIDER_RATE_LIMITED',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
  'PROVIDER_UNAVAILABLE',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every failing answer of the API carries. `fields` names the inputs that are wrong, with a sentence each. */
export const ErrorEnvelope = Type.Object({
  code: Type.Union(ERROR_CODES.map((code) => Type.Literal(code))),
  message: Type.String(),
  requestId: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ErrorEnvelope = Omit<Static<typeof ErrorEnvelope>, 'code'> & { code: ErrorCode };

/** True when an unknown answer body is the API's error envelope, also with a code that is newer than who reads it. */
export function isErrorEnvelope(body: unknown): body is ErrorEnvelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'message' in body &&
    'requestId' in body &&
    [body.code, body.message, body.requestId].every((text) => typeof text === 'string')
  );
}
