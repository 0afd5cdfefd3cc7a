import { REMOTES, type RemoteName } from '@atoll/contracts/registry';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';

/** A remote and one page of the site that it renders. */
export interface RemotePage {
  readonly remote: RemoteName;
  readonly path: string;
}

function firstPage(remote: RemoteName): string {
  const route = SITE_ROUTES.find(
    ({ app, access, pattern }) => app === remote && access === 'public' && !pattern.includes(':'),
  );
  if (!route) throw new Error(`${remote} has no page of its own`);
  return route.pattern;
}

export const REMOTE_PAGES: readonly RemotePage[] = REMOTES.map((remote) => ({
  remote,
  path: firstPage(remote),
}));

/** The page of another remote than this one, to show that it works while this one does not. */
export function anotherPage(remote: RemoteName): RemotePage {
  const [other] = REMOTE_PAGES.filter((page) => page.remote !== remote && page.remote !== 'mfe-marco');
  if (!other) throw new Error('there is only one remote');
  return other;
}

/** Every page that everybody may see and whose address has no parameter; not those that need a mailed link. */
export const PAGES = SITE_ROUTES.filter(
  ({ access, pattern, hasSecretQuery }) => access === 'public' && !hasSecretQuery && !pattern.includes(':'),
).map(({ pattern }) => pattern);

/** Addresses of a remote's entry script, in any of its releases. */
export function entryPattern(remote: RemoteName): RegExp {
  return new RegExp(`/releases/${remote}/[0-9a-f]+/remoteEntry[^/]*\\.js`);
}
