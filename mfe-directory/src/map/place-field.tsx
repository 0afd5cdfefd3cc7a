import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { isOnEarth, LOCATION_TEXTS, useLocationSearch } from '@atoll/platform/location-search';
import { useRecentSearches } from '@atoll/platform/recent-searches';
import { PlaceSearch } from '@atoll/ui/place-search';
import { useState } from 'react';

const TEXTS = { searching: 'Searching...', empty: LOCATION_TEXTS.noneValid, recent: 'Recent searches' };

interface PlaceFieldProps {
  readonly onPlace: (place: CityOption) => void;
}

/** Finds a place to fly to, with the sentences of the location search (HOM-30 to HOM-32) and what was searched before. */
export function PlaceField({ onPlace }: PlaceFieldProps) {
  const search = useLocationSearch();
  const [place, setPlace] = useState<CityOption | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { searches, problem } = useRecentSearches({ place, checkIn: null, checkOut: null }, null);

  function choose(chosen: CityOption | null): void {
    const isWrong = chosen !== null && !isOnEarth(chosen);
    setError(isWrong ? LOCATION_TEXTS.coordinates : null);
    if (isWrong) return;
    setPlace(chosen);
    if (chosen) onPlace(chosen);
  }

  return (
    <div role="search" data-needs-script="">
      <PlaceSearch
        label="Go to a place"
        placeholder="City, island or region"
        value={place}
        onChange={choose}
        search={search}
        limit={GEOCODING_LIMIT}
        texts={TEXTS}
        recent={searches.map((recent) => recent.place)}
        error={error ?? problem}
      />
    </div>
  );
}
