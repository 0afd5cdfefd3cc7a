import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';

/** What the records need to know of a build. */
const RECORDED = {
  all: false,
  assets: true,
  entrypoints: true,
  chunkGroups: true,
  modules: true,
  nestedModules: true,
  providedExports: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
} as const;

/** Runs the bundler once; throws with every message it has when the build is not clean. */
export function runBundler(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no result'));
        } else resolve(stats.toJson(RECORDED));
      });
    });
  });
}
