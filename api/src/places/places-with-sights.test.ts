import type { CityOption } from '@atoll/contracts/place';
import { placeLabel } from '@atoll/contracts/place';
import type { CitySights } from '../shared/directory/sights';
import { loadPlacesIndex } from './places-index';
import { createPlacesWithSights } from './places-with-sights';

function city(
  [name, country, countryCode, population]: readonly [string, string, string, number],
  sights: readonly (readonly [name: string, local: string | null, lat: number, lng: number])[],
): CitySights {
  return {
    ...{ slug: name.toLowerCase(), name, country, countryCode, population, bestMonths: [] },
    sights: sights.map(([sight, local, lat, lng]) => ({
      ...{ id: sight.toLowerCase().replaceAll(' ', '-'), name: sight, local, kind: 'tower' as const },
      ...{ lat, lng, about: 'Worth a walk.' },
    })),
  };
}

const CITIES = [
  city(
    ['Lisbon', 'Portugal', 'PT', 517_000],
    [
      ['Belém Tower', 'Torre de Belém', 38.6916, -9.216],
      ['Jerónimos Monastery', 'Mosteiro dos Jerónimos', 38.6979, -9.2068],
      ['Carmo Convent', 'Convento do Carmo', 38.712, -9.1406],
      ['Cathedral', 'Sé', 38.7098, -9.1325],
    ],
  ),
  city(['Porto', 'Portugal', 'PT', 250_000], [['Cathedral', 'Sé do Porto', 41.1427, -8.6113]]),
  city(
    ['Barcelona', 'Spain', 'ES', 1_600_000],
    [
      ['Sagrada Família', null, 41.4036, 2.1744],
      ['Paris Gardens', null, 41.4, 2.17],
    ],
  ),
  city(
    ['San Francisco', 'United States', 'US', 800_000],
    [
      ['Golden Gate Bridge', null, 37.8199, -122.4783],
      ['Golden Gate Park', null, 37.7694, -122.4862],
    ],
  ),
];

describe('places and sights', () => {
  let all: readonly CitySights[] = CITIES;
  beforeEach(() => {
    all = CITIES;
  });
  const { find } = createPlacesWithSights(loadPlacesIndex, { all: () => all });
  const found = (query: string, limit = 5) => find(query, limit);
  const names = async (query: string, limit = 5) => (await found(query, limit)).map(({ name }) => name);

  it.each([
    ['Belém Tower', 'Belém Tower'],
    ['belem tow', 'Belém Tower'],
    ['torre de belem', 'Belém Tower'],
    ['Torre de Belém, Lisbon', 'Belém Tower'],
    ['belem tower lisbon', 'Belém Tower'],
    ['jeronimos', 'Jerónimos Monastery'],
    ['mosteiro dos jer', 'Jerónimos Monastery'],
    ['golden gate bridge', 'Golden Gate Bridge'],
    ['sagrada', 'Sagrada Família'],
    ['tower belem', 'Belém Tower'],
    ['the tower of Belém, Portugal', 'Belém Tower'],
    ['bridge san francisco golden', 'Golden Gate Bridge'],
  ])('PLC-04: %j finds %s', async (query, sight) => {
    expect((await names(query)).slice(0, 3)).toContain(sight);
  });

  it('PLC-04: a sight says where it is and by which name it was found', async () => {
    const [convent] = await found('convento do carmo');
    expect(convent).toEqual<CityOption>({
      ...{ name: 'Carmo Convent', country: 'Portugal', countryCode: 'PT' },
      ...{ latitude: 38.712, longitude: -9.1406, kind: 'landmark' },
      ...{ description: 'Sight in Lisbon', matched: 'Convento do Carmo', region: undefined },
    });
  });

  it('PLC-04: sights of one name and country are told apart by their city', async () => {
    expect((await found('cathedral', 10)).map(placeLabel)).toEqual(
      expect.arrayContaining(['Cathedral, Lisbon, Portugal', 'Cathedral, Porto, Portugal']),
    );
  });

  it('PLC-04: a town that is called exactly so stays first, and towns stay where many begin so', async () => {
    expect((await names('paris'))[0]).toBe('Paris');
    expect((await names('lisbon'))[0]).toBe('Lisbon');
    const [first] = (await loadPlacesIndex()).find('carmo', 1);
    expect((await found('carm')).map(({ description }) => description)).not.toContain('Sight in Lisbon');
    const begun = await names('carmo');
    expect(begun).toHaveLength(5);
    expect(begun[0]).toBe(first?.name);
    expect(begun).toContain('Carmo Convent');
  });

  it('PLC-04: what the gazetteer has as a landmark is shown once', async () => {
    const [landmark] = (await loadPlacesIndex()).find('eiffel tower', 1);
    expect(landmark).toMatchObject({ name: 'Eiffel Tower', kind: 'landmark' });
    all = [city(['Paris', 'France', 'FR', 2_100_000], [['Eiffel Tower', 'Tour Eiffel', 48.8584, 2.2945]])];
    expect(await names('eiffel tower')).toEqual(['Eiffel Tower']);
    expect(await names('tour eiffel')).toEqual(['Eiffel Tower']);
  });

  it('PLC-04: a sight that is called so stands before a town that is only nicknamed so, and once', async () => {
    const known = (await loadPlacesIndex()).find('acropolis', 10).map(({ name, matched }) => [name, matched]);
    expect(known).toContainEqual(['Little Rock', 'Acropolis']);
    expect(known).toContainEqual(['Acropolis of Athens', undefined]);
    all = [city(['Athens', 'Greece', 'GR', 660_000], [['Acropolis', 'Akropoli', 37.9715, 23.7257]])];
    expect((await names('acropolis')).slice(0, 2)).toEqual(['Acropolis', 'Little Rock']);
    expect(await names('acropolis', 10)).not.toContain('Acropolis of Athens');
  });

  it.each(['san francisco', 'portugal lisbon', 'bridge atlantis', 'the of de'])(
    'PLC-04: %j asks for no sight by its words',
    async (query) => {
      expect(await found(query, 10)).toEqual((await loadPlacesIndex()).find(query, 10));
    },
  );

  it('PLC-04: nothing is found of what is not to be seen any more', async () => {
    expect(await names('jeronimos monastery')).toContain('Jerónimos Monastery');
    all = [];
    expect(await names('jeronimos monastery')).not.toContain('Jerónimos Monastery');
  });

  it('PLC-01: two letters ask for no sight, and 300 for nothing', async () => {
    expect(await found('be')).toEqual((await loadPlacesIndex()).find('be', 5));
    expect(await found('a'.repeat(300))).toEqual([]);
  });
});
