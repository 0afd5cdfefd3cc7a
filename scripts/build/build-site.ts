import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Progress } from '../start/progress';
import { StartError } from '../start/start-error';
import { bundleServer } from './bundle';
import { forgetBuild, recordBuild, stalePackages } from './fingerprint';
import type { Buildable } from './packages';

const PARALLEL_BUILDS = 2;

/** A remote's build reads what the built shell shares, and the shell takes the data along. */
const BUILD_STAGES = ['data', 'shell', 'remotes'] as const;

function stageOf({ name, kind }: Buildable): (typeof BUILD_STAGES)[number] {
  if (kind === 'data') return 'data';
  return kind === 'browser' && name !== 'shell' ? 'remotes' : 'shell';
}

/** The arguments of Node that build a package which is not bundled here. */
function builderOf(root: string, { kind, folder }: Buildable): string[] {
  if (kind === 'data') return ['--import', 'tsx', path.join(root, folder, 'build.ts')];
  return [path.join(root, 'shell/build/bin/atoll-build.mjs'), path.join(root, folder)];
}

/** Runs a package's builder; its output is shown only when it fails. */
function runBuilder(root: string, buildable: Buildable, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = builderOf(root, buildable);
    const child = spawn(process.execPath, args, { cwd: root, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`${buildable.name} does not build:\n${output.trim()}`));
    });
  });
}

async function buildOne(
  root: string,
  buildable: Buildable,
  made: string,
  signal: AbortSignal,
): Promise<void> {
  forgetBuild(root, buildable);
  if (buildable.kind === 'node') await bundleServer(root, buildable);
  else await runBuilder(root, buildable, signal);
  recordBuild(root, buildable, made);
}

/**
 * Builds what is stale, two packages at a time: everything, or only the packages that are named. Returns the names of
 * what was built.
 * @throws StartError with the builder's output for the first package that does not build
 */
export async function buildSite(
  root: string,
  progress: Progress,
  signal: AbortSignal,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const stale = stalePackages(root).filter(({ buildable }) => isWanted(buildable.name));
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  async function buildAll(waiting: typeof stale): Promise<void> {
    async function work(): Promise<void> {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { buildable, fingerprint } = next;
        if (either.aborted) return;
        await progress.step(`build ${buildable.name}`, () => buildOne(root, buildable, fingerprint, either));
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  }
  try {
    for (const stage of BUILD_STAGES)
      await buildAll(stale.filter(({ buildable }) => stageOf(buildable) === stage));
  } finally {
    // A build that goes on beside a failed one would outlive this command.
    failure.abort();
  }
  return stale.map(({ buildable }) => buildable.name);
}
