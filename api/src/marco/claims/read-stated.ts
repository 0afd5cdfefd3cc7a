import { CLAIM_KINDS } from '@atoll/contracts/marco-claims';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { AMENITY_TASTES } from '../travel/hotel-tastes';
import { CLAIMS_MAX, type StatedClaim } from './stated-claim';

const Optional = Type.Optional;
const Stated = Type.Object(
  {
    kind: Type.Enum([...CLAIM_KINDS]),
    of: Optional(Type.String({ maxLength: 8 })),
    to: Optional(Type.String({ maxLength: 8 })),
    amenity: Optional(Type.Enum([...AMENITY_TASTES])),
    value: Optional(Type.Number()),
  },
  { additionalProperties: false },
);

/** What a model wants to be stated, as far as it has our shape, and how many claims had another. */
export function readStated(argumentsOfCall: string): {
  readonly stated: StatedClaim[];
  readonly odd: number;
} {
  let claims: unknown;
  try {
    claims = (JSON.parse(argumentsOfCall) as { claims?: unknown } | null)?.claims;
  } catch (error) {
    // A model's arguments may be anything.
    if (!(error instanceof SyntaxError)) throw error;
  }
  const list: readonly unknown[] = Array.isArray(claims) ? claims.slice(0, CLAIMS_MAX) : [];
  const stated = list.filter((each): each is StatedClaim => Value.Check(Stated, each));
  return { stated, odd: list.length - stated.length };
}
