import { reportClientError } from '@atoll/platform';
import type { Registry } from '@atoll/contracts/registry';
import { bootstrap } from '../bootstrap';
import { concernsOverrides } from '../overrides/stored-overrides';
import { documentRegistry } from '../remotes/document-registry';

async function overridden(registry: Registry): Promise<Registry> {
  try {
    const { beginOverrides } = await import('../overrides/override-session');
    return await beginOverrides(registry);
  } catch (error) {
    reportClientError(error, { source: 'shell overrides' });
    return registry;
  }
}

/** Starts the site with the registry of this document, or with what this browser overrides in it. */
export async function startSite(): Promise<void> {
  const registry = documentRegistry();
  await bootstrap(concernsOverrides() ? await overridden(registry) : registry);
}
