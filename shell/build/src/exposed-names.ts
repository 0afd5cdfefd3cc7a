import { LIFECYCLES } from '@atoll/contracts/registry';

/** The exposed module, alone or with those that the bundler joined into it. */
const EXPOSED = /^\.\/src\/index\.ts( \+ \d+ modules)?$/;

/** What the bundler says of a module, and of those that it joined into it. */
interface BundledModule {
  readonly name?: string | undefined;
  readonly providedExports?: readonly string[] | null | undefined;
  readonly modules?: readonly BundledModule[] | undefined;
}

function allModules(modules: readonly BundledModule[] = []): BundledModule[] {
  return modules.flatMap((module) => [module, ...allModules(module.modules)]);
}

/**
 * The names that a remote's `./app` gives to the shell. Throws where a lifecycle is missing: the contract with the
 * shell is broken, and nobody should have to find out in the browser (PLT-06).
 */
export function exposedNames(app: string, { modules }: Pick<BundledModule, 'modules'>): string[] {
  const module = allModules(modules).find(
    ({ name, providedExports }) => EXPOSED.test(name ?? '') && providedExports,
  );
  const names = module?.providedExports ?? [];
  const missing = LIFECYCLES.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `${app} breaks its contract with the shell: src/index.ts does not export ${missing.join(', ')}`,
    );
  }
  return [...names];
}
