import { API_PATHS } from '@atoll/contracts/api-paths';
import type {
  CalledSo,
  CountryCities,
  Destination,
  DestinationCard,
  DestinationOnMap,
  DestinationsAnswer,
  NamedCity,
} from '@atoll/contracts/destination';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';

export interface CountryCitiesArgs {
  readonly slug: string;
  readonly q: string | null;
  readonly region: string | null;
  readonly page: number;
}

/** Beside guides only the main city is shown; all of them would make the document of a large country a tenth larger. */
function withShownCities(found: Destination): Destination {
  return found.guided.length > 0 ? { ...found, cities: found.cities.slice(0, 1) } : found;
}

export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every visible country, by name. Where they are would make the documents of lists a third larger. */
    listDestinations: build.query<Omit<DestinationsAnswer, 'data'> & { data: DestinationCard[] }, void>({
      query: () => API_PATHS.destinations,
      transformResponse: ({ data, meta }: DestinationsAnswer) => ({
        data: data.map(({ lat: _lat, lng: _lng, ...card }) => card),
        meta,
      }),
    }),

    /** Every city with agents, by name: only for who searches, because there are a thousand. */
    listCities: build.query<NamedCity[], void>({ query: () => `${API_PATHS.destinations}/cities` }),

    /** What has exactly this name in any language: lists filter by their own names alone. */
    calledSo: build.query<CalledSo, string>({
      query: (name) => ({ url: `${API_PATHS.destinations}/called`, params: { name } }),
    }),

    /** The same countries with their places. */
    destinationsOnMap: build.query<DestinationOnMap[], void>({
      query: () => API_PATHS.destinations,
      transformResponse: ({ data }: DestinationsAnswer) => data,
    }),

    /** A visible country by its slug; null where there is none: an answer like any other. */
    getDestination: build.query<Destination | null, string>({
      queryFn: async (slug, _api, _options, ask) => {
        const found = await foundOrNull<Destination>(
          ask(`${API_PATHS.destinations}/${encodeURIComponent(slug)}`),
        );
        return found.data ? { data: withShownCities(found.data) } : found;
      },
    }),

    /** A page of all cities of a country, by name (DES-12). */
    countryCities: build.query<CountryCities, CountryCitiesArgs>({
      query: ({ slug, q, region, page }) => ({
        url: `${API_PATHS.destinations}/${encodeURIComponent(slug)}/cities`,
        params: { ...(q && { q }), ...(region && { region }), page },
      }),
    }),
  }),
});

export const {
  useListDestinationsQuery,
  useListCitiesQuery,
  useCalledSoQuery,
  useDestinationsOnMapQuery,
  useGetDestinationQuery,
  useCountryCitiesQuery,
} = destinationsApi;
