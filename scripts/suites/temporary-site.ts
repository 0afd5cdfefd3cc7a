import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSite } from './spawned-site';

/** More than a person does from one address, but all journeys together. */
export const MANY_VISITORS = { MARCO_MESSAGES_MAX: '100000', PROVIDER_CALLS_MAX: '100000' };

export interface TemporarySite {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts the built site on free ports with an empty data directory of its own; `stop` removes that again. */
export async function startTemporarySite(): Promise<TemporarySite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-e2e-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  // Browser and site share the machine here: a busy one must not look like a broken page. Shedding load has tests
  // of its own in the API, and so has what one address may ask the provider for.
  const env = {
    ...MANY_VISITORS,
    LOAD_SHEDDING: 'off',
    MAP_VIEWS_MAX: '100000',
    DEMO_AGENTS: process.env.DEMO_AGENTS ?? '500',
  };
  try {
    const { url, stop } = await spawnSite(dataDir, env, (text) => process.stdout.write(text));
    return { url, dataDir, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
