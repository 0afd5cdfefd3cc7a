import type { SavedItem } from '@atoll/contracts/account';
import { adoptSignIn, createAtollStore, selectTrip, signOut, tripChanged } from '@atoll/platform';
import { savedItems } from '@atoll/platform/saved-items';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { followAccountSaved } from './account-saved';

const thing = (id: string): SavedItem => ({ kind: 'hotel', id, title: id, href: `/hotels?hotel=${id}` });
const idsOf = (items: readonly SavedItem[]) => items.map(({ id }) => id);

interface World {
  items: readonly SavedItem[];
  isVerified: boolean;
}

const api = fakeApi<World>({
  world: () => ({ items: [thing('b'), thing('c')], isVerified: true }),
  routes: {
    'GET /api/auth/saved': ({ world }) => ({ items: world.items }),
    'PUT /api/auth/saved': ({ world, body }) => {
      if (!world.isVerified) return apiError(403, 'FORBIDDEN');
      world.items = (JSON.parse(body) as { items: SavedItem[] }).items;
      return { items: world.items };
    },
    'POST /api/auth/logout': () => new Response(null, { status: 204 }),
  },
});
api.start();

async function signedIn() {
  const store = createAtollStore();
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

it('what turns the direction of a name is left out, because the account would refuse all of the list', async () => {
  savedItems.write([{ ...thing('a'), title: 'Casa\u200e', place: 'Lis\u200fbon' }]);
  await signedIn();
  expect(api.world.items[0]).toMatchObject({ title: 'Casa', place: 'Lisbon' });
});

it('a picture with an odd address is left out, for the same reason', async () => {
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
