import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderAnswer, ProviderRequest } from '../server/http-message';
import { gatewayErrors, tokenFailure } from './travel-errors';

const clientId = 'sandbox';
const clientSecret = 'sandbox';
const lifetimeSeconds = 1799;

/** Issues and checks the provider's access tokens; `now` is milliseconds since 1970. */
export interface TokenOffice {
  /** Answers `POST /v1/security/oauth2/token`. */
  issue(request: ProviderRequest): ProviderAnswer;
  /** Answers `GET /v1/security/oauth2/token/{access_token}`. */
  describe(token: string): ProviderAnswer;
  /** Throws the gateway's 401 unless the call carries a valid token. */
  check(request: ProviderRequest): void;
}

/**
 * Tokens carry their own time of issue and a signature, so that they outlive a restart of the stand-in as
 * upstream's outlive a deployment. The key is no secret: it protects nothing but the shape of the protocol.
 */
export function createTokenOffice(now: () => number): TokenOffice {
  let issued = 0;
  return {
    issue: (request) => {
      const refusal = refusalOf(request.body);
      if (refusal !== null) return refusal;
      issued += 1;
      return jsonAnswer(200, tokenBody(makeToken(now(), issued), lifetimeSeconds));
    },
    describe: (token) => {
      const issuedAt = readToken(token);
      const left = issuedAt === null ? 0 : Math.ceil(lifetimeSeconds - (now() - issuedAt) / 1000);
      if (left > 0) return jsonAnswer(200, tokenBody(token, left));
      return jsonAnswer(404, tokenFailure('invalid_request', 'The access token does not exist'));
    },
    check: (request) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) throw gatewayErrors.missingHeader();
      const issuedAt = readToken(token);
      if (issuedAt === null) throw gatewayErrors.invalidToken();
      if (now() - issuedAt >= lifetimeSeconds * 1000) throw gatewayErrors.expiredToken();
    },
  };
}

function refusalOf(body: unknown): ProviderAnswer | null {
  const form = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (form.grant_type === undefined) {
    return jsonAnswer(400, tokenFailure('invalid_request', 'Mandatory grant_type form parameter missing'));
  }
  if (form.grant_type !== 'client_credentials') {
    const description = 'Only client_credentials value is allowed for the body parameter grant_type';
    return jsonAnswer(400, tokenFailure('unsupported_grant_type', description));
  }
  if (form.client_id === clientId && form.client_secret === clientSecret) return null;
  return jsonAnswer(401, tokenFailure('invalid_client', 'Client credentials are invalid'));
}

// The token call answers plain JSON, unlike all others.
function jsonAnswer(status: number, body: unknown): ProviderAnswer {
  return { status, body, contentType: 'application/json' };
}

function tokenBody(token: string, expiresIn: number) {
  return {
    type: 'amadeusOAuth2Token',
    username: 'sandbox@atoll.example',
    application_name: 'Atoll sandbox',
    client_id: clientId,
    token_type: 'Bearer',
    access_token: token,
    expires_in: expiresIn,
    state: 'approved',
    scope: '',
  };
}

function makeToken(issuedAt: number, serial: number): string {
  const content = `${issuedAt.toString(36).padStart(9, '0')}${serial.toString(36).padStart(5, '0')}`;
  return `${content}${signatureOf(content)}`;
}

/** The time of issue in milliseconds; null when the token was not issued here. */
function readToken(token: string): number | null {
  if (!/^[0-9a-z]{14}[0-9a-f]{16}$/.test(token)) return null;
  const content = token.slice(0, 14);
  const given = Buffer.from(token.slice(14));
  if (!timingSafeEqual(given, Buffer.from(signatureOf(content)))) return null;
  return parseInt(content.slice(0, 9), 36);
}

function signatureOf(content: string): string {
  return createHmac('sha256', 'atoll-sandbox').update(content).digest('hex').slice(0, 16);
}
