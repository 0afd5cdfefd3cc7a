import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { SharedByShell } from '@atoll/contracts/shared-by-shell';
import { buildSync } from 'esbuild';
import { installedVersion } from './package-facts';
import { hashOfFiles } from './release-record';
import { SHARED_KEYS, providedVersions } from './shared-modules';
import { sharedNames } from './shared-names';
import { federationVersion } from './shared-runtime';

/** Stand in the document itself: what must happen before the first paint, and before the entry is here. */
const INLINE_SCRIPTS = ['src/theme/theme-bootstrap.js', 'src/start/page-loader.ts'];

function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(svg, 'utf8').trim())}`;
}

/** What the API needs to compose a document around the shell: addresses, and the source of inline scripts. */
export interface ShellRecord {
  /** Changes with anything in the build. */
  readonly hash: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Sheets of code that comes later than the entry. */
  readonly laterStyles: readonly string[];
  readonly fonts: readonly string[];
  readonly inlineScripts: readonly string[];
  /** The site's icon as a data address: one request less on every page. */
  readonly icon: string;
  readonly provides: SharedByShell;
}

/** What the record needs of the bundler's statistics. */
interface Built {
  readonly assets?: readonly { readonly name: string }[] | undefined;
  readonly entrypoints?: Readonly<Record<string, Pick<Built, 'assets'>>> | undefined;
}

/** What the shell shares, from the statistics of its own build. */
export function sharedByShell(folder: string, stats: StatsCompilation): SharedByShell {
  return {
    versions: providedVersions((name) => installedVersion(folder, name)),
    exports: sharedNames(SHARED_KEYS, stats.modules),
    federation: federationVersion(folder),
  };
}

/** Writes `shell.json` into the shell's build from the names the bundler chose. Returns the record. */
export function writeShellRecord(folder: string, stats: Built, provides: SharedByShell): ShellRecord {
  const assets = stats.entrypoints?.['main']?.assets?.map(({ name }) => `/${name}`) ?? [];
  const files = stats.assets?.map(({ name }) => `/${name}`) ?? [];
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const styles = assets.filter((name) => name.endsWith('.css'));
  const record: ShellRecord = {
    hash: hashOfFiles(join(folder, 'dist')),
    scripts: assets.filter((name) => name.endsWith('.js')),
    styles,
    laterStyles: files.filter((name) => name.endsWith('.css') && !styles.includes(name)).sort(),
    fonts: fonts.sort(),
    icon: dataAddress(join(folder, 'static/favicon.svg')),
    inlineScripts: INLINE_SCRIPTS.map((file) => inlineScript(join(folder, file))),
    provides,
  };
  if (record.scripts.length === 0) throw new Error(`${folder}: the build has no entry script`);
  writeFileSync(join(folder, 'dist/shell.json'), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
