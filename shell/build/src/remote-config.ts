import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federationName } from '@atoll/contracts/registry';
import type { Configuration } from '@rspack/core';
import { baseConfig, type BuildMode } from './base-config';
import { compileHints } from './compile-hints';
import { installedVersion, type PackageFacts } from './package-facts';
import { consumedModules } from './shared-modules';
import { takesRuntime } from './shared-runtime';

/** Configuration of a remote: one expose, its single-spa lifecycles, and nothing shared of its own. */
export function remoteConfig(facts: PackageFacts, mode: BuildMode): Configuration {
  const base = baseConfig(facts, mode);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // One script for what a first page needs: a vendor chunk of its own would only be one more request.
    optimization: { ...base.optimization, splitChunks: false },
    externals: [takesRuntime],
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(facts.name),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './app': './src/index.ts' },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        shared: consumedModules((name) => installedVersion(facts.folder, name)),
      }),
      compileHints(),
    ],
  };
}
