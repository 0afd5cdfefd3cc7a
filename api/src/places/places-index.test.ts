import { Value } from 'typebox/value';
import { CityOption, CODED_CITIES, placeLabel } from '@atoll/contracts/place';
import { loadPlacesIndex, type PlacesIndex } from './places-index';

describe('places index', () => {
  let places: PlacesIndex;
  beforeAll(async () => {
    places = await loadPlacesIndex();
  });
  const names = (query: string, limit = 5) =>
    places.find(query, limit).map(({ name, country }) => `${name}, ${country}`);
  const labels = (query: string, limit = 5) => places.find(query, limit).map(placeLabel);

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
    ['cologne', 'Cologne, Germany'],
    ['bali', 'Bali, Indonesia'],
    ['male', 'Malé, Maldives'],
  ])('HSE-15: %s finds %s first', (query, expected) => {
    expect(names(query)[0]).toBe(expected);
  });

  it('ranks an exact name before beginnings, and then by population', () => {
    expect(names('par', 3)).toContain('Paris, France');
    expect(names('york', 1)).toEqual(['York, United Kingdom']);
  });

  it.each(['Maafushi', 'Thulusdhoo', 'Fulidhoo', 'Gulhi', 'Dhiffushi'])(
    'finds the island %s, in the Maldives',
    (name) => {
      const [island] = places.find(name, 1);
      expect(island).toMatchObject({ name, countryCode: 'MV', kind: 'island' });
    },
  );

  it('PLC-04: shows no place twice, and says why a place of another name is there', () => {
    for (const query of ['Barcelona', 'Victoria', 'San Jose', 'Springfield', 'Santa Maria', 'San Antonio']) {
      const shown = places.find(query, 10).map((place) => `${place.kind} ${placeLabel(place)}`);
      expect(shown).toHaveLength(10);
      expect(new Set(shown).size).toBe(shown.length);
    }
    const said = (query: string) => places.find(query, 10).map(({ name, matched }) => [name, matched]);
    expect(said('Victoria')).toContainEqual(['Melbourne', 'in Victoria']);
    expect(said('Victoria')).toContainEqual(['Vitória', 'Victoria']);
    expect(said('Bombay')[0]).toEqual(['Mumbai', 'Bombay']);
  });

  it('PLC-02: a space that was left out is a mistake, also in the middle', () => {
    expect(names('newyork', 1)).toEqual(['New York, United States']);
  });

  it.each([
    ['東京', 'Tokyo'],
    ['Roma', 'Rome'],
    ['Toskana', 'Tuscany'],
  ])('PLC-01: %s is called so in some language: %s', (text, name) => {
    expect(places.called(text).places.map((place) => place.name)).toContain(name);
  });

  it('PLC-01: countries are called so in any language; a code of two letters is a word', () => {
    expect(['日本', 'Turkey', 'UK', 'in', 'Lisbon'].map((name) => places.called(name).countryCodes)).toEqual([
      ['JP'],
      ['TR'],
      ['GB'],
      [],
      [],
    ]);
  });

  it('HSE-16: exactly the 17 major cities show their code, each once', () => {
    const coded = CODED_CITIES.map(({ name, countryCode }) => places.find(`${name}, ${countryCode}`, 10));
    const codes = coded.flatMap((found) => found.flatMap(({ iataCode }) => iataCode ?? []));
    expect(codes.sort().join(' ')).toBe(
      'AMS BCN BER BKK CAI DXB HKG IST LAX LON MLE NYC PAR ROM SIN SYD TYO',
    );
    const others = ['Bali', 'Madrid', 'Kyoto', 'Sydney, CA', 'London, CA', 'Paris, US', 'JFK airport'];
    for (const query of others)
      for (const { iataCode } of places.find(query, 10)) expect(iataCode).toBeUndefined();
  });

  it('HSE-18: every place has the shape of a city option', () => {
    for (const query of ['paris', 'maafushi', 'bali', 'sa', 'washington', 'JFK', 'firenze', 'tuscany']) {
      for (const place of places.find(query, 10)) {
        const sent: unknown = JSON.parse(JSON.stringify(place));
        expect(Value.Errors(CityOption, sent)).toEqual([]);
      }
    }
  });

  it('PLC-03: airports by code, name and city, their code part of their name', () => {
    const lax = 'Los Angeles International Airport (LAX), United States';
    for (const query of ['LAX', 'lax', 'Los Angeles International', 'lax airport', 'Los Angeles airport'])
      expect(labels(query)[0]).toBe(lax);
    expect(places.find('heathrow', 1)[0]).toMatchObject({ kind: 'airport', countryCode: 'GB' });
    // The city comes first where its own name was typed.
    expect(labels('los angeles')[0]).toBe('Los Angeles, United States');
  });

  it('PLC-03: a region offers its five largest places', () => {
    const [tuscany] = places.find('Toskana', 1);
    expect(tuscany).toMatchObject({ name: 'Tuscany', kind: 'region' });
    const offered = places.offers('Tuscany', tuscany?.latitude ?? 0, tuscany?.longitude ?? 0);
    expect(offered.map(({ name }) => name)).toEqual(['Florence', 'Prato', 'Livorno', 'Pisa', 'Arezzo']);
    expect(places.offers('Tuscany', 0, 0)).toEqual([]);
    expect(places.offers('Florence', 43.77925, 11.24626)).toEqual([]);
  });

  it('PLC-04: names that are not unique in their country show their region, others do not', () => {
    const springfields = labels('Springfield');
    expect(springfields).toContain('Springfield, Illinois, United States');
    expect(new Set(springfields).size).toBe(5);
    expect(labels('Springfield, Illinois, United States')[0]).toBe('Springfield, Illinois, United States');
    expect(labels('Paris')[0]).toBe('Paris, France');
    expect(labels('Chicago')[0]).toBe('Chicago, United States');
  });

  it('PLC-04: says which name was found where it is not the shown one', () => {
    expect(places.find('firenze', 1)[0]).toMatchObject({ name: 'Florence', matched: 'Firenze' });
    expect(places.find('munchen', 1)[0]).toMatchObject({ name: 'Munich', matched: 'München' });
    expect(places.find('北京', 1)[0]).toMatchObject({ name: 'Beijing', matched: '北京' });
    for (const query of ['florence', 'flor', 'LAX', 'Italy', 'zurich'])
      expect(places.find(query, 1)[0]?.matched).toBeUndefined();
  });

  it.each(['ab'.repeat(150), '   ', '!?', '\u202e\u202e', 'x'.repeat(300)])(
    'PLC-01: finds nothing for nonsense, however long, and does not fail',
    (query) => {
      expect(places.find(query, 5)).toEqual([]);
    },
  );

  it('knows the nearest town of a point on both sides of the date line, and none in the ocean', () => {
    expect(places.nearest(48.8534, 2.3488)?.place.name).toBe('Paris');
    expect(places.nearest(-16.8, -179.99)?.place.countryCode).toBe('FJ');
    expect(places.nearest(-40, -120)).toBeNull();
  });
});
