import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { ReleaseDifference } from '@atoll/contracts/release-difference';
import type { PublishAnswer, ReleasesAnswer, RunningAnswer } from '@atoll/contracts/release-summary';
import { ReleaseError } from './release-error';

/** A running site and what it lets us do there. */
export interface Site {
  readonly url: string;
  readonly token: string;
}

/** An operation on a release with its body. */
export interface Operation {
  readonly name: 'activate' | 'rollback' | 'canary' | 'resume' | 'disable' | 'enable';
  readonly body: Readonly<Record<string, unknown>>;
}

const TIMEOUT_MS = 60_000;

async function call<T>(site: Site, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { authorization: `Bearer ${site.token}`, ...(init.headers as Record<string, string>) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${site.url}${path}`, { ...init, headers, signal }).catch((cause: unknown) => {
    throw new ReleaseError(`${site.url} does not answer: is the site running?`, { cause });
  });
  if (answer.ok) return (await answer.json()) as T;
  const { code, message, fields = {} } = (await answer.json().catch(() => ({}))) as Partial<ErrorEnvelope>;
  const said = [message ?? answer.statusText, ...Object.values(fields).filter((each) => each !== message)];
  throw new ReleaseError(`${site.url} refused (${answer.status} ${code ?? ''}): ${said.join(' ')}`);
}

/** Sends a release. Throws a ReleaseError with the site's reason. */
export function publish(site: Site, app: string, body: FormData): Promise<PublishAnswer> {
  return call(site, `/api/releases/${app}`, { method: 'POST', body });
}

/** Releases and events of a remote, the newest first. */
export function listReleases(site: Site, app: string): Promise<ReleasesAnswer> {
  return call(site, `/api/releases/${app}`);
}

/** What differs from one release of a remote to another. */
export function compareReleases(
  site: Site,
  app: string,
  hash: string,
  other: string,
): Promise<ReleaseDifference> {
  return call(site, `/api/releases/${app}/${hash}/compare/${other}`);
}

/** Does something to a published release. Throws a ReleaseError with the site's reason. */
export function operate(
  site: Site,
  app: string,
  hash: string,
  { name, body }: Operation,
): Promise<RunningAnswer> {
  return call(site, `/api/releases/${app}/${hash}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
