import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api, type ApiTransport } from './api';
import { marcoPanelSlice } from './marco-panel';
import { requestWindowSlice } from './request-window';
import { sessionSlice } from './session/session';
import { toastSlice } from './toast';
import { tripSlice } from './trip';

/** Slices that a remote brings with it; the remote's own code declares its part by interface merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into by remotes
export interface LazySlices {}

const rootReducer = combineSlices(
  api,
  sessionSlice,
  tripSlice,
  toastSlice,
  marcoPanelSlice,
  requestWindowSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/**
 * Makes the one Redux store. Only the shell, a server render, a standalone remote and a test do this. On the server
 * `transport` is the way to the API.
 */
export function createAtollStore(preloadedState?: Partial<RootState>, transport?: ApiTransport) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: transport } }).concat(api.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
}

export type AtollStore = ReturnType<typeof createAtollStore>;
export type AppDispatch = AtollStore['dispatch'];

/** A slice as a remote hands it over; what its state looks like is the remote's own business. */
export interface LazySlice {
  readonly reducerPath: string;
  readonly reducer: (state: never, action: never) => unknown;
}

type Injectable = Parameters<typeof rootReducer.inject>[0];

/** Adds a remote's slices to the running store; injecting the same one again changes nothing. */
export function injectSlices(store: AtollStore, slices: readonly LazySlice[]): void {
  for (const slice of slices) rootReducer.inject(slice as Injectable);
  if (slices.length > 0) store.dispatch({ type: 'platform/slicesInjected' });
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
