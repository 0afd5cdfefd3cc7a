import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import type { PackageFacts } from './package-facts';

export type BuildMode = 'production' | 'development';

/** Browsers that know container queries, `:has` and native `<dialog>`; CSS is lowered for no older one. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** What the shell's and the remotes' browser builds have in common. */
export function baseConfig({ name, folder }: PackageFacts, mode: BuildMode): Configuration {
  return {
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              // A remote in development mode must still run on the shell's production React.
              transform: { react: { runtime: 'automatic', development: false, refresh: false } },
            },
          },
        },
        {
          test: /[\\/]api[\\/]contracts[\\/]src[\\/].*\.ts$/,
          loader: '@atoll/build/loaders/pure-schemas.cjs',
          sideEffects: false,
        },
        { test: /[\\/]node_modules[\\/]typebox[\\/]/, sideEffects: false },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
      generator: {
        // The app's name leads, so that no remote's class can meet another's (PLT-13).
        'css/module': {
          localIdentName: `${name}-[local]-[hash:base64:5]`,
          exportsConvention: 'as-is',
        },
      },
      parser: { 'css/module': { namedExports: true } },
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
  };
}
