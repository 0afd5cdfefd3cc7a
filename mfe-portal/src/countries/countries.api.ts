import {
  EDITED_PLACES_PATHS,
  editedPlacePath,
  type CountryChange,
  type EditedCountries,
  type EditedCountry,
} from '@atoll/contracts/edited-places';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import { api } from '@atoll/platform';

interface Change {
  readonly slug: string;
  readonly version: number;
  readonly body: CountryChange;
}

const OWN = [{ type: 'Own' as const }];
const own = (url: string) => ({ url, signedIn: true as const });

const countriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editedCountries: build.query<EditedCountry[], void>({
      query: () => own(EDITED_PLACES_PATHS.countries),
      transformResponse: ({ countries }: EditedCountries) => countries,
      providesTags: OWN,
    }),
    editedCountry: build.query<EditedCountry, string>({
      query: (slug) => own(editedPlacePath('country', slug)),
      providesTags: OWN,
    }),
    countryHistory: build.query<PortalEdits, string>({
      query: (slug) => own(editedPlacePath('countryHistory', slug)),
      providesTags: OWN,
    }),
    changeCountry: build.mutation<EditedCountry, Change>({
      query: ({ slug, version, body }) => ({
        ...own(editedPlacePath('country', slug)),
        ...{ method: 'PATCH' as const, version, body },
      }),
      invalidatesTags: OWN,
    }),
  }),
});

export const {
  useEditedCountriesQuery,
  useEditedCountryQuery,
  useCountryHistoryQuery,
  useChangeCountryMutation,
} = countriesApi;
