import { isIsoCurrency } from '../../world/countries';
import { quotableCurrencies } from '../../world/currencies';
import { isHotelIdShape } from '../hotels/hotel-id';
import type { QueryReader } from '../query-reader';
import { businessError, invalidFormat, missingParameter } from '../travel-errors';
import type { Stay } from './house';
import { boardTypes, type BoardType } from './rate-plans';
import { readDates } from './stay-dates';

/** A checked search for offers. */
export interface OfferQuery {
  hotelIds: string[];
  stay: Stay;
  /** Per night, in the requested currency. */
  priceRange: { min: number; max: number } | null;
  boardType: BoardType | null;
  paymentPolicy: 'GUARANTEE' | 'DEPOSIT' | 'NONE';
  includeClosed: boolean;
  bestRateOnly: boolean;
}

/** Reads and checks the parameters of a search. Throws the provider's errors. */
export function readOfferQuery(query: QueryReader, nowMs: number): OfferQuery {
  query.requiredText('hotelIds', undefined, 'MCLONGHM');
  const hotelIds = query.list('hotelIds', { maxItems: 20, accepts: isHotelIdShape });
  readLanguage(query);
  query.text('countryOfResidence', /^[A-Z]{2}$/);
  return {
    hotelIds,
    stay: {
      adults: query.integer('adults', {
        min: 1,
        max: 9,
        fallback: 1,
        outOfRange: (adults) => businessError(adults < 1 ? 397 : 137, 'adults'),
      }),
      roomQuantity: query.integer('roomQuantity', { min: 1, max: 9, fallback: 1 }),
      ...readDates(query, nowMs),
      currency: readCurrency(query),
    },
    priceRange: readPriceRange(query),
    boardType: query.oneOf('boardType', boardTypes),
    paymentPolicy: query.oneOf('paymentPolicy', ['GUARANTEE', 'DEPOSIT', 'NONE']) ?? 'NONE',
    includeClosed: query.flag('includeClosed', false),
    bestRateOnly: query.flag('bestRateOnly', true),
  };
}

/** Only checks it: texts are in English, which is also what upstream answers where it lacks a language. */
export function readLanguage(query: QueryReader): void {
  query.text('lang', /^[a-zA-Z0-9-]{2,5}$/);
}

/** A currency the hotels cannot quote in is answered in their own money, as upstream. */
function readCurrency(query: QueryReader): Stay['currency'] {
  const currency = query.text('currency');
  if (currency === null) return null;
  if (!isIsoCurrency(currency)) throw businessError(61, 'currency');
  return quotableCurrencies.find((quotable) => quotable === currency) ?? null;
}

/** '200-300', '-300' or '100', which is the least to pay. */
function readPriceRange(query: QueryReader): OfferQuery['priceRange'] {
  const text = query.text('priceRange', /^(\d+(\.\d+)?)?(-(\d+(\.\d+)?)?)?$/);
  if (text === null) return null;
  if (query.text('currency') === null) throw missingParameter('currency');
  const [min = '', max = ''] = text.split('-');
  const range = { min: min === '' ? 0 : Number(min), max: max === '' ? Infinity : Number(max) };
  if (range.min > range.max) throw invalidFormat('priceRange', 'the minimum is above the maximum');
  return range;
}
