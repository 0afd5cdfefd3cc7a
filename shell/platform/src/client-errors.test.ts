import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { muteClientErrors, reportClientError, reportReleaseHealth } from './client-errors';

const sent = jest.fn(() => Promise.resolve(new Response(null, { status: 204 })));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(sent);
  sent.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

function lastBody(): unknown {
  const [, init] = sent.mock.calls.at(-1) as unknown as [string, RequestInit];
  return JSON.parse(init.body as string);
}

it('tells the API who failed, with which release, and on which page', () => {
  reportClientError(new Error('boom'), { source: 'mfe-tours', release: 'abc' });
  expect(lastBody()).toEqual({ source: 'mfe-tours', message: 'boom', release: 'abc', path: '/' });
});

it('BKG-19: sends nothing while a booking is being submitted, and again afterwards', () => {
  const unmute = muteClientErrors();
  reportClientError(new Error('quiet'), { source: 'mfe-hotels' });
  reportReleaseHealth({ app: 'mfe-hotels', release: '0123456789abcdef', outcome: 'mounted' });
  expect(sent).not.toHaveBeenCalled();
  unmute();
  reportClientError({ kind: 'network', message: 'offline' }, { source: 'mfe-hotels' });
  expect(lastBody()).toMatchObject({ message: 'offline' });
});

// Read from the table of pages, so that the next one is not forgotten.
it.each(SITE_ROUTES.filter(({ hasSecretPath }) => hasSecretPath).map(({ pattern }) => pattern))(
  'RFQ-11: sends nothing of the secret of %s',
  (pattern) => {
    const path = pattern.replace(':token', 'id.s3cret');
    window.history.replaceState(null, '', path);
    reportClientError(new Error(`Loading ${window.location.href} failed`), { source: 'mfe-directory' });
    window.history.replaceState(null, '', '/');
    expect(lastBody()).toMatchObject({ path: pattern });
    expect(JSON.stringify(lastBody())).not.toContain('s3cret');
  },
);
