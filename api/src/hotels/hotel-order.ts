import { walkSumMinutes } from '@atoll/contracts/walking';
import type { ListedHotel } from '../shared/travel/travel-provider';
import type { HotelSearch } from './search-query';
import type { ReadContents } from './hotel-contents';
import type { HotelContent } from './hotel-content.model';
import { hasPictures } from './hotel-view';

/** So many of the nearest hotels are recommended by what their contents tell; the others follow by distance. */
const RECOMMENDED_MAX = 100;
/** What ten kilometres cost a recommendation, in stars. */
const STARS_PER_10_KM = 1.5;

/** A listed hotel with its distance from the searched place; null without one. */
export interface FoundHotel {
  readonly listed: ListedHotel;
  readonly distanceKm: number | null;
}

export interface OrderSources {
  /** Cheapest total by hotelId, null where there is no offer; empty without dates. */
  readonly totals: ReadonlyMap<string, number | null>;
  readonly contents: ReadContents;
}

function score(hotel: FoundHotel, content: HotelContent | undefined, sort: HotelSearch['sort']): number {
  const stars = content?.rating ?? 0;
  if (sort === 'rating') return stars;
  return (
    stars + (content && hasPictures(content) ? 0.5 : 0) - ((hotel.distanceKm ?? 0) / 10) * STARS_PER_10_KM
  );
}

/** Those without a position last; the nearest first where there is nothing to walk to. */
function byWalk(found: readonly FoundHotel[], walkTo: HotelSearch['walkTo']): readonly FoundHotel[] {
  const minutes = new Map(
    found.map((hotel) => {
      const { geoCode } = hotel.listed;
      return [hotel, geoCode ? walkSumMinutes(geoCode, walkTo) : Number.MAX_VALUE];
    }),
  );
  return [...found].sort((a, b) => (minutes.get(a) ?? 0) - (minutes.get(b) ?? 0));
}

/** The hotels, which come nearest first, in the order asked for; by price, those without one come last. */
export async function inOrder(
  found: readonly FoundHotel[],
  { sort, walkTo }: Pick<HotelSearch, 'sort' | 'walkTo'>,
  { totals, contents }: OrderSources,
): Promise<readonly FoundHotel[]> {
  if (sort === 'distance') return found;
  if (sort === 'walk') return byWalk(found, walkTo);
  if (sort === 'price') {
    const priceOf = ({ listed }: FoundHotel) => totals.get(listed.hotelId) ?? Number.MAX_VALUE;
    return [...found].sort((a, b) => priceOf(a) - priceOf(b));
  }
  const ranked = sort === 'rating' ? [...found] : found.slice(0, RECOMMENDED_MAX);
  const known = await contents(ranked.map(({ listed }) => listed));
  const scoreOf = (hotel: FoundHotel) => score(hotel, known.get(hotel.listed.hotelId), sort);
  return [...ranked.sort((a, b) => scoreOf(b) - scoreOf(a)), ...found.slice(ranked.length)];
}
