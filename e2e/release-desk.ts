import { execFile } from 'node:child_process';
import type { APIRequestContext } from '@playwright/test';
import type { Registry, RegistryEntry, RemoteName } from '@atoll/contracts/registry';
import type { OwnSite } from './own-site';
import { removeVariant, variantOf, type Changes } from './release-variant';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** A team at its terminal: publishes and manages releases of the site with the commands of docs/guides/releasing.md. */
export class ReleaseDesk {
  constructor(
    private readonly site: OwnSite,
    private readonly request: APIRequestContext,
  ) {}

  /** `pnpm release <remote>`, with a build that differs from the one that runs. */
  async publish(remote: RemoteName, changes: Changes, ...flags: string[]): Promise<CommandResult> {
    const folder = await variantOf(this.site.root, remote, changes);
    try {
      return await this.#run('scripts/release.ts', remote, '--built', folder, ...flags);
    } finally {
      await removeVariant(folder);
    }
  }

  /** `pnpm releases …`. */
  manage(...args: string[]): Promise<CommandResult> {
    return this.#run('scripts/releases.ts', ...args);
  }

  async registry(): Promise<Readonly<Record<string, RegistryEntry>>> {
    const { apps } = (await (await this.request.get('/api/registry')).json()) as Registry;
    return Object.fromEntries(apps.map((entry) => [entry.name, entry]));
  }

  async hashOf(remote: RemoteName): Promise<string> {
    return (await this.registry())[remote]?.hash ?? 'none';
  }

  /** When the API's process began: the same as long as nobody restarted it. */
  async startedAt(): Promise<string> {
    const metrics = await (await this.request.get('/metrics')).text();
    return /^process_start_time_seconds (\S+)$/m.exec(metrics)?.[1] ?? 'unknown';
  }

  #run(script: string, ...args: string[]): Promise<CommandResult> {
    const { root, url, dataDir } = this.site;
    const env = { ...process.env, DATA_DIR: dataDir, CI: '1' };
    return new Promise((resolve) => {
      const command = ['--import', 'tsx', script, ...args, '--to', url];
      execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
        resolve({ code: error ? 1 : 0, output: stdout + stderr });
      });
    });
  }
}
