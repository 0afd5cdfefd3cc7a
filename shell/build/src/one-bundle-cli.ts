import { resolve } from 'node:path';
import { buildOneBundle } from './one-bundle/build-one-bundle';

const [root, out] = process.argv.slice(2);

try {
  if (!root || !out) throw new Error('Usage: atoll-one-bundle <repository> <folder for the result>');
  await buildOneBundle(resolve(root), resolve(out));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
