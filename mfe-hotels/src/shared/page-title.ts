import { pageTitle } from '@atoll/contracts/page-titles';
import type { CityOption } from '@atoll/contracts/place';
import { useEffect } from 'react';
import { placeLabel } from '@atoll/contracts/place';

/** 'Hotels in Lisbon, Portugal | Atoll': the title of the document, the same from the server and in the browser. */
export function hotelsTitle(place: CityOption | null): string {
  return place ? `Hotels in ${placeLabel(place)} | Atoll` : pageTitle('/hotels');
}

/** Keeps the document's title with the place that is searched. */
export function useHotelsTitle(place: CityOption | null): void {
  const title = hotelsTitle(place);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
