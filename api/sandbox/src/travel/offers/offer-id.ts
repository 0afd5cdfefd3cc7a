import { createHmac } from 'node:crypto';
import { quotableCurrencies } from '../../world/currencies';
import { seededRandom } from '../../world/seeded-random';

/** All that makes an offer; the same key always gives the same offer. */
export interface OfferKey {
  hotelId: string;
  /** Days since 1970-01-01. */
  checkInDay: number;
  /** 1 to 99. */
  nights: number;
  adults: number;
  roomQuantity: number;
  roomIndex: number;
  planIndex: number;
  /** Null: the hotel's local money. */
  currency: (typeof quotableCurrencies)[number] | null;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signatureLength = 6;
const idLength = signatureLength + 19;

/** An id of 25 characters [A-Z0-9] that carries the key and a signature, so that no offer has to be stored. */
export function makeOfferId(key: OfferKey): string {
  const currency = key.currency === null ? 0 : quotableCurrencies.indexOf(key.currency) + 1;
  const plain = [
    key.hotelId,
    base36(key.checkInDay, 3),
    base36(key.nights, 2),
    base36(key.adults, 1),
    base36(key.roomQuantity, 1),
    base36(key.roomIndex, 1),
    base36(key.planIndex, 2),
    base36(currency, 1),
  ].join('');
  const signature = signatureOf(plain);
  return `${signature}${shift(plain, signature, 1)}`;
}

/** Null when the id was not made by `makeOfferId`. */
export function readOfferId(id: string): OfferKey | null {
  if (id.length !== idLength || !/^[0-9A-Z]+$/.test(id)) return null;
  const signature = id.slice(0, signatureLength);
  const plain = shift(id.slice(signatureLength), signature, -1);
  if (signatureOf(plain) !== signature) return null;
  const number = (start: number, length: number) => parseInt(plain.slice(start, start + length), 36);
  return {
    hotelId: plain.slice(0, 8),
    checkInDay: number(8, 3),
    nights: number(11, 2),
    adults: number(13, 1),
    roomQuantity: number(14, 1),
    roomIndex: number(15, 1),
    planIndex: number(16, 2),
    currency: quotableCurrencies[number(18, 1) - 1] ?? null,
  };
}

function base36(value: number, length: number): string {
  return value.toString(36).toUpperCase().padStart(length, '0');
}

function signatureOf(plain: string): string {
  const hash = createHmac('sha256', 'atoll-sandbox-offers').update(plain).digest();
  return Array.from({ length: signatureLength }, (_, index) => digits[(hash[index] ?? 0) % 36]).join('');
}

// Upstream ids are opaque; a consumer that reads hotel ids out of ours would break there.
function shift(text: string, seed: string, direction: 1 | -1): string {
  const random = seededRandom('offer-id', seed);
  return [...text]
    .map((character) => {
      const moved = digits.indexOf(character) + direction * random.int(0, 35);
      return digits[(moved + 36) % 36] ?? '0';
    })
    .join('');
}
