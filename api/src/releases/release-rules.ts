import { satisfiesCaret } from '@atoll/contracts/caret-range';
import {
  CONTRACT_VERSION,
  federationName,
  LIFECYCLES,
  REMOTES,
  type Release,
  type ReleaseWeight,
} from '@atoll/contracts/registry';
import { weighLoaded } from '@atoll/contracts/release-weight';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';
import { sharedProblem, type SharedByShell } from '@atoll/contracts/shared-by-shell';
import type { CheckedFiles } from './release-files';
import { serverBundleProblem } from './server-bundle';

/** What the running shell shares; null where no shell is built. */
export type ProvidedModules = SharedByShell | null;

const CODE = /\.(m?js|css)$/;

function contractProblem({ contract }: Release): string | null {
  return satisfiesCaret(`^${contract}`, CONTRACT_VERSION)
    ? null
    : `it was built for contract ${contract}, this site speaks ${CONTRACT_VERSION}`;
}

function exportsProblem({ exports }: Release): string | null {
  const missing = LIFECYCLES.filter((name) => !exports.includes(name));
  return missing.length > 0
    ? `its ./app does not export ${missing.join(', ')}, which the shell calls (src/index.ts)`
    : null;
}

/** What can be said of a release by its record alone: is it made for this site? Null where it is. */
export function recordProblem(release: Release, provided: ProvidedModules): string | null {
  if (!(REMOTES as readonly string[]).includes(release.app))
    return `${release.app} is not a remote of this site`;
  return (
    contractProblem(release) ?? (provided && sharedProblem(release, provided)) ?? exportsProblem(release)
  );
}

/** The weight of a release as it travels: of each file its brotli sibling where there is one. */
function weigh(release: Release, sizes: CheckedFiles['sizes']): ReleaseWeight {
  const travels = (path: string) => sizes.get(`${path}.br`) ?? sizes.get(path) ?? 0;
  const code = [...sizes.keys()].filter((path) => CODE.test(path) && path !== SERVER_BUNDLE);
  const totalBytes = code.reduce((bytes, path) => bytes + travels(path), 0);
  return { ...weighLoaded(release, travels), totalBytes };
}

/** The budget is compared with what was really sent, not with what the record says of itself. */
function budgetProblem(release: Release, sizes: CheckedFiles['sizes']): string | null {
  const weight = weigh(release, sizes);
  const [part] = (Object.keys(weight) as (keyof ReleaseWeight)[]).filter(
    (name) => (weight[name] ?? 0) > (release.budget[name] ?? Number.POSITIVE_INFINITY),
  );
  return part
    ? `it is over its budget: ${part} is ${weight[part]}, ${release.budget[part]} are allowed`
    : null;
}

interface Manifest {
  readonly name?: unknown;
  readonly metaData?: {
    readonly publicPath?: unknown;
    readonly getPublicPath?: unknown;
    readonly remoteEntry?: { readonly path?: unknown; readonly name?: unknown };
  };
  readonly exposes?: readonly { readonly path?: unknown }[];
}

/** Where the browser loads it from is decided by its address here, and by nothing that it says itself. */
const OWN_PUBLIC_PATH = 'auto';

function placeProblem({ entry, manifest }: Release, { metaData }: Manifest): string | null {
  const { publicPath, getPublicPath, remoteEntry } = metaData ?? {};
  if (publicPath !== OWN_PUBLIC_PATH || getPublicPath !== undefined)
    return `${manifest} has another publicPath than ${OWN_PUBLIC_PATH}, the release's own folder`;
  return remoteEntry?.path === '' && remoteEntry.name === entry
    ? null
    : `${manifest} names another remoteEntry than the release's entry ${entry}`;
}

function manifestProblem(release: Release, texts: CheckedFiles['texts']): string | null {
  const { app, manifest } = release;
  let parsed: Manifest | null;
  try {
    parsed = JSON.parse(texts.get(manifest) ?? '') as Manifest | null;
  } catch {
    // Torn or not JSON: for the team it is the same sentence.
    return `${manifest} is not a manifest`;
  }
  if (parsed?.name !== federationName(app)) return `${manifest} is not the manifest of ${app}`;
  const exposesApp = Array.isArray(parsed.exposes) && parsed.exposes.some(({ path }) => path === './app');
  return exposesApp ? placeProblem(release, parsed) : `${manifest} exposes no ./app, which the shell loads`;
}

/** What has to be read of a release's files: budget, manifest, server bundle. Null where nothing is wrong. */
export async function contentProblem(
  release: Release,
  { sizes, texts }: CheckedFiles,
): Promise<string | null> {
  const problem = manifestProblem(release, texts) ?? budgetProblem(release, sizes);
  if (problem) return problem;
  const server = texts.get(SERVER_BUNDLE);
  const complaint = server ? await serverBundleProblem(server) : null;
  return complaint ? `its ${SERVER_BUNDLE} is refused: ${complaint}` : null;
}
