import { useNearMe } from './use-near-me';
import { usePlaceSearch } from './use-place-search';
import { useRecentSearches } from '../recent-searches/use-recent-searches';

/** What the field says: 'Searching cities...', 'No cities found'. */
interface PlaceTexts {
  readonly searching: string;
  readonly empty: string;
  readonly hint?: string;
  readonly recent: string;
}

/**
 * The place field of a search form: suggestions, 'Near me' and the searches of this device, of which the one that the
 * page shows is kept. `error` is what is wrong with a place that was typed without JavaScript.
 */
export function usePlaceField(
  shown: Parameters<typeof useRecentSearches>[0],
  today: string | null,
  texts: PlaceTexts,
  error: string | null,
) {
  const search = usePlaceSearch();
  const nearMe = useNearMe();
  const { searches, problem } = useRecentSearches(shown, today);
  return {
    /** The searches of this device, newest first. */
    recent: searches,
    placeField: {
      label: 'Destination',
      placeholder: 'City, town or island',
      search,
      nearMe,
      texts,
      recent: searches.map(({ place }) => place),
      error: error ?? problem,
    },
  };
}
