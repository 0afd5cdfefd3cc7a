import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig, type BuildMode } from './base-config';
import type { PackageFacts } from './package-facts';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';

/**
 * Configuration of the second build of the same source: one self-contained module for Node, without federation.
 * CSS Modules give their names only; the names must equal the browser build's, or hydration would differ.
 */
export function serverConfig(facts: PackageFacts, mode: BuildMode): Configuration {
  const base = baseConfig(facts, mode);
  return {
    ...base,
    target: 'node20',
    entry: { server: './src/server.tsx' },
    output: {
      path: join(facts.folder, 'dist'),
      uniqueName: facts.name,
      filename: SERVER_BUNDLE,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: false,
    },
    externalsPresets: { node: true },
    // A map is drawn in the browser only; its placeholder is what the server renders.
    resolve: { ...base.resolve, alias: { '@atoll/map/price-map': false, '@atoll/map/cluster-map': false } },
    module: {
      ...base.module,
      generator: {
        ...base.module?.generator,
        'css/module': { ...base.module?.generator?.['css/module'], exportsOnly: true },
        css: { exportsOnly: true },
      },
      parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
