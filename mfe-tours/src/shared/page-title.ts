import { pageTitle, titled } from '@atoll/contracts/page-titles';
import type { CityOption } from '@atoll/contracts/place';
import { placeLabel } from '@atoll/contracts/place';

/** 'Tours in Lisbon, Portugal | Atoll': the title of the document, the same from the server and in the browser. */
export function toursTitle(place: CityOption | null): string {
  return place ? titled(`Tours in ${placeLabel(place)}`) : pageTitle('/tours');
}
