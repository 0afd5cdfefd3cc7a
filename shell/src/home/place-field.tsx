import type { CityOption } from '@atoll/contracts/place';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import { isOnEarth, LOCATION_TEXTS, useLocationSearch } from '@atoll/platform/location-search';
import { useRecentSearches } from '@atoll/platform/recent-searches';
import { PlaceSearch } from '@atoll/ui/place-search';
import { followLink } from '@atoll/ui/plain-click';
import { useLayoutEffect, useState } from 'react';
import type { InputState } from './input-state';
import { SEARCH_KINDS, type SearchKind } from './search-kinds';

const NO_SEARCH = { place: null, checkIn: null, checkOut: null };
const TEXTS = { searching: 'Searching...', empty: LOCATION_TEXTS.noneValid, recent: 'Recent searches' };
const FIELD_ID = 'home-destination';

export interface PlaceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly placeholder: string;
  readonly variant: 'cell';
  readonly kind: SearchKind;
  /** What the field that it takes the place of held. */
  readonly before: InputState;
}

/** The destination with suggestions; a chosen one leads to its hotels, tours or agents. */
export function PlaceField({ kind, before, ...field }: PlaceFieldProps) {
  const search = useLocationSearch();
  const { searches, problem } = useRecentSearches(NO_SEARCH, null);
  const [error, setError] = useState<string | null>(null);

  // Whoever was in the field before goes on where they were; whoever has left it stays where they are.
  const { selection } = before;
  useLayoutEffect(() => {
    const input = document.getElementById(FIELD_ID);
    if (!selection || !(input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(...selection);
  }, [selection]);

  function choose(place: CityOption | null): void {
    if (!place) return setError(null);
    if (!isOnEarth(place)) return setError(LOCATION_TEXTS.coordinates);
    const { form } = document.getElementById(FIELD_ID) as HTMLInputElement;
    const fields = [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    followLink(SEARCH_KINDS[kind].hrefOf(place, new URLSearchParams(fields)));
  }

  return (
    <PlaceSearch
      {...field}
      id={FIELD_ID}
      defaultText={before.text}
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
