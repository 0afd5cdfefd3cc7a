import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { federationName } from '@atoll/contracts/registry';
import type { LoadedFiles } from '@atoll/contracts/release-weight';
import type { Configuration, StatsCompilation } from '@rspack/core';
import type { BuildMode } from './base-config';
import { budgetOf, overBudget, weigh } from './budget';
import { notePackages, writeBundledRecord } from './bundled-packages';
import { exposedNames } from './exposed-names';
import { onDemandOf } from './on-demand';
import { packageFacts, type PackageFacts } from './package-facts';
import { precompress } from './precompress';
import { writeReleaseRecord } from './release-record';
import { runBundler } from './run-bundler';
import { serverConfig } from './server-config';
import { remoteConfig } from './remote-config';
import type { SharedUse } from './refuse-unshared';
import { sharedUse } from './shared-use';
import { shellConfig } from './shell-config';
import { sharedByShell, writeShellRecord } from './shell-record';

/** The bundler's name for what a remote exposes as `./app`. */
const EXPOSED_APP = '__federation_expose_app';

interface Recorded {
  readonly label: string;
  readonly loaded: LoadedFiles;
}

function recordShell({ folder }: PackageFacts, stats: StatsCompilation): Recorded {
  const { scripts, styles } = writeShellRecord(folder, stats, sharedByShell(folder, stats));
  return {
    label: scripts.join(' '),
    loaded: { preload: [...scripts, ...styles].map((path) => path.slice(1)) },
  };
}

function recordRemote(facts: PackageFacts, stats: StatsCompilation, use: SharedUse): Recorded {
  const onDemand = onDemandOf(stats, [federationName(facts.name), EXPOSED_APP]);
  const release = writeReleaseRecord(facts, exposedNames(facts.name, stats), use, onDemand);
  return { label: release.hash, loaded: release };
}

function hasServerEntry({ folder }: PackageFacts): boolean {
  return existsSync(join(folder, 'src/server.tsx'));
}

/** Builds the shell or a remote into its `dist/`, in production also compressed and weighed; names what was built. */
export async function buildPackage(folder: string, mode: BuildMode): Promise<string> {
  const facts = packageFacts(folder);
  const dist = join(folder, 'dist');
  const use = facts.name === 'shell' ? null : await sharedUse(facts);
  const packages = new Set<string>();
  const bundle = ({ plugins = [], ...config }: Configuration) =>
    runBundler({ ...config, plugins: [...plugins, notePackages(packages)] });
  const stats = await bundle(use ? remoteConfig(facts, mode) : shellConfig(facts, mode));
  if (hasServerEntry(facts)) await bundle(serverConfig(facts, mode));
  // The record comes last, because it lists every file of the folder.
  if (mode === 'production') precompress(dist);
  const { label, loaded } = use ? recordRemote(facts, stats, use) : recordShell(facts, stats);
  writeBundledRecord(folder, packages);
  if (mode === 'production') {
    const complaints = overBudget(facts.name, weigh(dist, loaded), budgetOf(folder));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  }
  return `${facts.name} ${label}`;
}
