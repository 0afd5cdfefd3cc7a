import type { CityOption } from '@atoll/contracts/place';
import { useEffect, useRef, useState } from 'react';

export const NEAR_ME = 'Near me';
const ASKING = 'Finding where you are...';
const FALLBACK = 'Where you are could not be found. Type a place instead.';

type State = { readonly line: string | null; readonly hasFailed: boolean };
const AT_REST: State = { line: null, hasFailed: false };

/**
 * The row that finds the place where the traveler is. Nothing is asked before it is picked (PLC-05); an answer that
 * comes when the row is no longer offered is dropped.
 */
export function useNearMeRow(find: (() => Promise<CityOption>) | undefined) {
  const [state, setState] = useState(AT_REST);
  const isOffered = find !== undefined;
  const isStillOffered = useRef(isOffered);
  useEffect(() => {
    isStillOffered.current = isOffered;
    return () => {
      isStillOffered.current = false;
    };
  }, [isOffered]);

  function ask(onPlace: (place: CityOption) => void): void {
    if (!find) return;
    setState({ line: ASKING, hasFailed: false });
    find().then(
      (place) => {
        setState(AT_REST);
        if (isStillOffered.current) onPlace(place);
      },
      (error: unknown) => {
        const line = error instanceof Error && error.message ? error.message : FALLBACK;
        setState({ line, hasFailed: true });
      },
    );
  }

  return { ...state, isOffered, ask };
}
