import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, type BuildMode } from './base-config';
import { compileHints } from './compile-hints';
import { installedVersion, type PackageFacts } from './package-facts';
import { providedModules } from './shared-modules';
import { esmRuntime, providesRuntime } from './shared-runtime';

/** Under which names the shell's files are served, for ever. */
export const shellFileNames = {
  publicPath: '/',
  filename: 'assets/[name].[contenthash:8].js',
  chunkFilename: 'assets/[name].[contenthash:8].js',
  cssFilename: 'assets/[name].[contenthash:8].css',
  cssChunkFilename: 'assets/[name].[contenthash:8].css',
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
} as const;

/** Copies what the shell serves beside its code. */
export function shellAssets(folder: string) {
  return new rspack.CopyRspackPlugin({
    patterns: [
      { from: join(folder, 'ui/src/icon/icons.svg'), to: 'assets/icons.svg' },
      { from: join(folder, 'ui/src/picture/default-poster.svg'), to: 'assets/default-poster.svg' },
      { from: join(folder, 'static'), to: '.', noErrorOnMissing: true },
    ],
  });
}

/**
 * Configuration of the host. It names no remote: they are registered at run time from the registry (PLT-03).
 * Its assets live under `/assets/`, which the API serves from the shell's folder.
 */
export function shellConfig(facts: PackageFacts, mode: BuildMode): Configuration {
  const base = baseConfig(facts, mode);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      ...base.output,
      ...shellFileNames,
    },
    resolve: { ...base.resolve, alias: esmRuntime() },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        shared: providedModules((name) => installedVersion(facts.folder, name)),
        runtimePlugins: providesRuntime(facts.folder),
        experiments: { optimization: { target: 'web' } },
      }),
      shellAssets(facts.folder),
      compileHints(),
    ],
  };
}
