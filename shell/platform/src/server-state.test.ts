import { STATE_BLOCK_ID } from '@atoll/contracts/rendering';
import { api } from './api';
import { adoptServerState } from './server-state';
import { createAtollStore } from './store';

const places = api.injectEndpoints({
  endpoints: (build) => ({
    place: build.query<{ name: string }, string>({ query: (id) => `/places/${id}` }),
  }),
});

afterEach(() => document.getElementById(STATE_BLOCK_ID)?.remove());

function inline(state: object): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = STATE_BLOCK_ID;
  block.textContent = JSON.stringify(state);
  document.body.append(block);
}

it('an answer that the server rendered from is the same query before and after hydration, so nothing is drawn anew', () => {
  inline({ 'mfe-x': [{ endpointName: 'place', arg: 'lisbon', value: { name: 'Lisbon' } }] });
  const store = createAtollStore();
  const asRendered = adoptServerState(store, 'mfe-x', []);
  const select = places.endpoints.place.select('lisbon');
  expect(select(store.getState())).toMatchObject({ status: 'fulfilled', data: { name: 'Lisbon' } });
  expect(select(asRendered)).toEqual(select(store.getState()));
});

it('gives the state of before a click, whatever was clicked since', () => {
  const store = createAtollStore();
  const before = createAtollStore().getState();
  expect(adoptServerState(store, 'mfe-x', [])).toEqual(before);
});
