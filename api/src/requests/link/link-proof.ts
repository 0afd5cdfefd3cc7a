import { createHmac, timingSafeEqual } from 'node:crypto';

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
export function createLinkProofs(secret: string, purpose: string): LinkProofs {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const proofOf = (id: string, version: number) =>
    createHmac('sha256', key).update(`${id}${SEPARATOR}${version}`).digest();
  return {
    tokenOf: (id, version) => `${id}${SEPARATOR}${proofOf(id, version).toString('base64url')}`,
    idOf: (token) => {
      const [id = '', proof = '', ...more] = token.split(SEPARATOR);
      return id && proof && more.length === 0 ? id : null;
    },
    isProven: (token, id, version) => {
      const [, proof = ''] = token.split(SEPARATOR);
      const wanted = proofOf(id, version);
      const given = Buffer.from(proof, 'base64url');
      return (
        given.length === wanted.length &&
        timingSafeEqual(given, wanted) &&
        given.toString('base64url') === proof
      );
    },
  };
}
