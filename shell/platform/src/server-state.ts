import { STATE_BLOCK_ID, type QueryEntry } from '@atoll/contracts/rendering';
import { api } from './api';
import { readJsonBlock } from './settings';
import { createAtollStore, injectSlices, type AtollStore, type LazySlice, type RootState } from './store';

type UpsertEntries = Parameters<typeof api.util.upsertQueryEntries>[0];

/** The answers that the server rendered an app's first screen from; none where it did not render it. */
function inlinedEntries(app: string): readonly QueryEntry[] {
  return readJsonBlock<Record<string, QueryEntry[]>>(STATE_BLOCK_ID)?.[app] ?? [];
}

function fill(store: AtollStore, entries: readonly QueryEntry[]): void {
  if (entries.length === 0) return;
  // The empty API knows no endpoint by name; the app that brings these entries has injected its own.
  store.dispatch(api.util.upsertQueryEntries(entries as unknown as UpsertEntries));
}

/**
 * Puts the inlined answers of an app into the running store, so that a hydrated page asks for nothing again, and
 * gives the state that the server rendered from: what was clicked since then must not disturb hydration.
 */
export function adoptServerState(store: AtollStore, app: string, slices: readonly LazySlice[]): RootState {
  const entries = inlinedEntries(app);
  fill(store, entries);
  const asRendered = createAtollStore();
  injectSlices(asRendered, slices);
  fill(asRendered, entries);
  return asRendered.getState();
}
