import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiSecrets } from './api-secrets';

/** Proofs that something was made here, of which nothing is stored. */
export interface Proofs {
  /** The proof that goes out. */
  readonly of: (text: string) => Buffer;
  /** Every proof that is believed: one by each secret. */
  readonly allOf: (text: string) => readonly Buffer[];
}

/** HMAC-SHA-256 by keys that are good for one purpose only. */
export function createProofs(secrets: ApiSecrets, purpose: string): Proofs {
  const keyOf = (secret: string) => createHmac('sha256', secret).update(purpose).digest();
  const proofBy = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signing = keyOf(secrets[0]);
  const keys = secrets.map(keyOf);
  return {
    of: (text) => proofBy(signing, text),
    allOf: (text) => keys.map((key) => proofBy(key, text)),
  };
}

/** Whether a value is one of those that are believed, in the same time for every answer. */
export function isAmong(given: Buffer, believed: readonly Buffer[]): boolean {
  const matches = believed.map((each) => given.length === each.length && timingSafeEqual(given, each));
  return matches.includes(true);
}
