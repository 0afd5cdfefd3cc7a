import { API_PATHS } from '@atoll/contracts/api-paths';
import {
  ACTIVITY_RADIUS_MAX_KM,
  TOUR_PAGE_SIZE,
  TOUR_RETRY_HALF_KM,
  TOUR_SQUARE_HALF_KM,
} from '@atoll/contracts/constants';
import { tourSquare, type Tour, type ToursAnswer, type TourSort } from '@atoll/contracts/tour';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';
import { filterParams, type TourFilters } from './filters/filters';

/** Where to look: the square around a place, a part of the map, or the surroundings of a place (C47). */
export type TourWhere =
  | { readonly kind: 'place' | 'surroundings'; readonly latitude: number; readonly longitude: number }
  | {
      readonly kind: 'area';
      readonly latitude: number;
      readonly longitude: number;
      readonly radiusKm: number;
    };

export interface TourSearchArgs {
  readonly where: TourWhere;
  readonly filters: TourFilters;
  readonly sort: TourSort;
  readonly page: number;
}

/** An answer, and whether it comes from further away than the place's own surroundings. */
export type FoundTours = ToursAnswer & { readonly isWider?: boolean };

type Params = Record<string, string | number | undefined>;

/**
 * Queries for where to look, one after the other: where nothing was found in a place or around it, it is searched once
 * more, wider (TOU-13). Small islands have nothing of their own within the provider's largest circle (TOU-38).
 */
function whereParams(where: TourWhere): Params[] {
  const { latitude, longitude } = where;
  const square = (halfKm: number): Params => ({ ...tourSquare(where, halfKm) });
  if (where.kind === 'area') return [square(where.radiusKm)];
  const near =
    where.kind === 'surroundings'
      ? { lat: latitude, lng: longitude, radius: ACTIVITY_RADIUS_MAX_KM }
      : square(TOUR_SQUARE_HALF_KM);
  return [near, square(TOUR_RETRY_HALF_KM)];
}

export const toursApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of tours; the filters never make it look further, only a place where there is nothing at all. */
    searchTours: build.query<FoundTours, TourSearchArgs>({
      queryFn: async ({ where, filters, sort, page }, _api, _options, ask) => {
        const params = { ...filterParams(filters), sort, page, limit: TOUR_PAGE_SIZE };
        const [first = {}, wider] = whereParams(where);
        const { data, error } = await ask({ url: API_PATHS.activities, params: { ...first, ...params } });
        if (error) return { error };
        const answer = data as ToursAnswer;
        if (answer.meta.found > 0 || !wider) return { data: answer };
        const again = await ask({ url: API_PATHS.activities, params: { ...wider, ...params } });
        if (again.error) return { error: again.error };
        const { data: tours, meta } = again.data as ToursAnswer;
        return { data: { data: tours, meta, isWider: meta.found > 0 } };
      },
    }),

    /** Null where there is no such tour. */
    getTour: build.query<Tour | null, string>({
      queryFn: (id, _api, _options, ask) =>
        foundOrNull<Tour>(ask({ url: `${API_PATHS.activities}/${encodeURIComponent(id)}` })),
    }),
  }),
});

export const { useSearchToursQuery, useGetTourQuery } = toursApi;
