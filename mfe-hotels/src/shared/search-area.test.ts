import { areaWithin, readArea, writeArea } from './search-area';

const read = (text: string) => readArea(new URLSearchParams({ area: text }));

it('is the circle through the corners of the map', () => {
  const { latitude, longitude, radiusKm } = areaWithin({
    west: -0.04,
    south: -0.03,
    east: 0.04,
    north: 0.03,
  });
  expect([latitude, longitude]).toEqual([0, 0]);
  expect(radiusKm).toBeCloseTo(0.05 * 111.2, 1);
});

it('is narrower near the poles, where degrees of longitude are short', () => {
  const north = areaWithin({ west: 10, south: 60, east: 11, north: 60.001 });
  expect(north.radiusKm).toBeCloseTo(0.5 * 0.5 * 111.2, 0);
});

it('counts longitudes from -180 to 180 also where the map has turned further', () => {
  expect(areaWithin({ west: 189, south: 0, east: 191, north: 2 }).longitude).toBe(-170);
  expect(areaWithin({ west: -191, south: 0, east: -189, north: 2 }).longitude).toBe(170);
});

it('stays within what the API searches: 1 to 50 kilometres', () => {
  expect(areaWithin({ west: 0, south: 0, east: 0.0001, north: 0.0001 }).radiusKm).toBe(1);
  expect(areaWithin({ west: -90, south: -60, east: 90, north: 60 }).radiusKm).toBe(50);
});

it('is written into the address and read again; null takes it out', () => {
  const area = { latitude: 48.8567, longitude: 2.3488, radiusKm: 3.2 };
  const params = writeArea(new URLSearchParams({ city: 'Paris' }), area);
  expect(params.get('area')).toBe('48.8567,2.3488,3.2');
  expect(readArea(params)).toEqual(area);
  expect(writeArea(params, null).toString()).toBe('city=Paris');
});

it.each(['', '1,2', '1,2,3,4', '91,0,1', '0,181,1', '0,0,0', '0,0,-1', 'a,b,c'])(
  'ignores %j in an address',
  (text) => {
    expect(read(text)).toBeNull();
  },
);
