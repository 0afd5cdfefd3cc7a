import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Everything that the site has logged so far; empty when it runs elsewhere (E2E_BASE_URL), out of our sight. */
export async function loggedText(): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) return '';
  const folder = path.join(dataDir, 'logs');
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
}
