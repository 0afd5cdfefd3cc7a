import { REMOTES, type RemoteName } from '@atoll/contracts/registry';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';

/** A remote and one page of the site that it renders. */
export interface RemotePage {
  readonly remote: RemoteName;
  readonly path: string;
}

function firstPage(remote: RemoteName): string {
  const route = SITE_ROUTES.find(({ app, pattern }) => app === remote && !pattern.includes(':'));
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

/** Every page of the site whose address has no parameter. */
export const PAGES = SITE_ROUTES.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':'));

/** Addresses of a remote's entry script, in any of its releases. */
export function entryPattern(remote: RemoteName): RegExp {
  return new RegExp(`/releases/${remote}/[0-9a-f]+/remoteEntry[^/]*\\.js`);
}
