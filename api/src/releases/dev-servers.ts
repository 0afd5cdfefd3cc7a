import { devServerEntry, MANIFEST_FILE, REMOTES, type Registry } from '@atoll/contracts/registry';
import type { RunningRelease } from '../shared/releases/running-releases';
import type { ReleasesService } from './releases.service';

/** A remote in development: `DEV_REMOTES=mfe-tours=http://localhost:4202`. */
function inDevelopment(setting: string): RunningRelease {
  const [name = '', origin = ''] = setting.split(/=(.*)/s);
  // The browser fetches the manifest anew each time: it changes with every save.
  return { entry: devServerEntry(name, `${origin}/${MANIFEST_FILE}`), manifest: undefined };
}

function orderOf({ entry }: RunningRelease): number {
  return (REMOTES as readonly string[]).indexOf(entry.name);
}

/**
 * A registry in which some remotes come from their dev servers, for every visitor; their releases go on being
 * published and listed as ever. Configuration allows it outside production only.
 */
export function withDevServers(releases: ReleasesService, settings: readonly string[]): ReleasesService {
  if (settings.length === 0) return releases;
  const ours = settings.map(inDevelopment);
  const names = new Set(ours.map(({ entry }) => entry.name));
  const replaced = (running: readonly RunningRelease[]) =>
    [...running.filter(({ entry }) => !names.has(entry.name)), ...ours].sort(
      (one, other) => orderOf(one) - orderOf(other),
    );
  const running = async (visitor?: string) => replaced(await releases.running(visitor));
  return {
    ...releases,
    running,
    everyRunning: async () => replaced(await releases.everyRunning()),
    registry: async (visitor): Promise<Registry> => ({
      apps: (await running(visitor)).map(({ entry }) => entry),
    }),
  };
}
