import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  GUESTS_DEFAULT,
  PARTY_MAX,
  PARTY_MIN,
  ROOMS_DEFAULT,
  STAY_NIGHTS_MAX,
} from '@atoll/contracts/constants';
import { compareDates, isCivilDate, nightsBetween } from '@atoll/contracts/dates';
import { BOARD_TYPES, HOTEL_LANGUAGES, PAYMENT_POLICIES } from '@atoll/contracts/hotel';
import type { HotelOffersQuery } from '@atoll/contracts/hotel-offers';
import { AppError, invalidField } from '../shared/errors/app-error';
import type { OfferQuery } from '../shared/travel/travel-provider';

/** A stay and what its offers must be like. Dates are absent as long as one is missing. */
export interface StayQuery extends Omit<OfferQuery, 'hotelIds' | 'adults' | 'priceRange'> {
  /** In all rooms together; never fewer than rooms. */
  readonly guests: number;
  /** Of a night in all rooms, both ends included. */
  readonly priceRange?: { readonly min: number; readonly max: number };
}

type Query = Omit<HotelOffersQuery, 'hotelIds'>;

/** A whole number held between `min` and `max`; the fallback for anything that is no number (PRV-13). */
export function clampedInteger(
  text: string | undefined,
  range: { min: number; max: number; fallback: number },
): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? range.fallback : Math.min(range.max, Math.max(range.min, value));
}

/** One of the allowed values, whatever its letter case; undefined where the parameter is absent. */
export function oneOf<T extends string>(
  field: string,
  text: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (!text) return undefined;
  const found = allowed.find((value) => value.toLowerCase() === text.toLowerCase());
  if (!found) throw invalidField(field, `This must be one of ${allowed.join(', ')}.`);
  return found;
}

function readDate(field: 'checkIn' | 'checkOut', text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (isCivilDate(text)) return text;
  throw new AppError('INVALID_DATES', { fields: { [field]: 'This must be a date such as 2026-12-31.' } });
}

function readDates({ checkIn, checkOut }: Query): Pick<StayQuery, 'checkInDate' | 'checkOutDate'> {
  const checkInDate = readDate('checkIn', checkIn);
  const checkOutDate = readDate('checkOut', checkOut);
  if (!checkInDate || !checkOutDate) return {};
  if (compareDates(checkOutDate, checkInDate) <= 0) {
    throw new AppError('INVALID_DATES', { fields: { checkOut: 'This must be later than check-in.' } });
  }
  // The vendor sends a price for every night, so that a stay of a season would be an answer of megabytes.
  if (nightsBetween(checkInDate, checkOutDate) > STAY_NIGHTS_MAX) {
    throw new AppError('INVALID_DATES', { fields: { checkOut: `Use at most ${STAY_NIGHTS_MAX} nights.` } });
  }
  return { checkInDate, checkOutDate };
}

function readCurrency(text: string | undefined): string {
  if (!text) return DEFAULT_CURRENCY;
  const found = CURRENCIES.find((currency) => currency === text.toUpperCase());
  if (!found)
    throw new AppError('INVALID_CURRENCY', { fields: { currency: `Use ${CURRENCIES.join(', ')}.` } });
  return found;
}

/** `min-max`, each a whole or decimal number; without a maximum above 0 it filters nothing (HSE-52, PRV-15). */
function readPriceRange(text: string | undefined): StayQuery['priceRange'] {
  if (!text) return undefined;
  const parts = /^(\d+(?:\.\d{1,2})?)?-(\d+(?:\.\d{1,2})?)?$/.exec(text.trim());
  const isNegative = text.trim().startsWith('-');
  if (!parts || isNegative) throw new AppError('INVALID_PRICE_RANGE');
  const [min, max] = [Number(parts[1] ?? 0), Number(parts[2] ?? 0)];
  if (max === 0) return undefined;
  if (min > max) throw new AppError('INVALID_PRICE_RANGE');
  return { min, max };
}

function matching(field: string, text: string | undefined, pattern: RegExp): string | undefined {
  if (!text) return undefined;
  if (!pattern.test(text)) throw invalidField(field, 'This is not valid.');
  return text.toUpperCase();
}

/** Guests in all rooms and rooms (PRV-13): every room has a guest (HSE-59), also where only rooms are given. */
function readParty({ adults, rooms }: Query): Pick<StayQuery, 'guests' | 'roomQuantity'> {
  const limits = { min: PARTY_MIN, max: PARTY_MAX };
  const roomsAskedFor = clampedInteger(rooms, { ...limits, fallback: ROOMS_DEFAULT });
  const guests = clampedInteger(adults, { ...limits, fallback: Math.max(GUESTS_DEFAULT, roomsAskedFor) });
  return { guests, roomQuantity: Math.min(roomsAskedFor, guests) };
}

/** Reads and validates stay and offer filters in the specification's words (PRV-11 to PRV-15, C19). */
export function readStay(query: Query): StayQuery {
  return {
    ...readDates(query),
    ...readParty(query),
    currency: readCurrency(query.currency),
    priceRange: readPriceRange(query.priceRange),
    boardType: oneOf('boardType', query.boardType, BOARD_TYPES),
    paymentPolicy: oneOf('paymentPolicy', query.paymentPolicy, PAYMENT_POLICIES) ?? 'NONE',
    includeClosed: query.includeClosed === 'true',
    bestRateOnly: query.bestRateOnly === 'true',
    lang: oneOf('lang', query.lang, HOTEL_LANGUAGES),
    countryOfResidence: matching('countryOfResidence', query.countryOfResidence, /^[A-Za-z]{2}$/),
  };
}
