import type { Tour, TourDuration } from '@atoll/contracts/tour';
import { languageName } from '@atoll/contracts/languages';
import { rangeInWords } from '@atoll/ui/date-range';
import { DEFAULT_POSTER_URL } from '@atoll/ui/picture';
import { formatMoney } from '@atoll/ui/price';
import type { TourSearch } from './tour-address';

export const DURATION_LABELS: Readonly<Record<TourDuration, string>> = {
  HALF_DAY: 'Half day',
  FULL_DAY: 'Full day',
  MULTI_DAY_SHORT: '2-3 days',
  MULTI_DAY_MEDIUM: '4-7 days',
  MULTI_DAY_LONG: '8 days or more',
};

export const NO_DURATION = 'Duration not specified';
export const NO_DESCRIPTION = 'No description available.';
const NO_PRICE = '---';

/** '$38', 'EUR 124', or '---' without a price: only dollars have their sign (TOU-30, TOU-31). */
export function priceText({ price }: Pick<Tour, 'price'>): string {
  if (!price) return NO_PRICE;
  const { amount, currencyCode } = price;
  const round = Number.isInteger(amount);
  return formatMoney(amount, currencyCode, { round, code: currencyCode !== 'USD' });
}

/** 'person' for one, else 'people' (TOU-08). */
export function peopleWord(count: number): string {
  return count === 1 ? 'person' : 'people';
}

/** 'Fri 4 Dec to Fri 11 Dec, 2 people'. */
export function searchInWords({ from, to, people }: TourSearch, today: string | null): string {
  const who = `${people} ${peopleWord(people)}`;
  const when = rangeInWords({ from, to }, today);
  return when ? `${when}, ${who}` : who;
}

/** 'English and French'. */
export function languagesText({ languages }: Pick<Tour, 'languages'>): string {
  const names = languages.map(languageName);
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

/** Where it begins, as far as the search knows: '1.2 km from the center'. */
export function meetingText({ distanceKm }: Pick<Tour, 'distanceKm'>): string {
  return distanceKm === undefined ? 'Meeting place on request' : `Starts ${distanceKm} km from the center`;
}

/** The address of its first picture, or of the default poster. */
export function firstPicture({ images }: Pick<Tour, 'images'>): string {
  return images[0]?.uri ?? DEFAULT_POSTER_URL;
}
