import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import type { KnownRequest } from '@atoll/contracts/pages/request-href';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import type { Tour } from '@atoll/contracts/tour';
import type { TourSearch } from '../shared/tour-address';

/** What a request for a quote about a tour says: the tour, and the search that it was found with. */
export function requestAbout(
  { id, name }: Pick<Tour, 'id' | 'name'>,
  { place, from, to, people }: TourSearch,
): KnownRequest {
  return {
    city: place?.name ?? null,
    country: place?.country ?? null,
    from,
    to,
    adults: people,
    about: name,
    aboutPath: pageHref(toursPage, { ...placeState(place), tour: id }),
  };
}
