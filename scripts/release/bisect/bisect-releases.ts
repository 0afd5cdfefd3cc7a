import { REMOTES } from '@atoll/contracts/registry';
import { readArguments, SITE_OPTIONS, siteFor } from '../command-line';
import { ReleaseError } from '../release-error';
import { listReleases, type Site } from '../site-client';
import { journeyCheck, textCheck, type Check } from './composition-checks';
import { changedBetween, recordedCompositions, type Composition, type RemoteHistory } from './compositions';
import { findFault } from './find-fault';

const OPTIONS = {
  ...SITE_OPTIONS,
  /** A page that shows `text` while all is well. */
  path: { type: 'string' },
  text: { type: 'string' },
  /** Or a journey of e2e that passes. */
  spec: { type: 'string' },
  grep: { type: 'string' },
} as const;

export const BISECT_USAGE = [
  'pnpm releases bisect --path /tours --text "…"      (a page shows a text while all is well)',
  'pnpm releases bisect --spec specs/tours.spec.ts [--grep "…"]   (or a journey passes)',
].join('\n');

interface Values {
  readonly path?: string | undefined;
  readonly text?: string | undefined;
  readonly spec?: string | undefined;
  readonly grep?: string | undefined;
}

async function historyOf(site: Site, remote: string): Promise<RemoteHistory> {
  const { releases, events = [] } = await listReleases(site, remote);
  return { remote, releases, events };
}

async function checkFrom(root: string, url: string, { path, text, spec, grep }: Values) {
  if (spec !== undefined) {
    const args = [spec, ...(grep === undefined ? [] : ['--grep', grep])];
    return { check: journeyCheck(root, url, args), close: () => Promise.resolve() };
  }
  if (path !== undefined && new URL(path, url).origin !== url)
    throw new ReleaseError(`--path ${path} is no page of ${url}.`);
  if (path !== undefined && text !== undefined) return textCheck(url, path, text);
  throw new ReleaseError(BISECT_USAGE);
}

function wordsOf(composition: Composition): string {
  return Object.entries(composition)
    .map(([remote, hash]) => `${remote} ${hash ?? 'nothing'}`)
    .join(', ');
}

/** Says of each composition that is tried whether it is good. */
function aloud(check: Check): Check {
  return async (composition) => {
    const isGood = await check(composition);
    console.log(`${isGood ? 'good' : 'bad '}  ${wordsOf(composition)}`);
    return isGood;
  };
}

/**
 * `pnpm releases bisect`: finds, over the recorded history of which releases ran together, the release that broke a
 * check. Each composition is shown to a browser of its own by overrides; nobody else sees it. Throws a ReleaseError.
 */
export async function bisectReleases(root: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { values } = readArguments({ args, options: OPTIONS });
  const sites = REMOTES.map((remote) => [remote, siteFor(remote, values, env, root)] as const);
  const histories = await Promise.all(sites.map(([remote, site]) => historyOf(site, remote)));
  const compositions = recordedCompositions(histories.filter(({ releases }) => releases.length > 0));
  const { check, close } = await checkFrom(root, sites[0]?.[1].url ?? '', values);
  try {
    const { good, bad, tries } = await findFault(compositions, aloud(check));
    const broke = changedBetween(good, bad).map(({ remote, hash }) => `${remote} ${hash ?? 'nothing'}`);
    console.log(
      `${broke.join(' and ')} broke it, found in ${tries} tries of ${compositions.length} compositions.`,
    );
  } finally {
    await close();
  }
}
