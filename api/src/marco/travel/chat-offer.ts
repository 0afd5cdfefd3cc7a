import { ChatHotelOffer } from '@atoll/contracts/marco-hotels';
import { Value } from 'typebox/value';

/** A vendor's offer as the chat needs it (MAR-32), its total for all rooms. */
export type PricedOffer = ChatHotelOffer & {
  readonly description?: string;
  /** As the vendor writes it, ISO 8601. */
  readonly freeCancellationUntil?: string;
};

interface RawPolicies {
  readonly cancellations?: readonly { readonly deadline?: unknown }[];
  readonly cancellation?: { readonly deadline?: unknown };
}

/** Until when leaving costs nothing: a fee has a deadline before it only where there is such a time. */
function freeUntil(policies: RawPolicies | undefined): string | undefined {
  const deadline = (policies?.cancellations?.[0] ?? policies?.cancellation)?.deadline;
  return typeof deadline === 'string' && !Number.isNaN(Date.parse(deadline)) ? deadline : undefined;
}

function readOne(raw: unknown, rooms: number): PricedOffer | null {
  const offer = raw as {
    price?: unknown;
    room?: { typeEstimated?: unknown; description?: { text?: unknown } };
    policies?: RawPolicies;
  };
  const freeCancellationUntil = freeUntil(offer.policies);
  const read = { price: offer.price, room: { typeEstimated: offer.room?.typeEstimated ?? {} } };
  if (!Value.Check(ChatHotelOffer, read)) return null;
  const total = Number(read.price.total) * rooms;
  if (!(total > 0)) return null;
  const text = offer.room?.description?.text;
  return {
    price: { total: total.toFixed(2), currency: read.price.currency },
    room: read.room,
    ...(typeof text === 'string' && { description: text.slice(0, 200) }),
    ...(freeCancellationUntil && { freeCancellationUntil }),
  };
}

/** The cheapest of a hotel's offers; the vendor's prices are for one room, ours for all. Null where none can be read. */
export function readChatOffer(raw: readonly unknown[], rooms: number): PricedOffer | null {
  const offers = raw.flatMap((each) => readOne(each, rooms) ?? []);
  return offers.sort((a, b) => Number(a.price.total) - Number(b.price.total))[0] ?? null;
}
