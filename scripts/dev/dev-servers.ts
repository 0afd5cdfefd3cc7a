import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from '@atoll/contracts/registry';
import type { Member } from '../start/kept-process';
import { freePort } from '../start/ports';
import { StartError } from '../start/start-error';

/** A remote that runs from its sources, and where. */
export interface DevServer {
  readonly app: string;
  readonly port: number;
}

/** The first remote's; each remote has its own, so that an address means the same every day. */
const FIRST_PORT = 4201;

/**
 * The remotes that a command line of `pnpm dev` names: `tours`, `mfe-tours`, or after `--remotes` with commas.
 * @throws StartError when there is no such remote, or for a flag that is not known
 */
export function remotesIn(argv: readonly string[]): string[] {
  const options = {
    remotes: { type: 'string' },
    port: { type: 'string' },
    'data-dir': { type: 'string' },
  } as const;
  const { positionals, values } = parsed(() =>
    parseArgs({ args: [...argv], options, allowPositionals: true }),
  );
  const names = [...positionals, ...(values.remotes ?? '').split(',')].filter(Boolean);
  const apps = names.map((name) => `mfe-${name.replace(/^mfe-/, '')}`);
  const unknown = apps.find((app) => !(REMOTES as readonly string[]).includes(app));
  if (unknown) throw new StartError(`There is no remote ${unknown}; there are ${REMOTES.join(', ')}.`);
  return [...new Set(apps)];
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

async function portFor(app: string): Promise<number> {
  const usual = FIRST_PORT + (REMOTES as readonly string[]).indexOf(app);
  try {
    return await freePort(usual, 'PORT');
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // Another site of this developer has it.
    return freePort(0, 'PORT');
  }
}

/** Finds a port for each remote's dev server. */
export async function planDevServers(apps: readonly string[]): Promise<DevServer[]> {
  const servers: DevServer[] = [];
  for (const app of apps) servers.push({ app, port: await portFor(app) });
  return servers;
}

/** What the API is told of dev servers, besides the origins that it trusts already. */
export function devEnvironment(
  servers: readonly DevServer[],
  trustedOrigins: string | undefined,
): Record<string, string> {
  if (servers.length === 0) return {};
  const origins = servers.map(({ port }) => `http://localhost:${port}`);
  return {
    TRUSTED_REMOTE_ORIGINS: [trustedOrigins, ...origins].filter(Boolean).join(','),
    DEV_REMOTES: servers.map(({ app }, index) => `${app}=${origins[index]}`).join(','),
  };
}

/** The processes of dev servers; `say` hears how each build goes. */
export function devMembers(
  root: string,
  servers: readonly DevServer[],
  say: (line: string) => void,
): Member[] {
  return servers.map(({ app, port }) => ({
    name: `dev server of ${app}`,
    script: path.join(root, 'shell/build/bin/atoll-dev.mjs'),
    args: [path.join(root, app), '--in-shell'],
    env: { PORT: String(port) },
    onOutput: say,
  }));
}
