import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, type BuildMode } from './base-config';
import { installedVersion, type PackageFacts } from './package-facts';
import { providedModules } from './shared-modules';
import { providesRuntime } from './shared-runtime';

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
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
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
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'ui/src/icon/icons.svg', to: 'assets/icons.svg' },
          { from: 'ui/src/picture/default-poster.svg', to: 'assets/default-poster.svg' },
          { from: 'static', to: '.', noErrorOnMissing: true },
        ],
      }),
    ],
  };
}
