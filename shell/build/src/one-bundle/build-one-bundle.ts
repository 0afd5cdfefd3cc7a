import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIFECYCLES, REMOTES, type Release } from '@atoll/contracts/registry';
import type { StatsCompilation } from '@rspack/core';
import { packageFacts } from '../package-facts';
import { precompress } from '../precompress';
import { writeReleaseRecord } from '../release-record';
import { runBundler } from '../run-bundler';
import { writeShellRecord, type ShellRecord } from '../shell-record';
import { oneBundleConfig, oneBundleServerConfig } from './one-bundle-config';

/** Remotes whose first screen the result can render; the others are linked, but nobody measures them. */
const RENDERED = ['mfe-hotels'];

/** A stand-in for a package's folder: everything is the package's own but `dist`. */
function shadow(root: string, out: string, name: string): string {
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(join(root, name))) {
    if (entry !== 'dist') symlinkSync(join(root, name, entry), join(folder, entry));
  }
  return folder;
}

function chunkStyles({ namedChunkGroups = {} }: StatsCompilation, name: string, dist: string): string {
  const files = namedChunkGroups[name]?.assets?.map((asset) => asset.name) ?? [];
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
}

/** Everything is in the one bundle: nothing of the remote is fetched on demand. */
const NOTHING_LATER = { parts: [], libraries: [] };

/**
 * A release of a remote for its first screen only: the federated release with the server bundle and the style sheet
 * of the one build. Its scripts are never asked for.
 */
async function renderOnly(root: string, out: string, name: string, styles: string): Promise<void> {
  const folder = shadow(root, out, name);
  const dist = join(folder, 'dist');
  // What is compressed already would no longer unpack to what is written below.
  const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
  cpSync(join(root, name, 'dist'), dist, { recursive: true, filter: (file) => !isCompressed(file) });
  await runBundler(oneBundleServerConfig(root, name, dist));
  const federated = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  for (const sheet of readdirSync(dist).filter((file) => file.endsWith('.css'))) {
    writeFileSync(join(dist, sheet), federated.preload.includes(sheet) ? styles : '');
  }
  precompress(dist);
  writeReleaseRecord({ ...packageFacts(folder), folder }, LIFECYCLES, federated, NOTHING_LATER);
}

/** Builds the site as one bundle into `<out>/shell/dist`, with `<out>/<remote>/dist` for the first screens. */
export async function buildOneBundle(root: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const shell = shadow(root, out, 'shell');
  const dist = join(shell, 'dist');
  const stats = await runBundler(oneBundleConfig(root, REMOTES, dist));
  await runBundler(oneBundleServerConfig(root, 'shell', dist));
  precompress(dist);
  // The remotes' releases are published here too, and must fit what the federated shell shares.
  const federated = readFileSync(join(root, 'shell/dist/shell.json'), 'utf8');
  writeShellRecord(shell, stats, (JSON.parse(federated) as ShellRecord).provides);
  for (const name of RENDERED) await renderOnly(root, out, name, chunkStyles(stats, name, dist));
}
