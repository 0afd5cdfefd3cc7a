import { Value } from 'typebox/value';
import { CityOption, CODED_CITIES } from '@atoll/contracts/place';
import { createPlacesIndex, loadPlacesIndex, type PlacesIndex } from './places-index';

describe('places index', () => {
  let places: PlacesIndex;
  beforeAll(async () => {
    places = await loadPlacesIndex();
  });
  const names = (query: string, limit = 5) =>
    places.find(query, limit).map(({ name, country }) => `${name}, ${country}`);

  it.each([
    ['paris', 'Paris, France'],
    ['PARIS, fr', 'Paris, France'],
    ['Paris, France', 'Paris, France'],
    ['paris france', 'Paris, France'],
    ['Paris, TX', 'Paris, United States'],
    ['zurich', 'Zürich, Switzerland'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['sao pau', 'São Paulo, Brazil'],
    ['new york', 'New York, United States'],
    ['cologne', 'Köln, Germany'],
    ['bali', 'Bali, Indonesia'],
    ['male', 'Malé, Maldives'],
  ])('HSE-15: %s finds %s first', (query, expected) => {
    const [first] = names(query);
    expect(first?.replace('Cologne', 'Köln')).toBe(expected);
  });

  it('ranks an exact name before beginnings, and then by population', () => {
    expect(names('par', 3)).toContain('Paris, France');
    expect(names('york', 1)).toEqual(['York, United Kingdom']);
  });

  it.each(['Maafushi', 'Thulusdhoo', 'Fulidhoo', 'Gulhi', 'Dhiffushi'])(
    'finds the island %s, in the Maldives',
    (name) => {
      const [island] = places.find(name, 1);
      expect(island).toMatchObject({ name, countryCode: 'MV', placeType: 'island' });
    },
  );

  it('HSE-16: exactly the 17 major cities show their code, each once', () => {
    const coded = CODED_CITIES.map(({ name, countryCode }) => places.find(`${name}, ${countryCode}`, 10));
    const codes = coded.flatMap((found) => found.flatMap(({ iataCode }) => iataCode ?? []));
    expect(codes.sort().join(' ')).toBe(
      'AMS BCN BER BKK CAI DXB HKG IST LAX LON MLE NYC PAR ROM SIN SYD TYO',
    );
    const others = ['Bali', 'Madrid', 'Kyoto', 'Sydney, CA', 'London, CA', 'Paris, US'];
    for (const query of others)
      for (const { iataCode } of places.find(query, 10)) expect(iataCode).toBeUndefined();
  });

  it('HSE-17: drops entries without name, country, latitude or longitude', () => {
    const complete = {
      name: 'Testville',
      country: 'FR',
      loc: { coordinates: [1, 2] as const },
      population: 5,
    };
    const index = createPlacesIndex([
      complete,
      { ...complete, name: undefined },
      { ...complete, country: undefined },
      { ...complete, country: 'XX' },
      { ...complete, loc: undefined },
      { ...complete, loc: { coordinates: [NaN, 2] } },
    ]);
    expect(index.find('testville', 10)).toHaveLength(1);
  });

  it('HSE-18: every place has the shape of a city option', () => {
    for (const query of ['paris', 'maafushi', 'bali', 'sa', 'washington']) {
      for (const place of places.find(query, 10)) {
        const sent: unknown = JSON.parse(JSON.stringify(place));
        expect(Value.Errors(CityOption, sent)).toEqual([]);
      }
    }
  });

  it('knows the nearest town of a point on both sides of the date line, and none in the ocean', () => {
    expect(places.nearest(48.8534, 2.3488)?.name).toBe('Paris');
    expect(places.nearest(-16.8, -179.99)?.countryCode).toBe('FJ');
    expect(places.nearest(-40, -120)).toBeNull();
  });
});
