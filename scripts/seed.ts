import { root } from './root';
import { seedFromCommandLine } from './start/seed-command';
import { StartError } from './start/start-error';

try {
  await seedFromCommandLine(root, process.argv.slice(2), process.env);
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
