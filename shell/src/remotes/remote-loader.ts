import { REMOTE_TIMEOUT_MS } from '@atoll/contracts/constants';
import { federationName, type Registry, type RemoteName } from '@atoll/contracts/registry';
import type { RemoteLifecycles } from '@atoll/platform';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryOf } from './document-registry';
import { withDeadline } from './remote-deadline';
import { resiliencePlugin } from './resilience-plugin';

export interface RemoteLoader {
  /** A remote's lifecycles; rejects when it has no release, fails, or takes longer than REMOTE_TIMEOUT_MS. */
  readonly load: (app: RemoteName) => Promise<RemoteLifecycles>;
  /** Starts loading and runs a remote before it is rendered; the next `load` gets the result, unless it has failed. */
  readonly preload: (app: RemoteName) => void;
}

/** Registers what the registry lists with Module Federation and returns the way to load one of them. */
export function createRemoteLoader(
  registry: Registry,
  manifests: Readonly<Record<string, unknown>>,
): RemoteLoader {
  registerPlugins([resiliencePlugin(registry, manifests)]);
  registerRemotes(
    registry.apps.map(({ name, manifest }) => ({
      name: federationName(name),
      entry: new URL(manifest, window.location.href).href,
    })),
  );

  const fetchNow = async (app: RemoteName) => {
    if (!entryOf(registry, app)) throw new Error(`${app} has no release in the registry`);
    const loading = loadRemote<RemoteLifecycles>(`${federationName(app)}/app`);
    const lifecycles = await withDeadline(app, REMOTE_TIMEOUT_MS, loading);
    if (!lifecycles) throw new Error(`${app} exposes no lifecycles`);
    return lifecycles;
  };

  const started = new Map<RemoteName, Promise<RemoteLifecycles>>();
  return {
    preload: (app) => {
      if (started.has(app)) return;
      const loading = fetchNow(app);
      started.set(app, loading);
      // Whoever has it by then sees the failure; whoever comes later tries again.
      loading.catch(() => started.delete(app));
    },
    load: (app) => {
      const loading = started.get(app) ?? fetchNow(app);
      started.delete(app);
      return loading;
    },
  };
}

/**
 * True when a remote's script arrived but could not run: only a fresh page can load it again. Federation reports one
 * that threw (a syntax error) as RUNTIME-008 with this name inside, one that left nothing behind as RUNTIME-001.
 */
export function isCorruptEntry(error: unknown): boolean {
  return error instanceof Error && /RUNTIME-001|ScriptExecutionError/.test(error.message);
}
