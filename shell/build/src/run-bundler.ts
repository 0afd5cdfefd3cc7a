import {
  rspack,
  type Compiler,
  type Configuration,
  type StatsCompilation,
  type StatsOptions,
} from '@rspack/core';

/** What the records need to know of a build. */
const RECORDED = {
  all: false,
  assets: true,
  entrypoints: true,
  chunkGroups: true,
  chunks: true,
  modules: true,
  nestedModules: true,
  providedExports: true,
  reasons: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
} as const;

/** Runs a compiler once; throws with every message it has when the build is not clean. */
export function compile(compiler: Compiler, wanted: StatsOptions): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no result'));
        } else resolve(stats.toJson(wanted));
      });
    });
  });
}

/** Runs the bundler once and hands back what the records need to know. */
export function runBundler(config: Configuration): Promise<StatsCompilation> {
  return compile(rspack(config), RECORDED);
}
