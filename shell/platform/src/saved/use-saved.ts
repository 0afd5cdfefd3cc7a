import type { SavedItem } from '@atoll/contracts/account';
import { SAVED_ITEMS_MAX, type SavedKind } from '@atoll/contracts/account-words';
import { selectTrip, tripChanged, useAppDispatch, useAppSelector, type RootState } from '@atoll/platform';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { savedItems } from './saved-items';

/** Which thing is meant: ids are one kind's own. */
export type SavedRef = Pick<SavedItem, 'kind' | 'id'>;

const isSame = (one: SavedRef, other: SavedRef) => one.kind === other.kind && one.id === other.id;

/** The saved things of one kind, newest first; none on the server and until the device was read. */
export function useSaved(kind: SavedKind): readonly SavedItem[] {
  const saved = useAppSelector((state) => selectTrip(state).saved);
  return useMemo(() => saved.filter((item) => item.kind === kind), [saved, kind]);
}

/** Whether a thing is saved. */
export function useIsSaved(item: SavedRef): boolean {
  return useAppSelector((state) => selectTrip(state).saved.some((saved) => isSame(saved, item)));
}

/**
 * Brings what this device keeps into the trip, also when another tab changes it. Call it once in every page that shows
 * what is saved or has a `SaveButton`.
 */
export function useSavedOnDevice(): void {
  const store = useStore<RootState>();
  useEffect(() => {
    const read = () => {
      const saved = savedItems.read();
      const known = selectTrip(store.getState()).saved;
      // Every card shows whether its thing is saved: what changes nothing must not draw them all again.
      if (JSON.stringify(saved) !== JSON.stringify(known)) store.dispatch(tripChanged({ saved }));
    };
    read();
    return savedItems.onOtherTab(read);
  }, [store]);
}

/** Saves and removes things. What is on the device counts: another tab may have written it since. */
export function useSavedActions() {
  const dispatch = useAppDispatch();
  const keep = (saved: readonly SavedItem[]): boolean => {
    dispatch(tripChanged({ saved }));
    return savedItems.write(saved);
  };
  const others = (item: SavedRef) => savedItems.read().filter((saved) => !isSame(saved, item));
  return {
    /** False where this browser keeps it only until the page is left. */
    save: (item: SavedItem) => keep([item, ...others(item)].slice(0, SAVED_ITEMS_MAX)),
    remove: (item: SavedRef) => keep(others(item)),
  };
}
