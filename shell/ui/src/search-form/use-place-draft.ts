import { useState } from 'react';
import { placeInWords, type Place } from '../place-search/place-search';

/**
 * The place of a field beside the place that is searched: null while the text names none. It follows the search (Back,
 * a popular destination), and goes back to it when the field is left with text that names no place.
 */
export function usePlaceDraft(searched: Place | null, onPlace: (place: Place) => void) {
  const [draft, setDraft] = useState({ place: searched, seen: searched });
  if (placeInWords(draft.seen) !== placeInWords(searched)) setDraft({ place: searched, seen: searched });
  return {
    place: draft.place,
    change: (place: Place | null) => {
      setDraft((before) => ({ ...before, place }));
      if (place) onPlace(place);
    },
    leave: () => {
      if (!draft.place) setDraft((before) => ({ ...before, place: searched }));
    },
  };
}
