import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federationName } from '@atoll/contracts/registry';
import type { Configuration } from '@rspack/core';
import { baseConfig, type BuildMode } from './base-config';
import { compileHints } from './compile-hints';
import { installedVersion, type PackageFacts } from './package-facts';
import { consumedModules } from './shared-modules';
import { takesRuntime } from './shared-runtime';

/** The file of those libraries that several parts fetch on demand. */
export const LIBRARIES = 'libraries';

/**
 * Large libraries that several parts fetch on demand are one file, so that a page loads them once and its own code
 * beside them. What a first page needs stays one script: a file of its own for libraries would be one more request.
 */
const SHARED_ON_DEMAND = {
  chunks: 'async',
  minSize: 100_000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    libraries: { test: /[\\/]node_modules[\\/]/, idHint: LIBRARIES, minChunks: 2 },
  },
} as const;

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
    optimization: { ...base.optimization, splitChunks: SHARED_ON_DEMAND },
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
