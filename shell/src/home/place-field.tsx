import type { CityOption } from '@atoll/contracts/place';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import { isOnEarth, LOCATION_TEXTS, useLocationSearch } from '@atoll/platform/location-search';
import { useRecentSearches } from '@atoll/platform/recent-searches';
import { PlaceSearch } from '@atoll/ui/place-search';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_KINDS, type SearchKind } from './search-kinds';

const NO_SEARCH = { place: null, checkIn: null, checkOut: null };
const TEXTS = { searching: 'Searching...', empty: LOCATION_TEXTS.noneValid, recent: 'Recent searches' };
const FIELD_ID = 'home-destination';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly placeholder: string;
  readonly variant: 'cell';
  readonly kind: SearchKind;
  readonly defaultText: string;
}

/** The destination with suggestions; a chosen one leads to its hotels, tours or agents. */
export function PlaceField({ kind, ...field }: Props) {
  const search = useLocationSearch();
  const navigate = useNavigate();
  const { searches, problem } = useRecentSearches(NO_SEARCH, null);
  const [error, setError] = useState<string | null>(null);

  // It takes the place of a field that had the focus, with its words.
  useEffect(() => {
    const input = document.getElementById(FIELD_ID);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, []);

  function choose(place: CityOption | null): void {
    if (!place) return setError(null);
    if (!isOnEarth(place)) return setError(LOCATION_TEXTS.coordinates);
    void navigate(SEARCH_KINDS[kind].hrefOf(place));
  }

  return (
    <PlaceSearch
      {...field}
      id={FIELD_ID}
      value={null}
      onChange={choose}
      search={search}
      limit={GEOCODING_LIMIT}
      texts={TEXTS}
      recent={searches.map(({ place }) => place)}
      error={error ?? problem}
      required
    />
  );
}
