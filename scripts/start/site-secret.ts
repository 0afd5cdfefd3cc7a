import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SECRET_BYTES = 32;
const LENGTH_MIN = 32;

/** A secret of a site, made once as a file of its data folder and readable by its owner only. */
export function ensureSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known.length >= LENGTH_MIN) return known;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  // In one step, so that it is never half a file.
  writeFileSync(`${file}.draft`, `${secret}\n`, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  return secret;
}
