import { fractionOf } from '../../world/seeded-random';
import { dateOfDay } from './calendar-date';
import type { House, Product } from './house';
import { makeOfferId } from './offer-id';
import { policiesOf } from './offer-policies';
import { priceOf } from './offer-price';
import type { RatePlan } from './rate-plans';
import type { RoomKind } from './rooms';

/** Where and when an offer is asked for. */
export interface Asked {
  origin: string;
  nowMs: number;
}

/** Writes a product down as the provider answers it. */
export function describeOffer(house: House, { key, room, plan, quote }: Product, { origin, nowMs }: Asked) {
  const { hotel, city, country } = house;
  const showsBase = fractionOf('base', hotel.hotelId) < 0.88;
  const id = makeOfferId(key);
  return {
    id,
    checkInDate: dateOfDay(key.checkInDay),
    checkOutDate: dateOfDay(key.checkInDay + key.nights),
    roomQuantity: String(key.roomQuantity),
    rateCode: plan.rateCode,
    rateFamilyEstimated: plan.family,
    boardType: plan.board,
    room: describeRoom(room, plan),
    guests: { adults: key.adults },
    price: priceOf(quote, key.checkInDay, country, showsBase),
    policies: policiesOf({ hotel, city, plan, checkInDay: key.checkInDay }, quote, nowMs),
    self: `${origin}/v3/shopping/hotel-offers/${id}`,
  };
}

function describeRoom(room: RoomKind, plan: RatePlan) {
  const text = `${plan.title}\n${room.title}, ${room.sizeSqm} sqm, ${bedWords(room)}`;
  return {
    type: room.type,
    typeEstimated: { category: room.category, beds: room.beds, bedType: room.bedType },
    description: { text, lang: 'EN' },
  };
}

function bedWords({ beds, bedType }: RoomKind): string {
  return `${beds} ${bedType.toLowerCase()} ${beds === 1 ? 'bed' : 'beds'}`;
}
