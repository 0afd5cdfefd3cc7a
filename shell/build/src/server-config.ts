import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig, type BuildMode } from './base-config';
import type { PackageFacts } from './package-facts';

/** The file that renders an app's first screens on the server. */
export const SERVER_BUNDLE = 'server.mjs';

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
