import {
  HOUSE_PATHS,
  housePath,
  type House,
  type HouseCard,
  type HousesAnswer,
} from '@atoll/contracts/house';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';

export const housesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Houses with an account, by the slug of a city. */
    housesInCity: build.query<readonly HouseCard[], string>({
      query: (city) => ({ url: HOUSE_PATHS.houses, params: { city } }),
      transformResponse: ({ houses }: HousesAnswer) => houses,
    }),

    /** Null where there is no such house: an answer like any other. */
    house: build.query<House | null, string>({
      queryFn: (slug, _api, _options, ask) => foundOrNull<House>(ask(housePath(slug))),
    }),
  }),
});

export const { useHousesInCityQuery, useHouseQuery } = housesApi;
