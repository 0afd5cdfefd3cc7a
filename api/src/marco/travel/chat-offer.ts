import { ChatHotelOffer } from '@atoll/contracts/marco-hotels';
import { Value } from 'typebox/value';

/** A vendor's offer as the chat needs it (MAR-32), its total for all rooms. */
export type PricedOffer = ChatHotelOffer & { readonly description?: string };

function readOne(raw: unknown, rooms: number): PricedOffer | null {
  const offer = raw as {
    price?: unknown;
    room?: { typeEstimated?: unknown; description?: { text?: unknown } };
  };
  const read = { price: offer.price, room: { typeEstimated: offer.room?.typeEstimated ?? {} } };
  if (!Value.Check(ChatHotelOffer, read)) return null;
  const total = Number(read.price.total) * rooms;
  if (!(total > 0)) return null;
  const text = offer.room?.description?.text;
  return {
    price: { total: total.toFixed(2), currency: read.price.currency },
    room: read.room,
    ...(typeof text === 'string' && { description: text.slice(0, 200) }),
  };
}

/** The cheapest of a hotel's offers; the vendor's prices are for one room, ours for all. Null where none can be read. */
export function readChatOffer(raw: readonly unknown[], rooms: number): PricedOffer | null {
  const offers = raw.flatMap((each) => readOne(each, rooms) ?? []);
  return offers.sort((a, b) => Number(a.price.total) - Number(b.price.total))[0] ?? null;
}
