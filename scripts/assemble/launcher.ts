import { REMOTE_FOLDERS } from '../build/packages';

/** The program that `node <name>.mjs` runs: it says where the folder's own parts are, and starts the API's bundle. */
export function launcherText(bundle: string): string {
  return `import { join } from 'node:path';

const inFolder = (...parts) => join(import.meta.dirname, ...parts);
const remotes = ${JSON.stringify(REMOTE_FOLDERS)};
const env = process.env;

env.NODE_ENV ||= 'production';
env.SHELL_DIR ||= inFolder('shell');
env.RELEASES_FROM ||= remotes.map((name) => inFolder('releases', name)).join(',');

await import('./api/dist/${bundle}.js');
`;
}
