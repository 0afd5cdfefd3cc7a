import type { ProviderAnswer } from '../server/http-message';

/** One entry of the provider's `errors` list. */
export interface TravelIssue {
  status: number;
  code: number;
  title: string;
  detail?: string;
  source?: { parameter: string; example?: string };
}

/** Ends a call with one of the provider's errors. */
export class TravelError extends Error {
  constructor(readonly issue: TravelIssue) {
    super(`${issue.code} ${issue.title}`);
    this.name = 'TravelError';
  }

  toAnswer(): ProviderAnswer {
    return { status: this.issue.status, body: { errors: [this.issue] } };
  }
}

/** A parameter that is present but unusable (477). */
export function invalidFormat(
  parameter: string,
  detail = 'invalid query parameter format',
  example?: string,
) {
  return new TravelError({
    status: 400,
    code: 477,
    title: 'INVALID FORMAT',
    detail,
    source: example === undefined ? { parameter } : { parameter, example },
  });
}

/** A parameter that must not be left out (32171). */
export function missingParameter(parameter: string) {
  return new TravelError({
    status: 400,
    code: 32171,
    title: 'MANDATORY DATA MISSING',
    detail: `Missing mandatory query parameter ${parameter}`,
    source: { parameter },
  });
}

const businessTitles = {
  61: 'INVALID CURRENCY CODE',
  137: 'INVALID ADULTS OCCUPANCY REQUESTED',
  377: 'MAX STAY DURATION IS EXCEEDED',
  381: 'INVALID CHECK-IN DATE',
  382: 'INVALID CHECK-OUT DATE',
  392: 'INVALID HOTEL CODE',
  397: 'INVALID NUMBER OF ADULTS',
  404: 'CHECK_OUT DATE MUST BE FURTHER IN THE FUTURE THAN CHECK-IN DATE',
  431: 'CHECK-OUT DATE IS TOO FAR IN THE FUTURE',
  895: 'NOTHING FOUND FOR REQUESTED CITY',
} as const;

/** One of the business errors the hotel calls document, always with status 400. */
export function businessError(code: keyof typeof businessTitles, parameter: string, detail?: string) {
  return new TravelError({ status: 400, code, title: businessTitles[code], detail, source: { parameter } });
}

/** Nothing has this id (1797). */
export function notFound(parameter: string) {
  const detail = 'no response found for this query parameter';
  return new TravelError({ status: 404, code: 1797, title: 'NOT FOUND', detail, source: { parameter } });
}

/** Errors of the gateway in front of every call, by the name of what went wrong. */
export const gatewayErrors = {
  invalidToken: () =>
    gateway(
      401,
      38190,
      'Invalid access token',
      'The access token provided in the Authorization header is invalid',
    ),
  missingHeader: () =>
    gateway(
      401,
      38191,
      'Invalid HTTP header',
      'Missing or invalid format for mandatory Authorization header',
    ),
  expiredToken: () => gateway(401, 38192, 'Access token expired', 'The access token is expired'),
  forbidden: () => gateway(403, 38197, 'Forbidden', 'Insufficient permissions to access this resource'),
  unknownPath: () => gateway(404, 38196, 'Resource not found', 'The targeted resource does not exist'),
  tooManyRequests: () =>
    gateway(429, 38194, 'Too many requests', 'The network rate limit is exceeded, please try again later'),
  systemError: (status = 500) =>
    gateway(status, 141, 'SYSTEM ERROR HAS OCCURRED', 'An unexpected error occurred, please try again later'),
};

function gateway(status: number, code: number, title: string, detail: string): TravelError {
  return new TravelError({ status, code, title, detail });
}

/** The body the provider would send with a status: what faults without a body of their own answer. */
export function failureBody(status: number, path: string): unknown {
  if (path.startsWith('/v1/security/oauth2/token'))
    return tokenFailure('invalid_client', 'Client credentials are invalid');
  return { errors: [issueFor(status)] };
}

function issueFor(status: number): TravelIssue {
  if (status === 401) return gatewayErrors.invalidToken().issue;
  if (status === 403) return gatewayErrors.forbidden().issue;
  if (status === 404) return notFound('path').issue;
  if (status === 429) return gatewayErrors.tooManyRequests().issue;
  if (status < 500) return { ...invalidFormat('unknown').issue, status };
  return gatewayErrors.systemError(status).issue;
}

/** The shape the token call fails with. Source: the vendor's authorization document, `ErrorResponse`. */
export function tokenFailure(error: string, description: string) {
  return { error, error_description: description, code: 38187, title: 'Invalid parameters' };
}
