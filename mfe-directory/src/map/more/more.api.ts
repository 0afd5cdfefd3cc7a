import { API_PATHS } from '@atoll/contracts/api-paths';
import type { HotelSearchAnswer } from '@atoll/contracts/hotel';
import { HOUSE_PATHS, type HousesOnMap } from '@atoll/contracts/house';
import { SIGHTS_PATH, type SightsAnswer } from '@atoll/contracts/sights';
import type { ToursAnswer } from '@atoll/contracts/tour';
import { api } from '@atoll/platform';

/** The town in view. */
export interface TownArgs {
  readonly lat: number;
  readonly lng: number;
  /** In kilometers. */
  readonly radius: number;
}

/** As many as a map of a town can show; its list has the others. */
const HOTELS_MAX = 60;
const TOURS_MAX = 60;

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    sightsOnMap: build.query<SightsAnswer, { readonly bbox: string; readonly zoom: number }>({
      query: (params) => ({ url: SIGHTS_PATH, params }),
    }),
    housesOnMap: build.query<HousesOnMap, void>({ query: () => HOUSE_PATHS.onMap }),
    hotelsInTown: build.query<HotelSearchAnswer, TownArgs>({
      query: (town) => ({
        url: API_PATHS.hotels,
        params: { ...town, pageSize: HOTELS_MAX, sort: 'distance' },
      }),
    }),
    toursInTown: build.query<ToursAnswer, TownArgs>({
      query: (town) => ({ url: API_PATHS.activities, params: { ...town, limit: TOURS_MAX } }),
    }),
  }),
});

export const { useSightsOnMapQuery, useHousesOnMapQuery, useHotelsInTownQuery, useToursInTownQuery } =
  moreApi;
