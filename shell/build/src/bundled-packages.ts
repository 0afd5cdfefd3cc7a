import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compiler } from '@rspack/core';

/** A package of the registry, parts of which are in a build. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Where it is installed, from the folder of the package that was built. */
  readonly folder: string;
}

/** The file beside a build that says of which packages it is made. No part of a release: no site reads it. */
const BUNDLED_RECORD = 'bundled.json';
/** Of a package inside another one's folder the inner one is meant. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The folder of the package that a file belongs to; null for a file of ours. */
export function packageFolderOf(file: string): string | null {
  return PACKAGE_FOLDER.exec(file)?.[1] ?? null;
}

/**
 * Notes the folder of every package whose modules a build reads. The statistics do not know them: of modules that the
 * bundler joined into one, they name only the first.
 */
export function notePackages(folders: Set<string>) {
  const name = 'note-packages';
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.compilation.tap(name, ({ hooks }) => {
        hooks.finishModules.tap(name, (modules) => {
          for (const module of modules) {
            // Only a module that was read from a file has one.
            const { resource = '' } = module as { readonly resource?: string };
            const found = packageFolderOf(resource);
            if (found !== null) folders.add(found);
          }
        });
      });
    },
  };
}

/** Writes beside the build of a package of which packages it is made, for the list of parts of what is shipped. */
export function writeBundledRecord(folder: string, folders: ReadonlySet<string>): void {
  const found = [...folders].sort().map((real): BundledPackage => {
    const text = readFileSync(join(real, 'package.json'), 'utf8');
    const { name, version } = JSON.parse(text) as BundledPackage;
    return { name, version, folder: relative(folder, real) };
  });
  writeFileSync(join(folder, 'dist', BUNDLED_RECORD), `${JSON.stringify(found, null, 2)}\n`);
}
