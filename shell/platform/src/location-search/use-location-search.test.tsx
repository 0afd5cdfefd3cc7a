import { LOCATION_GAP_MS } from '@atoll/contracts/constants';
import { createAtollStore } from '@atoll/platform';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeApi } from '../testing/fake-api';
import { useLocationSearch } from './use-location-search';

const server = fakeApi({
  world: () => ({}),
  routes: {
    'GET /api/places': () => ({
      places: [{ name: 'Lisbon', country: 'Portugal', latitude: 1, longitude: 2 }],
    }),
  },
});
server.start();

function locationSearch() {
  const store = createAtollStore();
  return renderHook(useLocationSearch, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  }).result.current;
}

it('HOM-29: there is at least a second between two requests', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const search = locationSearch();
  const { signal } = new AbortController();
  await search('lis', signal);
  const second = search('lisb', signal);
  await jest.advanceTimersByTimeAsync(LOCATION_GAP_MS - 100);
  expect(server.queriesOf('/api/places')).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  await second;
  expect(server.queriesOf('/api/places')).toHaveLength(2);
  jest.useRealTimers();
});

it('HOM-29: a search that nobody waits for any more is not asked', async () => {
  const search = locationSearch();
  await search('lis', new AbortController().signal);
  const abort = new AbortController();
  const second = search('lisb', abort.signal);
  abort.abort();
  await expect(second).rejects.toThrow();
  expect(server.queriesOf('/api/places')).toHaveLength(1);
});
