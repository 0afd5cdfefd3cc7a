import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from '@atoll/contracts/registry';
import { freePort } from './free-port';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A developer at work on one remote: a copy of its sources, and the dev server that serves them to the shell. */
export interface DevServer {
  readonly app: RemoteName;
  readonly origin: string;
  /** Replaces text in a file of the remote's `src`, as an editor would. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function copyOf(app: RemoteName): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'atoll-dev-')), app);
  for (const name of ['src', 'package.json'])
    await cp(path.join(ROOT, app, name), path.join(folder, name), { recursive: true });
  await symlink(path.join(ROOT, app, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Starts the dev server of a remote on a free port, as `pnpm dev` does. */
export async function startDevServer(app: RemoteName): Promise<DevServer> {
  const folder = await copyOf(app);
  const port = await freePort();
  const program = path.join(ROOT, 'shell/build/bin/atoll-dev.mjs');
  const child = spawn(process.execPath, [program, folder, '--in-shell'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    app,
    origin: `http://localhost:${port}`,
    edit: async (file, from, to) => {
      const source = path.join(folder, 'src', file);
      await writeFile(source, (await readFile(source, 'utf8')).replaceAll(from, to));
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(path.dirname(folder), { recursive: true, force: true });
    },
  };
}
