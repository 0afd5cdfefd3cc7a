import {
  EDITED_PLACES_PATHS,
  editedPlacePath,
  type CityBody,
  type CityNeed,
  type EditedCities,
  type EditedCity,
} from '@atoll/contracts/edited-places';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import { api } from '@atoll/platform';

interface Wanted {
  readonly q?: string | undefined;
  readonly missing?: CityNeed | undefined;
  readonly page: number;
}

interface Save {
  readonly slug: string;
  readonly version: number;
  readonly body: CityBody;
}

const OWN = [{ type: 'Own' as const }];
const own = (url: string) => ({ url, signedIn: true as const });

const citiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editedCities: build.query<EditedCities, Wanted>({
      query: ({ q, missing, page }) => ({ ...own(EDITED_PLACES_PATHS.cities), params: { q, missing, page } }),
      providesTags: OWN,
    }),
    editedCity: build.query<EditedCity, string>({
      query: (slug) => own(editedPlacePath('city', slug)),
      providesTags: OWN,
    }),
    cityHistory: build.query<PortalEdits, string>({
      query: (slug) => own(editedPlacePath('cityHistory', slug)),
      providesTags: OWN,
    }),
    saveCity: build.mutation<EditedCity, Save>({
      query: ({ slug, version, body }) => ({
        ...own(editedPlacePath('city', slug)),
        ...{ method: 'PUT' as const, version, body },
      }),
      invalidatesTags: OWN,
    }),
  }),
});

export const { useEditedCitiesQuery, useEditedCityQuery, useCityHistoryQuery, useSaveCityMutation } =
  citiesApi;
