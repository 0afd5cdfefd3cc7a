import type { Registry, RegistryEntry, RemoteName } from '@atoll/contracts/registry';
import { readJsonBlock } from '@atoll/platform';

/** The registry that the server wrote into this document (PLT-03); empty where it could not read one. */
export function documentRegistry(): Registry {
  return readJsonBlock<Registry>('atoll-registry') ?? { apps: [] };
}

/** The manifests of the registry's remotes by address, inlined so that no request is spent on them. */
export function documentManifests(): Readonly<Record<string, unknown>> {
  return readJsonBlock<Record<string, unknown>>('atoll-manifests') ?? {};
}

/** The registry's entry for a remote, or null where it has no release. */
export function entryOf(registry: Registry, app: RemoteName): RegistryEntry | null {
  return registry.apps.find(({ name }) => name === app) ?? null;
}
