import type { ApiSecrets } from '../../shared/secrets/api-secrets';
import { createProofs, isAmong } from '../../shared/secrets/proofs';

const LOCAL_START = 'reply+';
/** An id without its dashes. */
const ID_LENGTH = 32;
/** With id and start, 63 of the 64 characters that the name in an address may have. */
const PROOF_BYTES = 16;
const PROOF_BASE = 36;
const PROOF_LENGTH = 25;

export interface ReplyTokens {
  /** The address for answers to what has this id, with a proof over the id and these words. */
  readonly addressOf: (id: string, ...words: readonly (string | number)[]) => string;
  /** The id that an address names; null for one that was not made so. Whether it was made here says `isProven`. */
  readonly idIn: (address: string) => string | null;
  readonly isProven: (address: string, id: string, ...words: readonly (string | number)[]) => boolean;
}

export interface ReplyTokensDeps {
  readonly secrets: ApiSecrets;
  /** Its key is good for nothing else that the secret signs. */
  readonly purpose: string;
  readonly domain: string;
}

/** The id with its dashes again; null for what has none in it. */
function idOf(token: string): string | null {
  const hex = token.slice(0, ID_LENGTH);
  if (token.length !== ID_LENGTH + PROOF_LENGTH || !/^[0-9a-f]+$/.test(hex)) return null;
  const cuts = [0, 8, 12, 16, 20, ID_LENGTH];
  return cuts
    .slice(1)
    .map((end, at) => hex.slice(cuts[at], end))
    .join('-');
}

const plain = (address: string) => address.trim().toLowerCase();

/**
 * Addresses that answers to mails go to. An address is `reply+<token>`, and the token an id with a proof. Digits and small
 * letters alone, because mail systems fold case. Nothing is stored of it.
 */
export function createReplyTokens({ secrets, purpose, domain }: ReplyTokensDeps): ReplyTokens {
  const proofs = createProofs(secrets, purpose);
  const addressWith = (id: string, proof: Buffer) => {
    const text = BigInt(`0x${proof.subarray(0, PROOF_BYTES).toString('hex')}`)
      .toString(PROOF_BASE)
      .padStart(PROOF_LENGTH, '0');
    return `${LOCAL_START}${id.replaceAll('-', '')}${text}@${domain}`;
  };
  const textOf = (id: string, words: readonly (string | number)[]) => [id, ...words].join(' ');
  return {
    addressOf: (id, ...words) => addressWith(id, proofs.of(textOf(id, words))),
    idIn: (address) => {
      const [local = '', host, ...more] = plain(address).split('@');
      if (host !== domain || more.length > 0 || !local.startsWith(LOCAL_START)) return null;
      return idOf(local.slice(LOCAL_START.length));
    },
    isProven: (address, id, ...words) => {
      const believed = proofs.allOf(textOf(id, words)).map((proof) => Buffer.from(addressWith(id, proof)));
      return isAmong(Buffer.from(plain(address)), believed);
    },
  };
}
