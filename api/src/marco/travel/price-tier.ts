import type { PRICE_TIERS } from '@atoll/contracts/marco-hotels';

/** The symbol of a price for one night: below 100 one, below 200 two, below 300 three, else four (MAR-31). */
export function priceTier(perNight: number): (typeof PRICE_TIERS)[number] {
  if (perNight < 100) return '$';
  if (perNight < 200) return '$$';
  return perNight < 300 ? '$$$' : '$$$$';
}
