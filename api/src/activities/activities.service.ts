import type { Tour, ToursAnswer } from '@atoll/contracts/tour';
import type { ExchangeRates } from '../shared/money/exchange-rates';
import type { WatchCache } from '../shared/observability/cache-watch';
import { createAnswerCache } from '../shared/provider/answer-cache';
import { byDeadline, deadlineIn } from '../shared/provider/deadline';
import type { ActivityProvider, GeoCode } from '../shared/travel/travel-provider';
import type { ActivityArea, TourSearch } from './activities-query';
import { fitsPrice, incomparableCurrencies, inOrder, passes } from './tour-filters';
import { toTour } from './tour-mapper';

export interface ActivitiesService {
  search(search: TourSearch): Promise<ToursAnswer>;
  activity(id: string): Promise<Tour>;
}

export interface ActivitiesDeps {
  readonly provider: ActivityProvider;
  readonly rates: ExchangeRates;
  readonly deadlineMs: number;
  /** True where the provider's records are invented. */
  readonly isSample: boolean;
  readonly watchCache?: WatchCache | undefined;
}

const MINUTE_MS = 60_000;
const LISTS = { max: 500, freshMs: 10 * MINUTE_MS, staleMs: 60 * MINUTE_MS };

function centreOf(area: ActivityArea): GeoCode {
  if (area.kind === 'circle') return area.centre;
  const { north, south, east, west } = area.square;
  const middle = west <= east ? (west + east) / 2 : (west + east + 360) / 2;
  return { latitude: (north + south) / 2, longitude: middle > 180 ? middle - 360 : middle };
}

/** Tours of an area, filtered, sorted and one page at a time, and one tour. Vendor failures are ProviderErrors. */
export function createActivitiesService({
  provider,
  rates,
  deadlineMs,
  isSample,
  watchCache,
}: ActivitiesDeps): ActivitiesService {
  const lists = createAnswerCache<Tour[]>({
    provider: provider.name,
    sharedMs: deadlineMs,
    ...LISTS,
    watch: watchCache?.('activities'),
  });
  const listOf = async (area: ActivityArea) => {
    const listed =
      area.kind === 'square'
        ? await provider.bySquare(area.square)
        : await provider.byLocation(area.centre, area.radiusKm);
    return listed.map((activity) => toTour(activity, { isSample, centre: centreOf(area) }));
  };
  return {
    search: async ({ area, filters, sort, page, limit }) => {
      const listed = await lists.read(JSON.stringify(area), () => listOf(area), deadlineIn(deadlineMs));
      const table = rates.current();
      const wanted = listed.filter((tour) => passes(tour, filters));
      const fitting = wanted.filter((tour) => fitsPrice(tour, filters, table));
      const incomparable = incomparableCurrencies(wanted, table);
      return {
        data: inOrder(fitting, sort, table).slice((page - 1) * limit, page * limit),
        meta: {
          count: fitting.length,
          found: listed.length,
          ...(incomparable.length > 0 && { incomparable }),
        },
      };
    },
    activity: async (id) =>
      toTour(await byDeadline(provider.byId(id), deadlineIn(deadlineMs), provider.name), { isSample }),
  };
}
