/**
 * What stands before a secret in an address: whoever has such a link may read what it leads to, and change most of it.
 * Written out, because the table of pages would come into the platform's script with it; a test compares them.
 */
export const BEFORE_SECRET = [
  'plan',
  'api/marco/shared-plans',
  'request',
  'api/quote-requests/own',
  'trip-plan',
  'api/trip-plans',
  'mails',
  'api/mails',
];

/** Such an address at the beginning of a text or within it, however its slashes and capitals are written. */
const SECRET = new RegExp(
  `((?:^|[\\s"'\`(<=]|://[^/\\s]+)[/\\\\]+(?:${BEFORE_SECRET.join('|')}))[/\\\\]+[^/\\\\\\s"'\`?#()<>]+`,
  'gi',
);

/** A path, or a text that names addresses, without the secrets in them: '/request/:token'. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRET, '$1/:token');
}
