import type { WishChange } from '@atoll/contracts/request-change';
import type { WishChangeDocument } from '../models/quote-request.model';

/** A change of a wish as both sides read it. */
export function wishChangeView({ at, items }: WishChangeDocument): WishChange {
  return { at: at.toISOString(), items: [...items] };
}
