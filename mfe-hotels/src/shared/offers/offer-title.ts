import type { Offer } from '@atoll/contracts/hotel-offers';
import { bedsLabel } from './offer-labels';
import { roomName } from './offer-groups';

/**
 * The room as the hotel names it: 'Classic Queen Room, 22 m²'. Providers put the rate's name on a line above and the
 * beds behind the room's name; both have a place of their own on the page (HDT-07).
 */
export function offerTitle(offer: Offer): string {
  const lines = (offer.room.description?.text ?? '').split('\n').map((line) => line.trim());
  const room = lines.findLast((line) => line !== '');
  if (!room) return roomName(offer);
  const beds = bedsLabel(offer)?.toLowerCase();
  const parts = room.split(', ').filter((part) => part.toLowerCase() !== beds);
  return parts.join(', ').replace(/(\d) ?sqm\b/i, '$1 m²');
}
