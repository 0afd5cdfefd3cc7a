import { lazyPart } from '@atoll/platform/lazy-part';

/** The order by the way on foot, for who saved something to walk to. */
export const WalkOrder = lazyPart(
  async () => (await import(/* webpackChunkName: "walk" */ './walk/walk-order')).WalkOrder,
).Part;
