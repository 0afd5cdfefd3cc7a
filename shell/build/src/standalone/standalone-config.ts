import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, type BuildMode } from '../base-config';
import type { PackageFacts } from '../package-facts';

/** A page of the stub shell: tokens and base style, an empty root, and the remote mounted in it. */
const STUB_SHELL = [
  "import '@atoll/ui/styles/tokens.css';",
  "import '@atoll/ui/styles/base.css';",
  "import { runStandalone } from '@atoll/platform/standalone';",
  "import * as remote from './src/index.ts';",
  'runStandalone(remote);',
].join('\n');

const DOCUMENT = (name: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} alone</title></head><body><div id="root"></div></body></html>`;

/** One remote with everything bundled and no federation, to be developed without the shell (PLT-09). */
export function standaloneConfig(facts: PackageFacts, mode: BuildMode): Configuration {
  const base = baseConfig(facts, mode);
  return {
    ...base,
    entry: `data:text/javascript,${encodeURIComponent(STUB_SHELL)}`,
    output: { ...base.output, path: join(facts.folder, 'dist-standalone'), publicPath: '/standalone/' },
    plugins: [new rspack.HtmlRspackPlugin({ templateContent: DOCUMENT(facts.name) })],
  };
}
