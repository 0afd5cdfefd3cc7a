import type { CityOption } from '@atoll/contracts/place';
import { useKnownDay } from '@atoll/platform/server-day';
import { useMemo } from 'react';
import { datesProblem } from './search-problems';
import type { TourSearch } from './tour-address';
import type { TourAddressActions } from './use-tour-address';

/** A search without days that break a rule: a link with such days is one without any. */
function withSoundDates(search: TourSearch, day: string | null): TourSearch {
  return datesProblem(search, day) ? { ...search, from: null, to: null } : search;
}

/** The address of a page of tours with the place that it searches, and everything that is wrong with its link. */
export function useSoundAddress(
  inUrl: TourAddressActions,
  place: CityOption | null,
  today: string | null,
): TourAddressActions {
  const day = useKnownDay(today);
  return useMemo(
    () => ({
      ...inUrl,
      search: withSoundDates({ ...inUrl.search, place }, day),
      problems: [datesProblem(inUrl.search, day), ...inUrl.problems],
    }),
    [inUrl, place, day],
  );
}
