import type { ChatClaim, ChatClaims } from '@atoll/contracts/marco-claims';
import type { MessageLanguage } from '../understanding/reading/read-message';
import { checkClaim } from './check-claim';
import { claimTextsIn } from './claim-texts';
import { CLAIMS_MAX, type StatedClaim } from './stated-claim';
import type { Finding } from './thing';

export interface WrittenClaims {
  /** Null where none is true. */
  readonly claims: ChatClaims | null;
  /** How many were not true by the data. */
  readonly leftOut: number;
}

/** Writes the claims that are true by what was found, in their order, each once. */
export function writeClaims(
  stated: readonly StatedClaim[],
  findings: readonly Finding[],
  language: MessageLanguage,
): WrittenClaims {
  const texts = claimTextsIn(language);
  const written = new Map<string, ChatClaim>();
  let leftOut = 0;
  for (const each of stated) {
    const claim = checkClaim(each, findings, texts);
    if (claim) written.set(claim.text, claim);
    else leftOut += 1;
  }
  const claims = [...written.values()].slice(0, CLAIMS_MAX);
  const heads = { how: texts.say('how'), see: texts.say('see') };
  return { claims: claims.length > 0 ? { claims, ...heads } : null, leftOut };
}
