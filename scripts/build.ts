import { buildSite } from './build/build-site';
import { root } from './root';
import { Progress } from './start/progress';
import { StartError } from './start/start-error';

try {
  const progress = new Progress();
  const built = await buildSite(root, progress, new AbortController().signal);
  progress.line(built.length > 0 ? `Built ${built.join(', ')}.` : 'Everything is built already.');
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
