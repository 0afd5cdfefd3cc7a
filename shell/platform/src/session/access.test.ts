import type { SignedIn } from '@atoll/contracts/account';
import {
  api,
  createAtollStore,
  selectSession,
  selectUser,
  signOut,
  startSession,
  type AtollStore,
} from '@atoll/platform';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { keepDraft, readDraft } from '../form-draft/form-draft';
import { adoptSignIn, forgetSignIn, signedInHint } from './access';

interface World {
  refreshes: number;
  isSignedIn: boolean;
  isAccepted: boolean;
}

const signedIn = (token: string): SignedIn => ({ access_token: token, expires_in: 900, user: sampleUser() });

const fake = fakeApi<World>({
  world: () => ({ refreshes: 0, isSignedIn: true, isAccepted: true }),
  routes: {
    'POST /api/auth/refresh': ({ world }) => {
      world.refreshes += 1;
      if (!world.isSignedIn) return apiError(401, 'UNAUTHENTICATED', 'No active session');
      world.isAccepted = true;
      return signedIn(`token-${world.refreshes}`);
    },
    'POST /api/auth/logout': ({ world }) => {
      world.isSignedIn = false;
      return new Response(null, { status: 204 });
    },
    'GET /api/auth/user': ({ world }) =>
      world.isAccepted ? sampleUser() : apiError(401, 'UNAUTHENTICATED', 'No active session'),
  },
});
fake.start();

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    own: build.query<unknown, number>({ query: () => ({ url: '/api/auth/user', signedIn: true }) }),
  }),
});

let stop = () => undefined as void;
const start = (store: AtollStore, isGuardedPage = false) => {
  stop = startSession(store.dispatch, { isGuardedPage });
};
afterEach(() => {
  stop();
  forgetSignIn(createAtollStore().dispatch);
});

it('nobody is asked about who never signed in on this device', () => {
  const store = createAtollStore();
  start(store);
  expect(selectSession(store.getState())).toEqual({ state: 'nobody' });
  expect(fake.world.refreshes).toBe(0);
});

it('AUT-23: a device that was signed in gets its session again after a reload', async () => {
  signedInHint.write('somebody');
  const store = createAtollStore();
  start(store);
  const { data } = await store.dispatch(endpoints.own.initiate(1));
  expect(data).toMatchObject({ role: 'traveler' });
  expect(selectUser(store.getState())?.email).toBe('traveler@atoll.example');
  expect(fake.world.refreshes).toBe(1);
});

it('a token that is refused is refreshed once for all requests, which are then sent again', async () => {
  const store = createAtollStore();
  adoptSignIn(store.dispatch, signedIn('old'));
  fake.world.isAccepted = false;
  const answers = await Promise.all(
    [1, 2, 3].map((number) => store.dispatch(endpoints.own.initiate(number))),
  );
  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true]);
  expect(fake.world.refreshes).toBe(1);
});

it('AUT-20: without a session the request says so, and nobody is signed in', async () => {
  const store = createAtollStore();
  adoptSignIn(store.dispatch, signedIn('old'));
  fake.world.isAccepted = false;
  fake.world.isSignedIn = false;
  const { error } = await store.dispatch(endpoints.own.initiate(1));
  expect(error).toMatchObject({ status: 401, message: 'No active session' });
  expect(selectSession(store.getState())).toEqual({ state: 'nobody' });
});

it('AUT-19: a session that cannot be asked for is no sign-out', async () => {
  signedInHint.write('somebody');
  fake.fail('/api/auth/refresh');
  const store = createAtollStore();
  start(store, true);
  await store.dispatch(endpoints.own.initiate(1));
  expect(selectSession(store.getState())).toEqual({ state: 'failed' });
  expect(signedInHint.read()).toBe('somebody');
});

it('AUT-24: signing in and out in another tab is known here', async () => {
  const store = createAtollStore();
  start(store);
  const otherTab = (value: string | null) => {
    signedInHint.write(value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'atoll-signed-in' }));
  };
  otherTab('somebody');
  await store.dispatch(endpoints.own.initiate(1));
  expect(selectSession(store.getState()).state).toBe('signed-in');
  otherTab(null);
  expect(selectSession(store.getState())).toEqual({ state: 'nobody' });
});

it('AUT-25: signing out ends the session at the API and on this device', async () => {
  const store = createAtollStore();
  adoptSignIn(store.dispatch, signedIn('one'));
  await expect(signOut(store.dispatch)).resolves.toBe(true);
  expect(fake.world.isSignedIn).toBe(false);
  expect(selectSession(store.getState())).toEqual({ state: 'nobody' });
  expect(signedInHint.read()).toBeNull();
});

it('AUT-25: where the API cannot be reached, this device forgets, and the caller is told', async () => {
  const store = createAtollStore();
  adoptSignIn(store.dispatch, signedIn('one'));
  fake.fail('/api/auth/logout');
  await expect(signOut(store.dispatch)).resolves.toBe(false);
  expect(selectSession(store.getState())).toEqual({ state: 'nobody' });
});

it('AUT-25: what another account typed in this tab is gone once somebody signs in; one’s own and nobody’s stay', () => {
  const store = createAtollStore();
  const { id } = sampleUser();
  keepDraft('thread-r1', 'somebody-else', { text: 'For Clara only' });
  keepDraft('thread-r1', id, { text: 'Mine' });
  keepDraft('register-agent', null, { name: 'Ada' });
  adoptSignIn(store.dispatch, signedIn('one'));
  expect(readDraft('thread-r1', id)).toEqual({ text: 'Mine' });
  expect(readDraft('register-agent', null)).toEqual({ name: 'Ada' });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('For Clara');
  window.sessionStorage.clear();
});
