import { layerCount, readDepth, readLayers, writeLayers } from './layers';

it('HDT-01: a hotel, its chosen offer and the booking step are read from the address', () => {
  expect(readLayers(new URLSearchParams('city=Rome&hotel=H1&offer=O1&step=book'))).toEqual({
    hotelId: 'H1',
    offerId: 'O1',
    step: 'book',
  });
});

it('HDT-01: a step or an offer without a hotel means nothing', () => {
  expect(readLayers(new URLSearchParams('offer=O1&step=book'))).toEqual({
    hotelId: null,
    offerId: null,
    step: null,
  });
  expect(readLayers(new URLSearchParams('hotel=H1&step=pay')).step).toBeNull();
});

it('HDT-01: closing the hotel leaves the search in the address', () => {
  const params = new URLSearchParams('city=Rome&hotel=H1&offer=O1&step=book');
  expect(writeLayers(params, { hotelId: null, offerId: null, step: null }).toString()).toBe('city=Rome');
});

it('HDT-21: the booking form is a second layer over the hotel', () => {
  expect(layerCount({ hotelId: null, offerId: null, step: null })).toBe(0);
  expect(layerCount({ hotelId: 'H1', offerId: null, step: null })).toBe(1);
  expect(layerCount({ hotelId: 'H1', offerId: null, step: 'done' })).toBe(2);
});

it.each([
  [{ depth: 2 }, 2],
  [null, 0],
  ['text', 0],
  [{ depth: 'two' }, 0],
])('HDT-01: the history state %p counts %i pushed layers', (state, depth) => {
  expect(readDepth(state)).toBe(depth);
});
