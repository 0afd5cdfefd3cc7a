import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { REMOTES } from '@atoll/contracts/registry';
import { localTokens } from './deploy-tokens';
import { ReleaseError } from './release-error';
import type { Site } from './site-client';

/** Options that every release command knows. */
export const SITE_OPTIONS = {
  to: { type: 'string' },
  token: { type: 'string' },
  reason: { type: 'string' },
} as const;

interface SiteValues {
  readonly to?: string | undefined;
  readonly token?: string | undefined;
}

const DEFAULT_PORT = '4000';
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** `tours` and `mfe-tours` are the same remote. Throws a ReleaseError where there is no such remote. */
export function remoteNamed(name: string | undefined): string {
  if (!name) throw new ReleaseError(`Which remote? There are ${REMOTES.join(', ')}.`);
  const app = `mfe-${name.replace(/^mfe-/, '')}`;
  if ((REMOTES as readonly string[]).includes(app)) return app;
  throw new ReleaseError(`There is no remote ${name}; there are ${REMOTES.join(', ')}.`);
}

/** Reads a command line. Throws a ReleaseError for a flag that the command does not know. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new ReleaseError((error as Error).message);
  }
}

function siteUrl(to: string | undefined, env: NodeJS.ProcessEnv): URL {
  const text = to ?? `http://127.0.0.1:${env.PORT || DEFAULT_PORT}`;
  if (!URL.canParse(text)) throw new ReleaseError(`--to ${text} is no address.`);
  const url = new URL(text);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))) return url;
  throw new ReleaseError(`A deploy token only travels over https: ${url.origin} does not.`);
}

/**
 * The site to speak to and the token for it: from the flags, ATOLL_DEPLOY_TOKEN, or for a site on this machine the
 * file that its start made. Throws a ReleaseError where there is no token.
 */
export function siteFor(app: string, { to, token }: SiteValues, env: NodeJS.ProcessEnv, root: string): Site {
  const url = siteUrl(to, env);
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const local = LOCAL.test(url.hostname) ? localTokens(dataDir)[app] : undefined;
  const chosen = token ?? env.ATOLL_DEPLOY_TOKEN ?? local;
  if (chosen) return { url: url.origin, token: chosen };
  throw new ReleaseError(
    `There is no deploy token for ${app}: pass --token, set ATOLL_DEPLOY_TOKEN, or start the site here first.`,
  );
}
