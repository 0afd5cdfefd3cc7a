import { API_PATHS } from './api-paths';
import { MAIL_PATHS } from './mail-settings';
import { REQUEST_PATHS } from './request-paths';
import { withoutSecrets } from './secret-path';
import { SITE_ROUTES } from './site-routes';

/** Read from the tables, so that a page or an endpoint that is added later is not forgotten. */
const PATHS = [
  ...SITE_ROUTES.filter(({ hasSecretPath }) => hasSecretPath).map(({ pattern }) => pattern),
  ...[API_PATHS, MAIL_PATHS, REQUEST_PATHS]
    .flatMap((paths): string[] => Object.values(paths))
    .filter((path) => path.includes(':token')),
];

it.each([...new Set(PATHS)])('RFQ-11: cuts the secret out of %s, alone and in a text', (pattern) => {
  const path = pattern.replace(':token', 'id.s3cret-_x');
  expect(withoutSecrets(path)).toBe(pattern);
  expect(withoutSecrets(`/${path.toUpperCase()}`)).not.toMatch(/s3cret/i);
  expect(withoutSecrets(`GET ${path}?a=1 failed`)).toBe(`GET ${pattern}?a=1 failed`);
  const address = `"https://atoll.example:4000${path}"`;
  expect(withoutSecrets(`Loading ${address} and ${address}`)).not.toContain('s3cret');
});

it.each(['/requests/r1', '/request', '/api/agent/requests/r1', '/api/admin/mails/m1', '/tours?tour=/plan'])(
  'leaves %s as it is',
  (path) => expect(withoutSecrets(path)).toBe(path),
);
