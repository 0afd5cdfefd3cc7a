import { LIFECYCLES } from '@atoll/contracts/registry';
import type { StatsCompilation, StatsModule } from '@rspack/core';

const EXPOSED = './src/index.ts';

function allModules(modules: readonly StatsModule[] = []): StatsModule[] {
  return modules.flatMap((module) => [module, ...allModules(module.modules)]);
}

/**
 * The names that a remote's `./app` gives to the shell. Throws where a lifecycle is missing: the contract with the
 * shell is broken, and nobody should have to find out in the browser (PLT-06).
 */
export function exposedNames(app: string, { modules }: StatsCompilation): string[] {
  const module = allModules(modules).find(
    ({ name, nameForCondition }) => name === EXPOSED || nameForCondition?.endsWith('/src/index.ts'),
  );
  const names = Array.isArray(module?.providedExports) ? module.providedExports : [];
  const missing = LIFECYCLES.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `${app} breaks its contract with the shell: src/index.ts does not export ${missing.join(', ')}`,
    );
  }
  return names;
}
