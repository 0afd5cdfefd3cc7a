import {
  boundsOf,
  capped,
  FIT_MAX_ZOOM,
  FIT_PADDING_PX,
  FLY_TO_ZOOM,
  inReadingOrder,
  MALDIVES,
  middleOf,
  PITCH_3D,
  START_ZOOM,
} from './view-rules';

const marker = (id: string, latitude: number, longitude: number) => ({
  id,
  name: id,
  label: id,
  latitude,
  longitude,
});

it('MAP-09, MAP-10: the hotel map has the numbers of the specification', () => {
  expect({ START_ZOOM, FLY_TO_ZOOM, FIT_PADDING_PX, FIT_MAX_ZOOM, PITCH_3D }).toEqual({
    START_ZOOM: 13,
    FLY_TO_ZOOM: 15,
    FIT_PADDING_PX: 50,
    FIT_MAX_ZOOM: 15,
    PITCH_3D: 45,
  });
});

it('MAP-11: of more than 20 markers the first 20 are kept, in their order, unless all are wanted', () => {
  const markers = Array.from({ length: 21 }, (_, index) => marker(`${index}`, 0, index));
  expect(capped(markers, true)).toEqual(markers.slice(0, 20));
  expect(capped(markers, false)).toHaveLength(21);
});

it('MAP-13: a map without a place begins in the Maldives', () => {
  expect(MALDIVES).toEqual({ latitude: 3.9, longitude: 73.5 });
});

it('markers are read from north to south, then from west to east', () => {
  const order = inReadingOrder([marker('south', 1, 5), marker('east', 2, 9), marker('west', 2, 3)]);
  expect(order.map(({ id }) => id)).toEqual(['west', 'east', 'south']);
});

it('a box of places round the antimeridian is small, not round the world', () => {
  const places = [
    { latitude: -17, longitude: 179.5 },
    { latitude: -16, longitude: -179.5 },
  ];
  expect(boundsOf(places)).toEqual({ west: 179.5, south: -17, east: 180.5, north: -16 });
  expect(middleOf(places)).toEqual({ latitude: -16.5, longitude: 180 });
});

it('no place has no box and no middle', () => {
  expect(boundsOf([])).toBeNull();
  expect(middleOf([])).toBeNull();
});
