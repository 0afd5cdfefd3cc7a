import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Buildable } from './packages';

/** Our own packages are TypeScript and go into the bundle; everything from the registry stays outside. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@atoll/')
        ? undefined
        : { path: specifier, external: true },
    );
  },
};

/** Bundles a server of this repository into one ES module with a source map beside it. */
export async function bundleServer(root: string, { folder, entry, output }: Buildable): Promise<void> {
  const packageDir = path.join(root, folder);
  const outfile = path.join(packageDir, output);
  await rm(path.dirname(outfile), { recursive: true, force: true });
  await build({
    entryPoints: [path.join(packageDir, entry ?? 'src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [externalPackages],
  });
}
