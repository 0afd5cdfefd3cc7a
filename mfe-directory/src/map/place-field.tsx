import { GEOCODING_LIMIT, PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import {
  isOnEarth,
  LOCATION_TEXTS,
  useLocationSearch,
  useSubmittedLocation,
} from '@atoll/platform/location-search';
import { useRecentSearches } from '@atoll/platform/recent-searches';
import { PlaceSearch } from '@atoll/ui/place-search';
import { useRef, useState } from 'react';

const TEXTS = { searching: 'Searching...', empty: LOCATION_TEXTS.noneValid, recent: 'Recent searches' };

interface PlaceFieldProps {
  readonly onPlace: (place: CityOption) => void;
}

/**
 * Finds a place to fly to, with the sentences of the location search (HOM-30 to HOM-32) and what was searched before.
 * What the suggestions do not have is asked of all sources once it is submitted (MAP-04).
 */
export function PlaceField({ onPlace }: PlaceFieldProps) {
  const search = useLocationSearch();
  const find = useSubmittedLocation();
  const text = useRef('');
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

  async function submit(): Promise<void> {
    const submitted = text.current.trim();
    if (submitted.length < PLACE_QUERY_MIN_LENGTH) return;
    try {
      const found = await find(submitted);
      // Somebody who has gone on typing means something else by now.
      if (text.current.trim() === submitted) choose(found);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : LOCATION_TEXTS.failed);
    }
  }

  return (
    <form
      role="search"
      data-needs-script=""
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PlaceSearch
        label="Go to a place"
        placeholder="City, island or region"
        value={place}
        onChange={choose}
        onText={(next) => {
          text.current = next;
          setError(null);
        }}
        search={search}
        limit={GEOCODING_LIMIT}
        texts={TEXTS}
        recent={searches.map((recent) => recent.place)}
        error={error ?? problem}
      />
      {/* Enter sends the form; a form without any button to send it is none. */}
      <button type="submit" hidden>
        Go there
      </button>
    </form>
  );
}
