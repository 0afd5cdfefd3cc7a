import { buildingsAround } from './footprints';

const hotel = { id: 'H1', latitude: 3.9423, longitude: 73.4903 };
const everywhere = () => true;

it('a hotel stands among houses, and is the only one in the hotel colour', () => {
  const { features } = buildingsAround([hotel], everywhere);
  expect(features.length).toBeGreaterThan(20);
  expect(features.filter(({ properties }) => properties.hotel)).toHaveLength(1);
});

it('the same hotel has the same houses at each visit, another has others', () => {
  expect(buildingsAround([hotel], everywhere)).toEqual(buildingsAround([hotel], everywhere));
  const other = buildingsAround([{ ...hotel, id: 'H2' }], everywhere);
  expect(other).not.toEqual(buildingsAround([hotel], everywhere));
});

it('no corner of a house is in the water', () => {
  const isWest = ({ longitude }: { longitude: number }) => longitude < hotel.longitude;
  const { features } = buildingsAround([hotel], isWest);
  const corners = features.flatMap(({ geometry }) => geometry.coordinates.flat());
  expect(corners.length).toBeGreaterThan(0);
  expect(corners.every(([longitude = 0]) => longitude < hotel.longitude)).toBe(true);
});

it('a hotel at sea gets none', () => {
  expect(buildingsAround([hotel], () => false).features).toEqual([]);
});

it('neighbours share the ground: a house belongs to the nearer hotel', () => {
  const neighbour = { ...hotel, id: 'H2', longitude: hotel.longitude + 0.001 };
  const both = buildingsAround([hotel, neighbour], everywhere).features.length;
  const apart = [hotel, neighbour].flatMap((one) => buildingsAround([one], everywhere).features);
  expect(both).toBeLessThan(apart.length);
});
