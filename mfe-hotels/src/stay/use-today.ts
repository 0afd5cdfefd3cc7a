import { civilDateOf } from '@atoll/contracts/dates';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Today in the traveler's calendar, `yyyy-MM-dd`; null while rendering on the server and until hydration. */
export function useToday(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => civilDateOf(new Date()),
    () => null,
  );
}
