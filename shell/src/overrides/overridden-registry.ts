import { slotId } from '@atoll/contracts/rendering';
import { devServerEntry, type Registry, type RegistryEntry } from '@atoll/contracts/registry';
import type { Override } from './override-target';

export interface OverriddenRegistry {
  readonly registry: Registry;
  readonly applied: readonly Override[];
  /** Those that are not there (any more): the registry's release runs instead. */
  readonly failed: readonly Override[];
}

async function publishedEntry({ app, hash }: Override): Promise<RegistryEntry | null> {
  const answer = await fetch(`/api/releases/${app}/${hash}`);
  return answer.ok ? ((await answer.json()) as RegistryEntry) : null;
}

async function entryFor(override: Override): Promise<RegistryEntry | null> {
  try {
    if (override.hash !== null) return await publishedEntry(override);
    return devServerEntry(override.app, override.manifest);
  } catch {
    // Not reachable: the site goes on without the override and its badge says so.
    return null;
  }
}

/** Takes away what the server rendered from the registry's release: another one must not hydrate it. */
function forgetServerScreen(app: string): void {
  const slot = document.getElementById(slotId(app));
  if (slot?.dataset['server'] === 'true') {
    delete slot.dataset['server'];
    slot.replaceChildren();
  }
  for (const style of document.querySelectorAll(`style[data-sheet^="/releases/${app}/"]`)) style.remove();
}

/** The document's registry with this visitor's overrides in it. Never rejects. */
export async function overrideRegistry(
  registry: Registry,
  overrides: readonly Override[],
): Promise<OverriddenRegistry> {
  const found = await Promise.all(
    overrides.map(async (override) => ({ override, entry: await entryFor(override) })),
  );
  const entries = new Map(found.flatMap(({ entry }) => (entry ? [[entry.name, entry] as const] : [])));
  for (const app of entries.keys()) forgetServerScreen(app);
  const others = registry.apps.filter(({ name }) => !entries.has(name));
  return {
    registry: { apps: [...others, ...entries.values()] },
    applied: found.flatMap(({ override, entry }) => (entry ? [override] : [])),
    failed: found.flatMap(({ override, entry }) => (entry ? [] : [override])),
  };
}
