import { fetchEarly, fetchParts } from './early-parts';

it('the code of all parts is fetched, and their chunks are named', async () => {
  const fetch = jest.fn(async () => undefined);
  await expect(fetchParts({ results: { fetch }, layers: { fetch } })).resolves.toEqual(['results', 'layers']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a page whose code cannot be fetched before hydration fails; a part that is fetched early does not', async () => {
  const fetch = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(fetchParts({ results: { fetch } })).rejects.toThrow('offline');
  fetchEarly({ fetch });
  await Promise.resolve();
  expect(fetch).toHaveBeenCalledTimes(2);
});
