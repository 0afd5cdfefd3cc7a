import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@atoll/contracts/registry';

/** A site's deploy tokens by remote, as only their owner knows them. */
export type DeployTokens = Readonly<Record<string, string>>;

const TOKEN_BYTES = 32;

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'deploy-tokens.json');
}

/** The tokens that a local site made for its developer; none where there was no such site. */
export function localTokens(dataDir: string): DeployTokens {
  const file = fileIn(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DeployTokens) : {};
}

/** The tokens of a local site, made once, readable by their owner only. */
export function ensureLocalTokens(dataDir: string): DeployTokens {
  const known = localTokens(dataDir);
  const missing = REMOTES.filter((app) => !known[app]);
  if (missing.length === 0) return known;
  const made = missing.map((app) => [app, randomBytes(TOKEN_BYTES).toString('base64url')] as const);
  const tokens = { ...known, ...Object.fromEntries(made) };
  writeFileSync(fileIn(dataDir), `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
  return tokens;
}

/** What the API is told of tokens: their hashes, as DEPLOY_TOKENS. */
export function hashedTokens(tokens: DeployTokens): string {
  return Object.entries(tokens)
    .map(([app, token]) => `${app}:${createHash('sha256').update(token).digest('hex')}:developer`)
    .join(',');
}
