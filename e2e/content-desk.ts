import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** `pnpm content set …` on the site of the journeys. Throws what the command says when it refuses. */
export async function setContent(kind: 'agent' | 'country' | 'city', key: string, ...fields: string[]) {
  const { E2E_DATA_DIR } = process.env;
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/content.ts', 'set', kind, key, ...fields],
    { cwd: ROOT, env: { ...process.env, ...(E2E_DATA_DIR && { DATA_DIR: E2E_DATA_DIR }) } },
  );
}
