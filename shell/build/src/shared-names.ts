import { WHOLE_MODULE } from '@atoll/contracts/shared-by-shell';
import { WHOLE_KEYS } from './shared-modules';

/** How the bundler names what stands between a shared key and the module that is given for it. */
const PROVIDES = /^provide shared module \(default\) (.+)@[^@]+ = /;

interface BundledModule {
  readonly providedExports?: readonly string[] | null | undefined;
  readonly reasons?: readonly { readonly moduleName?: string | null | undefined }[] | undefined;
}

function keysOf({ reasons = [] }: BundledModule): string[] {
  return reasons.flatMap(({ moduleName }) => PROVIDES.exec(moduleName ?? '')?.[1] ?? []);
}

/**
 * The names that the shell shares, by the key of the shared module, from the statistics of its own build. Throws where
 * the bundler does not know them: without the list, a missing name would show in the traveler's page only.
 */
export function sharedNames(
  keys: readonly string[],
  modules: readonly BundledModule[] = [],
): Record<string, string[]> {
  const given = new Map(
    modules.flatMap((module) => keysOf(module).map((key) => [key, module.providedExports] as const)),
  );
  return Object.fromEntries(
    keys.map((key) => {
      const names = given.get(key);
      if (!names) throw new Error(`the bundler does not say which names the shared module ${key} has`);
      return [key, WHOLE_KEYS.includes(key) ? [...names, WHOLE_MODULE] : [...names]];
    }),
  );
}
