import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from './build-package';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { development: { type: 'boolean', default: false } },
});

const folder = resolve(positionals[0] ?? '.');

try {
  console.log(await buildPackage(folder, values.development ? 'development' : 'production'));
} catch (error) {
  console.error(`${folder} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
