import type { ChatActivity } from '@atoll/contracts/marco-activities';
import { DEFAULT_POSTER_URL } from '@atoll/ui/picture';
import { formatMoney } from '@atoll/ui/price';
import { minutesInWords } from './words';

/** '$38 a person'; null where the price is not known. */
export function activityPrice({ price }: ChatActivity): string | null {
  if (!price) return null;
  const { amount, currencyCode } = price;
  return `${formatMoney(amount, currencyCode, { round: Number.isInteger(amount) })} a person`;
}

/** '2 h 30 min', or the supplier's own words. */
export function activityDuration({ durationMinutes, minimumDuration }: ChatActivity): string | null {
  return durationMinutes === undefined ? (minimumDuration ?? null) : minutesInWords(durationMinutes);
}

/** Its first picture on this site: an answer brings no pictures from elsewhere. */
export function activityPicture({ pictures }: ChatActivity): string {
  return (
    pictures.find((address) => address.startsWith('/') && !address.startsWith('//')) ?? DEFAULT_POSTER_URL
  );
}
