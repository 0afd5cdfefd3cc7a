import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 400;

/** One line per file that tells whether it changed. A file that vanishes while we look shows up next time. */
function snapshot(folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false });
      return stat?.isFile() ? `${file} ${stat.mtimeMs} ${stat.size}` : file;
    })
    .join('\n');
}

/**
 * Yields after every change of a file in the folders, once for changes that come together, until the signal aborts.
 * It looks instead of being told: on Linux Node's recursive watch loses files that an editor replaces.
 */
export async function* changesIn(folders: readonly string[], stop: AbortSignal): AsyncGenerator<void> {
  let seen = snapshot(folders);
  while (!stop.aborted) {
    await sleep(POLL_MS, undefined, { ref: false });
    const now = snapshot(folders);
    if (now === seen) continue;
    seen = now;
    // Wait for an editor, or a checkout, to finish writing.
    await sleep(POLL_MS);
    yield;
  }
}
