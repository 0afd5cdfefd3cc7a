import { LOCATION_TEXTS } from '@atoll/contracts/location-texts';
import type { CityOption } from '@atoll/contracts/place';
import { placesApi, useAppDispatch } from '@atoll/platform';
import { useCallback } from 'react';
import { readLocations, searchFailure } from './read-locations';

/**
 * Finds the place that a submitted text means, with every source that the site has (MAP-04, C9); never for asking while
 * somebody types. Throws an Error with the specification's sentence where there is none.
 */
export function useSubmittedLocation(): (text: string) => Promise<CityOption> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (text) => {
      const request = dispatch(placesApi.endpoints.submittedPlaces.initiate(text, { subscribe: false }));
      const places = await request.unwrap().catch((problem: unknown) => {
        throw searchFailure(problem);
      });
      const [best] = readLocations({ places }, text);
      if (!best) throw new Error(LOCATION_TEXTS.noneFor(text));
      return best;
    },
    [dispatch],
  );
}
