import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@atoll/contracts/registry';
import { StartError } from '../start/start-error';

/** A site's deploy tokens by remote, as only their owner knows them. */
export type DeployTokens = Readonly<Record<string, string>>;

const TOKEN_BYTES = 32;

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'deploy-tokens.json');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Torn: for its owner it is the same as tokens that are none.
    return null;
  }
}

function areTokens(value: unknown): value is DeployTokens {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((token) => typeof token === 'string')
  );
}

/**
 * The tokens that a local site made for its developer; none where there was no such site.
 * @throws StartError when the file is there and holds something else
 */
export function localTokens(dataDir: string): DeployTokens {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return {};
  const tokens = statSync(file).isFile() ? parsed(readFileSync(file, 'utf8')) : null;
  if (areTokens(tokens)) return tokens;
  throw new StartError(
    `${file} holds no deploy tokens: mend it, or remove it and the next start makes new ones.`,
  );
}

/** In one step, so that it is never half a file. */
function keep(tokens: DeployTokens, file: string): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** The tokens of a local site, made once, readable by their owner only. */
export function ensureLocalTokens(dataDir: string): DeployTokens {
  const known = localTokens(dataDir);
  const missing = REMOTES.filter((app) => !known[app]);
  if (missing.length === 0) return known;
  const made = missing.map((app) => [app, randomBytes(TOKEN_BYTES).toString('base64url')] as const);
  const tokens = { ...known, ...Object.fromEntries(made) };
  keep(tokens, fileIn(dataDir));
  return tokens;
}

/** What the API is told of tokens: their hashes, as DEPLOY_TOKENS. */
export function hashedTokens(tokens: DeployTokens): string {
  return Object.entries(tokens)
    .map(([app, token]) => `${app}:${createHash('sha256').update(token).digest('hex')}:developer`)
    .join(',');
}
