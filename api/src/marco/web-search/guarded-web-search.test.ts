import { guardWebSearch } from './guarded-web-search';
import type { WebSearch } from './web-search';

/** A search on a clock of its own that fails as long as `isDown`. */
function world() {
  const state = { now: 0, isDown: true, asked: [] as number[] };
  const inner: WebSearch = {
    search: async () => {
      state.asked.push(state.now);
      if (state.isDown) throw new Error('down');
      return { results: [] };
    },
  };
  const search = guardWebSearch(inner, {
    now: () => state.now,
    sleep: async (ms) => {
      state.now += ms;
    },
  });
  const fail = () => search.search('visa rules today').catch((error: Error) => error.name);
  return { state, search, fail };
}

it('MAR-40, CON-09: a failed call is repeated after 500 ms, and after 1 s more', async () => {
  const { state, fail } = world();
  await fail();
  expect(state.asked).toEqual([0, 500, 1_500]);
});

it('MAR-39, C36: the fourth exhausted call opens the breaker; nobody is asked for 300 s, then again', async () => {
  const { state, search, fail } = world();
  for (let call = 0; call < 4; call += 1) expect(await fail()).toBe('Error');
  const [asked, openedAt] = [state.asked.length, state.now];
  expect(asked).toBe(12);
  expect(await fail()).toBe('WebSearchUnavailable');
  state.now = openedAt + 299_999;
  expect(await fail()).toBe('WebSearchUnavailable');
  expect(state.asked).toHaveLength(asked);
  state.now = openedAt + 300_000;
  state.isDown = false;
  await expect(search.search('visa rules today')).resolves.toEqual({ results: [] });
});

it('MAR-39: an answer in between begins the count anew', async () => {
  const { state, search, fail } = world();
  for (let call = 0; call < 3; call += 1) await fail();
  state.isDown = false;
  await search.search('visa rules today');
  state.isDown = true;
  for (let call = 0; call < 3; call += 1) expect(await fail()).toBe('Error');
  expect(await fail()).toBe('Error');
  expect(await fail()).toBe('WebSearchUnavailable');
});
