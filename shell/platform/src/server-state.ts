import { STATE_BLOCK_ID, type QueryEntry } from '@atoll/contracts/rendering';
import { api } from './api';
import { readJsonBlock } from './settings';
import { createAtollStore, injectSlices, type AtollStore, type LazySlice, type RootState } from './store';

type UpsertEntries = Parameters<typeof api.util.upsertQueryEntries>[0];

/** The answers that the server rendered an app's first screen from; none where it did not render it. */
function inlinedEntries(app: string): readonly QueryEntry[] {
  return readJsonBlock<Record<string, QueryEntry[]>>(STATE_BLOCK_ID)?.[app] ?? [];
}

/**
 * Puts the inlined answers of an app into the running store, so that a hydrated page asks for nothing again, and
 * gives the state that the server rendered from: what was clicked since then must not disturb hydration.
 */
export function adoptServerState(store: AtollStore, app: string, slices: readonly LazySlice[]): RootState {
  const entries = inlinedEntries(app);
  const asRendered = createAtollStore();
  injectSlices(asRendered, slices);
  if (entries.length > 0) {
    // The empty API knows no endpoint by name; the app that brings these entries has injected its own. One action for
    // both stores: with a time and an id of its own, each query would be another one and be drawn anew.
    const fill = api.util.upsertQueryEntries(entries as unknown as UpsertEntries);
    store.dispatch(fill);
    asRendered.dispatch(fill);
  }
  return asRendered.getState();
}
