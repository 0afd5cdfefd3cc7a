/** For unit tests of the shell and the remotes: the real store and router, nothing mocked but HTTP at the edge. */
import { DUTIES } from '@atoll/contracts/portal-duties';
import type { User } from '@atoll/contracts/account';
import { render, screen, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { api } from '../api';
import { createAtollStore, type AtollStore, type RootState } from '../store';
import './form-data';

export interface RenderAppOptions {
  /** Path and query that the address bar shows before the first render; `/` by default. */
  readonly path?: string;
  readonly state?: Partial<RootState>;
  /** Use fake timers with user-event: hands it jest.advanceTimersByTime. */
  readonly advanceTimers?: (ms: number) => void;
}

export interface RenderedApp extends RenderResult {
  readonly store: AtollStore;
  readonly user: UserEvent;
  readonly screen: typeof screen;
}

/** Renders an app's root as the platform would, with a fresh store, at an address. */
export function renderApp(app: ReactElement, options: RenderAppOptions = {}): RenderedApp {
  window.history.replaceState(null, '', options.path ?? '/');
  const store = createAtollStore(options.state);
  const user = userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : {});
  const result = render(
    <Provider store={store}>
      <BrowserRouter>{app}</BrowserRouter>
    </Provider>,
  );
  return { ...result, store, user, screen };
}

/** An account as the API describes it, for tests. */
export function sampleUser(change: Partial<User> = {}): User {
  return {
    id: '0123456789abcdef01234567',
    email: 'traveler@atoll.example',
    role: 'traveler',
    email_verified: true,
    user_metadata: { name: 'Ada Okafor', user_type: 'traveler' },
    hotel: null,
    created_at: '2020-11-01T00:00:00.000Z',
    ...(change.role === 'admin' && { portal: { role: 'owner', duties: [...DUTIES], gate: null } }),
    ...change,
  };
}

/** Forgets every cached answer, so that one test's requests never answer another's. */
export function resetApi(store: AtollStore): void {
  store.dispatch(api.util.resetApiState());
}
