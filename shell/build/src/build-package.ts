import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, StatsCompilation } from '@rspack/core';
import type { BuildMode } from './base-config';
import { budgetOf, overBudget, weigh } from './budget';
import { exposedNames } from './exposed-names';
import { packageFacts, type PackageFacts } from './package-facts';
import { precompress } from './precompress';
import { writeReleaseRecord } from './release-record';
import { runBundler } from './run-bundler';
import { serverConfig } from './server-config';
import { remoteConfig } from './remote-config';
import { shellConfig } from './shell-config';
import { writeShellRecord } from './shell-record';

/** Writes the shell's record for the API, or the release record of a remote; names what a first visit loads. */
function writeRecord(facts: PackageFacts, stats: StatsCompilation): { label: string; firstRoute: string[] } {
  if (facts.name === 'shell') {
    const { scripts, styles } = writeShellRecord(facts.folder, stats);
    return { label: scripts.join(' '), firstRoute: [...scripts, ...styles].map((path) => path.slice(1)) };
  }
  const { hash, preload } = writeReleaseRecord(facts, exposedNames(facts.name, stats));
  return { label: hash, firstRoute: [...preload] };
}

/** Completes the bundler's output; in production also compressed and weighed. */
export function finishBuild(facts: PackageFacts, stats: StatsCompilation, mode: BuildMode): string {
  const dist = join(facts.folder, 'dist');
  // First, because the record says what travels.
  if (mode === 'production') precompress(dist);
  const { label, firstRoute } = writeRecord(facts, stats);
  if (mode === 'production') {
    const complaints = overBudget(facts.name, weigh(dist, firstRoute), budgetOf(facts.folder));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  }
  return `${facts.name} ${label}`;
}

export function configOf(facts: PackageFacts, mode: BuildMode): Configuration {
  return facts.name === 'shell' ? shellConfig(facts, mode) : remoteConfig(facts, mode);
}

function hasServerEntry({ folder }: PackageFacts): boolean {
  return existsSync(join(folder, 'src/server.tsx'));
}

/** Builds the shell or a remote into its `dist/`. Returns one line that names what was built. */
export async function buildPackage(folder: string, mode: BuildMode): Promise<string> {
  const facts = packageFacts(folder);
  const stats = await runBundler(configOf(facts, mode));
  // Before the release record, which lists every file of the folder.
  if (hasServerEntry(facts)) await runBundler(serverConfig(facts, mode));
  return finishBuild(facts, stats, mode);
}
