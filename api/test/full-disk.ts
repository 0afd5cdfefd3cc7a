import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@atoll/embedded-mongo';

/** A database of its own whose disk a test fills and empties. */
export interface FillableDatabase {
  readonly uri: string;
  readonly fill: () => void;
  readonly empty: () => void;
  readonly stop: () => Promise<void>;
}

export async function startFillableDatabase(): Promise<FillableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atoll-mongo-'));
  let isFull = false;
  const engine = await startEmbeddedMongo({
    dataDir,
    spaceCheckMs: 20,
    disk: {
      write: async (file, parts, position) => {
        if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        await file.writev(parts, position);
      },
    },
  });
  return {
    uri: engine.uri.replace('/?', '/atoll?'),
    fill: () => void (isFull = true),
    empty: () => void (isFull = false),
    stop: async () => {
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
