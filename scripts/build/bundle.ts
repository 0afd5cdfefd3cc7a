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

/** Bundles each program of a server package into one ES module with a source map beside it. */
export async function bundleServer(root: string, { folder, programs = {} }: Buildable): Promise<void> {
  const packageDir = path.join(root, folder);
  const outdir = path.join(packageDir, 'dist');
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(programs).map(([name, source]) => [name, path.join(packageDir, source)]),
    ),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [externalPackages],
  });
}
