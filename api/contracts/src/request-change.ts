import { Type, type Static } from 'typebox';
import { RequestWish, TRAVELER_CLOSED_REASONS } from './quote-request';

/** As often as a request can be changed: more is another request. */
export const WISH_CHANGES_MAX = 20;

/** Of a wish, what can be changed. The place only while no agent has been asked. */
const { about: _about, ...CHANGEABLE } = RequestWish.properties;

/** PUT /api/quote-requests/own/:token/wish: the whole wish as it is to be from now on. */
export const WishBody = Type.Object(
  {
    ...CHANGEABLE,
    /** The version that was changed. Another one is there by now: 409, and nothing is written. */
    version: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type WishBody = Readonly<Static<typeof WishBody>>;

/** POST /api/quote-requests/own/:token/close: why nobody is needed any more. */
export const CloseBody = Type.Object(
  { reason: Type.Enum([...TRAVELER_CLOSED_REASONS]) },
  { additionalProperties: false },
);
export type CloseBody = Readonly<Static<typeof CloseBody>>;

/** One part of a wish before and after a change, in words. */
export const WishDifference = Type.Object({
  what: Type.String(),
  before: Type.String(),
  after: Type.String(),
});
export type WishDifference = Readonly<Static<typeof WishDifference>>;

/** What a traveler has changed of a wish at once. */
export const WishChange = Type.Object({ at: Type.String(), items: Type.Array(WishDifference) });
export type WishChange = Readonly<Static<typeof WishChange>>;
