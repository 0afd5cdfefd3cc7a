import type { ErrorCode } from '@atoll/contracts/errors';

interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
}

/**
 * Every error the API answers with: its HTTP status and the sentence used where the thrower has no better one.
 * The status says what the caller can do: 4xx change the request or wait, 5xx nothing but retry later. A provider
 * refusing our credentials is therefore 502, although the provider itself said 401 or 403.
 * Provider sentences: docs/spec/hotels-and-tours.md, section 8, rows ERR-02 to ERR-07.
 */
export const CATALOGUE: Readonly<Record<ErrorCode, CatalogueEntry>> = {
  INVALID_REQUEST: { status: 400, message: 'The request is not valid.' },
  INVALID_COORDINATES: { status: 400, message: 'Invalid coordinates' },
  INVALID_DATES: { status: 400, message: 'Invalid dates' },
  INVALID_PRICE_RANGE: { status: 400, message: 'Invalid price range' },
  INVALID_CURRENCY: { status: 400, message: 'Invalid currency' },
  INVALID_FIELDS: { status: 422, message: 'Please check what is marked.' },
  UNAUTHENTICATED: { status: 401, message: 'This needs a valid token.' },
  FORBIDDEN: { status: 403, message: 'This token does not allow that.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  PGRST116: { status: 404, message: 'There is no entry like that.' },
  42501: { status: 403, message: 'This belongs to somebody else, or does not exist.' },
  CONFLICT: { status: 409, message: 'That does not fit what is there now.' },
  PRECONDITION_REQUIRED: {
    status: 428,
    message: 'Say in If-Match which version you have changed.',
  },
  CONFIRM_AGAIN: { status: 403, message: 'Confirm that it is you: give your password again.' },
  RELEASE_REFUSED: { status: 422, message: 'The release does not meet the rules of this site.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please try again later.' },
  OVERLOADED: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again later.' },
  PROVIDER_AUTHENTICATION: { status: 502, message: 'Failed to authenticate with provider API' },
  PROVIDER_BAD_REQUEST: { status: 400, message: 'Invalid request parameters.' },
  PROVIDER_FORBIDDEN: { status: 502, message: 'Access forbidden. Please check your API credentials.' },
  PROVIDER_NOT_FOUND: { status: 404, message: 'Resource not found.' },
  PROVIDER_RATE_LIMITED: { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  PROVIDER_FAILED: { status: 502, message: 'Server error. Please try again later.' },
  PROVIDER_TIMEOUT: { status: 504, message: 'The provider did not answer in time. Please try again later.' },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The provider is not available at the moment. Please try again later.',
  },
};
