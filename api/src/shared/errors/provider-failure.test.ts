import { ERROR_CODES } from '@atoll/contracts/errors';
import { CATALOGUE } from './catalogue';
import { providerAuthenticationFailure, providerFailure } from './provider-failure';

describe('the catalogue', () => {
  it.each(ERROR_CODES)('%s has a failing status and a sentence', (code) => {
    expect(CATALOGUE[code].status).toBeGreaterThanOrEqual(400);
    expect(CATALOGUE[code].message).toMatch(/\w/);
  });
});

describe('what a provider answers instead of data', () => {
  it.each([
    [
      { status: 409, title: 'CONFLICT', detail: 'Sold meanwhile', code: 4 },
      'API Error: CONFLICT - Sold meanwhile',
    ],
    [{ status: 409, title: 'CONFLICT', code: 4 }, 'API Error: CONFLICT - 4'],
    [{ status: 503 }, 'API Error: HTTP 503 - 503'],
  ])('ERR-01: %j is told as "%s"', (answer, message) => {
    expect(providerFailure(answer)).toMatchObject({ code: 'PROVIDER_FAILED', status: 502, message });
  });

  it('ERR-02: 400 becomes "Invalid request parameters: …" with the reason', () => {
    const failure = providerFailure({ status: 400, title: 'INVALID FORMAT', detail: 'cityCode is wrong' });
    expect(failure).toMatchObject({ status: 400, message: 'Invalid request parameters: cityCode is wrong' });
  });

  it.each([
    ['ERR-03', 403, 502, 'Access forbidden. Please check your API credentials.'],
    ['ERR-04', 404, 404, 'Resource not found.'],
    ['ERR-05', 429, 429, 'Rate limit exceeded. Please try again later.'],
    ['ERR-06', 500, 502, 'Server error. Please try again later.'],
  ])('%s: %i is answered with %i and the text of the specification', (_row, upstream, status, message) => {
    const failure = providerFailure({ status: upstream, title: 'x', detail: 'internal detail' });
    expect(failure).toMatchObject({ status, message });
  });

  it('ERR-07: a provider that gives no token is named in the message', () => {
    expect(providerAuthenticationFailure('Amadeus')).toMatchObject({
      code: 'PROVIDER_AUTHENTICATION',
      status: 502,
      message: 'Failed to authenticate with Amadeus API',
    });
  });
});
