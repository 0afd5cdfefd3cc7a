import { WHOLE_MODULE } from '@atoll/contracts/shared-by-shell';
import { rspack, type Configuration, type StatsModule } from '@rspack/core';
import { baseConfig } from './base-config';
import type { PackageFacts } from './package-facts';
import { compile } from './run-bundler';
import { SHARED_KEYS } from './shared-modules';

const EXTERNAL = 'external ';

/** The remote as its release is built, except that what is shared stays outside, and that nothing is written. */
function analysisConfig(facts: PackageFacts): Configuration {
  const base = baseConfig(facts, 'production');
  return {
    ...base,
    entry: './src/index.ts',
    // As a library, because the shell calls what the entry exports: code behind it is used.
    output: { ...base.output, library: { name: 'app', type: 'var' } },
    optimization: { minimize: false, concatenateModules: false, splitChunks: false },
    externalsType: 'var',
    externals: Object.fromEntries(SHARED_KEYS.map((key) => [key, key])),
  };
}

function namesOf({ usedExports }: StatsModule): string[] {
  if (Array.isArray(usedExports)) return usedExports;
  return usedExports === false ? [] : [WHOLE_MODULE];
}

/**
 * The names that a remote's code uses of the shared modules, by their keys. In the release's own build the bundler
 * does not follow the use of a federated module; it does so for externals.
 */
export async function usedNames(facts: PackageFacts): Promise<Record<string, string[]>> {
  const compiler = rspack(analysisConfig(facts));
  compiler.hooks.shouldEmit.tap('analysis-only', () => false);
  const { modules = [] } = await compile(compiler, {
    all: false,
    modules: true,
    usedExports: true,
    modulesSpace: Infinity,
  });
  const used = new Map(modules.map((module) => [module.name ?? '', module]));
  return Object.fromEntries(
    SHARED_KEYS.flatMap((key) => {
      const module = used.get(`${EXTERNAL}${JSON.stringify(key)}`);
      return module ? [[key, namesOf(module)]] : [];
    }),
  );
}
