import type { ApiSecrets } from '../../shared/secrets/api-secrets';
import { createProofs, isAmong } from '../../shared/secrets/proofs';

/** Parts an id from what proves that the link was made here. */
const SEPARATOR = '.';

export interface LinkProofs {
  /** One segment of a path: the id, and what proves it. Another version revokes it. */
  readonly tokenOf: (id: string, version: number) => string;
  /** The id that a token names; null where it is none. Whether it is proven says `isProven`. */
  readonly idOf: (token: string) => string | null;
  /** Whether the token was made here for this id and version, in the same time for every answer. */
  readonly isProven: (token: string, id: string, version: number) => boolean;
}

/** Links that are secrets, of which nothing is stored. `purpose` makes the key good for one kind of link only. */
export function createLinkProofs(secrets: ApiSecrets, purpose: string): LinkProofs {
  const proofs = createProofs(secrets, purpose);
  const textOf = (id: string, version: number) => `${id}${SEPARATOR}${version}`;
  return {
    tokenOf: (id, version) => `${id}${SEPARATOR}${proofs.of(textOf(id, version)).toString('base64url')}`,
    idOf: (token) => {
      const [id = '', proof = '', ...more] = token.split(SEPARATOR);
      return id && proof && more.length === 0 ? id : null;
    },
    isProven: (token, id, version) => {
      const [, proof = ''] = token.split(SEPARATOR);
      const given = Buffer.from(proof, 'base64url');
      const isOurs = isAmong(given, proofs.allOf(textOf(id, version)));
      return isOurs && given.toString('base64url') === proof;
    },
  };
}
