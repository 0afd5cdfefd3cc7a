import type { SavedChange, SavedItem } from '@atoll/contracts/account';
import {
  adoptSignIn,
  createAtollStore,
  selectTrip,
  signOut,
  tripChanged,
  type AtollStore,
} from '@atoll/platform';
import { savedItems } from '@atoll/platform/saved-items';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { followAccountSaved } from './account-saved';

const thing = (id: string): SavedItem => ({ kind: 'hotel', id, title: id, href: `/hotels?hotel=${id}` });
const idsOf = (items: readonly SavedItem[]) => items.map(({ id }) => id);

interface World {
  items: readonly SavedItem[];
  isVerified: boolean;
  isOffline: boolean;
}

const api = fakeApi<World>({
  world: () => ({ items: [thing('b'), thing('c')], isVerified: true, isOffline: false }),
  routes: {
    'GET /api/auth/saved': ({ world }) => ({ items: world.items }),
    'PATCH /api/auth/saved': ({ world, body }) => {
      if (!world.isVerified) return apiError(403, 'FORBIDDEN');
      if (world.isOffline) return apiError(500, 'INTERNAL');
      const { add, remove } = JSON.parse(body) as SavedChange;
      const others = [...add, ...remove].map(({ id }) => id);
      world.items = [...add, ...world.items.filter(({ id }) => !others.includes(id))];
      return { items: world.items };
    },
    'POST /api/auth/logout': () => new Response(null, { status: 204 }),
  },
});
api.start();

const stores: AtollStore[] = [];
// They share the device, and would go on with the next test's things.
afterEach(async () => {
  for (const { dispatch } of stores.splice(0)) await signOut(dispatch);
  localStorage.clear();
});

async function signedIn() {
  const store = createAtollStore();
  stores.push(store);
  const user = sampleUser();
  adoptSignIn(store.dispatch, { access_token: 'a', expires_in: 900, user });
  await followAccountSaved(store, user.id);
  return store;
}
const sent = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sent();
}

it('AUT-23: signing in joins what this device saved with what the account keeps, by id', async () => {
  savedItems.write([thing('a'), thing('b')]);
  const store = await signedIn();
  expect(idsOf(selectTrip(store.getState()).saved)).toEqual(['a', 'b', 'c']);
  expect(idsOf(api.world.items)).toEqual(['a', 'b', 'c']);
});

it('what another device removed does not come back with the next page', async () => {
  await signedIn();
  api.world.items = [thing('c')];
  const store = await signedIn();
  expect(idsOf(selectTrip(store.getState()).saved)).toEqual(['c']);
});

it('what is saved while signed in goes to the account', async () => {
  const store = await signedIn();
  store.dispatch(tripChanged({ saved: [thing('d')] }));
  await until(() => idsOf(api.world.items).length === 1);
  expect(idsOf(api.world.items)).toEqual(['d']);
});

it('AUT-23: what another device has saved or removed meanwhile stays so, and is seen here', async () => {
  const store = await signedIn();
  // On another device.
  api.world.items = [thing('phone'), thing('c')];
  store.dispatch(tripChanged({ saved: [thing('desk'), ...selectTrip(store.getState()).saved] }));
  await until(() => idsOf(selectTrip(store.getState()).saved).includes('phone'));
  expect(idsOf(api.world.items)).toEqual(['desk', 'phone', 'c']);
  expect(idsOf(selectTrip(store.getState()).saved)).toEqual(['desk', 'phone', 'c']);
  expect(idsOf(savedItems.read())).toEqual(['desk', 'phone', 'c']);
});

it('AUT-23: what was removed without a line is removed once there is one, also after the page was opened anew', async () => {
  const store = await signedIn();
  api.world.isOffline = true;
  store.dispatch(tripChanged({ saved: [thing('c')] }));
  savedItems.write([thing('c')]);
  await sent();
  expect(idsOf(api.world.items)).toEqual(['b', 'c']);
  api.world.isOffline = false;
  const again = await signedIn();
  expect(idsOf(selectTrip(again.getState()).saved)).toEqual(['c']);
  expect(idsOf(api.world.items)).toEqual(['c']);
  api.world.isOffline = true;
  again.dispatch(tripChanged({ saved: [] }));
  await sent();
  api.world.isOffline = false;
  window.dispatchEvent(new Event('online'));
  await until(() => api.world.items.length === 0);
});

it('a browser that keeps nothing sends each change once', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  const store = await signedIn();
  store.dispatch(tripChanged({ saved: [thing('d'), thing('b')] }));
  await until(() => idsOf(api.world.items).includes('d'));
  await sent();
  expect(idsOf(api.world.items)).toEqual(['d', 'b']);
  expect(api.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  jest.restoreAllMocks();
});

it('what turns the direction of a name is left out, because the account would refuse all of the list', async () => {
  savedItems.write([{ ...thing('a'), title: 'Casa\u200e', place: 'Lis\u200fbon' }]);
  await signedIn();
  expect(api.world.items[0]).toMatchObject({ title: 'Casa', place: 'Lisbon' });
});

it('a picture with an odd address is left out, for the same reason', async () => {
  api.world.items = [];
  savedItems.write([
    { ...thing('a'), picture: 'https://pictures.example/one two.jpg' },
    { ...thing('b'), picture: 'https://pictures.example/b.jpg' },
  ]);
  await signedIn();
  expect(api.world.items.map(({ picture }) => picture)).toEqual([
    undefined,
    'https://pictures.example/b.jpg',
  ]);
});

it('AUT-25: signing out clears this device', async () => {
  const store = await signedIn();
  await signOut(store.dispatch);
  expect(savedItems.read()).toEqual([]);
  expect(selectTrip(store.getState()).saved).toEqual([]);
});

it('what an unverified account may not keep stays on the device', async () => {
  api.world.isVerified = false;
  api.world.items = [];
  savedItems.write([thing('a')]);
  const store = await signedIn();
  await signOut(store.dispatch);
  expect(idsOf(savedItems.read())).toEqual(['a']);
});
