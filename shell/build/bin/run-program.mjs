// The builder is written in TypeScript. It is bundled here and run by plain Node, not through tsx: tsx would also
// rewrite @rspack/core, whose functions are turned into text for the browser and would then call tsx's helpers.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@atoll/'));

/** Bundles a program of `src/` and runs it in this process. */
export async function runProgram(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
  });
  // Inside node_modules, where its dependencies resolve; named by process, since several builds run at once.
  const folder = fileURLToPath(new URL('../node_modules/.atoll-build/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const program = join(folder, `${process.pid}.mjs`);
  writeFileSync(program, outputFiles[0].contents);
  try {
    await import(pathToFileURL(program).href);
  } finally {
    rmSync(program);
  }
}
