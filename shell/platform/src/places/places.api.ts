import { API_PATHS } from '@atoll/contracts/api-paths';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import type {
  CityOption,
  PlacesAnswer,
  ReversePlaceAnswer,
  SubmittedPlaceAnswer,
} from '@atoll/contracts/place';
import { api } from '../api';

/** A place without name, country or coordinates cannot be searched: it is dropped (HSE-17). */
function isComplete(place: Partial<CityOption>): place is CityOption {
  return (
    Boolean(place.name && place.country) &&
    Number.isFinite(place.latitude) &&
    Number.isFinite(place.longitude)
  );
}

/** Places by what was typed, best first: asked by every remote, so that they share the answers. */
export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPlaces: build.query<CityOption[], string>({
      query: (q) => ({ url: API_PATHS.places, params: { q } }),
      transformResponse: ({ places }: PlacesAnswer) => places.filter(isComplete),
      providesTags: [{ type: 'Place', id: 'LIST' }],
    }),
    /** The answer as it came: a location search says itself what is wrong with it (HOM-30, HOM-31). */
    searchLocations: build.query<unknown, string>({
      query: (q) => ({ url: API_PATHS.places, params: { q, limit: GEOCODING_LIMIT } }),
    }),
    /** A submitted text by the first source that knows it; never for asking while somebody types (TOU-11, C9). */
    submittedPlaces: build.query<CityOption[], string>({
      query: (q) => ({ url: API_PATHS.placesSubmitted, params: { q } }),
      transformResponse: ({ places }: SubmittedPlaceAnswer) => places.filter(isComplete),
      providesTags: [{ type: 'Place', id: 'LIST' }],
    }),
    /** The nearest town of a point in degrees; null where none is near. */
    placeAt: build.query<CityOption | null, { lat: string; lon: string }>({
      query: (params) => ({ url: API_PATHS.placesReverse, params }),
      transformResponse: ({ place }: ReversePlaceAnswer) => place,
      providesTags: [{ type: 'Place', id: 'LIST' }],
    }),
    placesOfRegion: build.query<CityOption[], Pick<CityOption, 'name' | 'latitude' | 'longitude'>>({
      query: ({ name, latitude, longitude }) => ({
        url: API_PATHS.placesOfRegion,
        params: { name, lat: latitude, lon: longitude },
      }),
      transformResponse: ({ places }: PlacesAnswer) => places.filter(isComplete),
      providesTags: [{ type: 'Place', id: 'LIST' }],
    }),
  }),
});
