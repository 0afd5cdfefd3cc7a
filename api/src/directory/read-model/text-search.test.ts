import { sampleAgent, sampleCountry } from '../../../test/sample-directory';
import type { PlaceNames } from '../../shared/places/place-names';
import type { AgentDocument } from '../models/agent.model';
import { readFilters } from './agent-filters';
import { DirectoryIndex } from './directory-index';

const PLACE_NAMES: PlaceNames = {
  called: (name) => ({
    places:
      name === '東京'
        ? [{ name: 'Tokyo', matched: '東京', country: 'Japan', latitude: 35.7, longitude: 139.7 }]
        : [],
    countryCodes: name === 'japon' ? ['JP'] : [],
  }),
  find: (text) =>
    '東京都'.startsWith(text)
      ? [{ name: 'Tokyo', matched: '東京', country: 'Japan', latitude: 35.7, longitude: 139.7 }]
      : [],
};

const TOKYO = { city: 'Tokyo', country: 'Japan', lat: 35.7, lng: 139.7, specialities: [] };

function searchOf(agents: readonly AgentDocument[]) {
  const index = new DirectoryIndex();
  index.putCountry('portugal', sampleCountry('Portugal'));
  index.putCountry('japan', sampleCountry('Japan', { country_code: 'JP' }));
  for (const agent of agents) index.put(agent);
  index.commit();
  const find = (query: Parameters<typeof readFilters>[0]) =>
    index.search.find(readFilters(query), PLACE_NAMES);
  const names = (q: string) => Array.from(find({ q }).rows, (row) => index.table.card(row).name);
  return { index, find, names };
}

describe('agents by words', () => {
  it('DIR-20: what a speciality is also called finds it, and is not a slip of a city', () => {
    const { names } = searchOf([
      sampleAgent({ name: 'A Berg', specialities: ['diving', 'walking'] }),
      sampleAgent({ name: 'B Berg', city: 'Cuba', specialities: [] }),
    ]);
    for (const q of ['scuba', 'snorkeling', 'hiking', 'hikes', 'trekking'])
      expect(names(q)).toEqual(['A Berg']);
  });

  it('DIR-20: a language that is spoken finds its speakers after people of that name, never by its beginning', () => {
    const { find, names } = searchOf([
      sampleAgent({ name: 'A Berg', city: 'Cairo', languages: ['en', 'ar'], specialities: ['luxury'] }),
      sampleAgent({ name: 'B Berg', city: 'Cairo', languages: ['en'], specialities: ['luxury'] }),
      sampleAgent({ name: 'C Berg', city: 'Cairo', languages: ['ar'], specialities: ['ski'] }),
      sampleAgent({ name: 'D Berg', languages: ['de'], is_featured: true }),
      sampleAgent({ name: 'E Berg', languages: ['ja', 'fa'] }),
      sampleAgent({ name: 'Germán Gil', languages: ['es'] }),
      sampleAgent({ ...TOKYO, name: 'Yui Mori', languages: ['en'] }),
    ]);
    for (const q of ['arabic luxury cairo', 'Arabic-speaking luxury agents in Cairo', 'luxry arabik cairo']) {
      expect(names(q)).toEqual(['A Berg']);
      expect(find({ q }).ignored).toEqual([]);
    }
    expect(names('arabic')).toEqual(['A Berg', 'C Berg']);
    expect(names('german')).toEqual(['Germán Gil', 'D Berg']);
    expect(names('ger')).toEqual(['Germán Gil']);
    expect(names('japan')).toEqual(['Yui Mori']);
    expect(names('farsi')).toEqual(['E Berg']);
  });

  it('DIR-20: an agent who speaks another language now is found by that one only', () => {
    const agent = sampleAgent({ name: 'A Berg', languages: ['ar', 'so'] });
    const { index, names } = searchOf([agent, sampleAgent({ name: 'B Berg', languages: ['ar'] })]);
    index.put({ ...agent, languages: ['so', 'tr'] });
    index.commit();
    expect([names('arabic'), names('somali'), names('turkish')]).toEqual([
      ['B Berg'],
      ['A Berg'],
      ['A Berg'],
    ]);
  });

  it('DIR-20: the name of a city means no longer one, and no similar one', () => {
    const { find, names } = searchOf([
      sampleAgent({ name: 'A Berg', city: 'Paris', specialities: [] }),
      sampleAgent({ name: 'B Berg', region: 'Parish', specialities: ['honeymoon'] }),
      sampleAgent({ name: 'C Berg', city: 'Pariz', specialities: ['honeymoon', 'ski'] }),
      sampleAgent({ name: 'Parisa Berg', specialities: ['honeymoon', 'ski'] }),
    ]);
    expect(names('paris')).toEqual(['A Berg', 'Parisa Berg']);
    for (const wanted of ['honeymoon', 'ski']) {
      expect(names(`${wanted} in paris`)).toEqual(['A Berg']);
      expect(find({ q: `${wanted} in paris` }).ignored).toEqual([wanted]);
    }
  });

  it('DIR-20: what half of all agencies are called need not fit', () => {
    const many = Array.from({ length: 60 }, (_, number) =>
      sampleAgent({
        name: `Number ${number}`,
        agency: `Agency ${number} Trips`,
        city: 'Porto',
        specialities: [],
      }),
    );
    const { find, names } = searchOf([...many, sampleAgent({ name: 'A Berg', specialities: ['family'] })]);
    expect(names('family trips')).toEqual(['A Berg']);
    expect(find({ q: 'family trips' }).ignored).toEqual([]);
    expect(names('trips')).toHaveLength(60);
  });

  it('DIR-20: people first, then agencies, cities, specialities, countries, beginnings; never insides', () => {
    const { names } = searchOf([
      sampleAgent({ name: 'E Hikingham', specialities: ['walking'] }),
      sampleAgent({ name: 'D Kingsley' }),
      sampleAgent({ name: 'C King' }),
      sampleAgent({ name: 'B Berg', agency: 'King Tours' }),
      sampleAgent({ name: 'A Berg', agency: 'Far King Tours' }),
      sampleAgent({ name: 'King' }),
      sampleAgent({ name: 'King Berg' }),
      sampleAgent({ name: 'F Berg', city: 'King' }),
      sampleAgent({ name: 'G Berg', city: 'King Island' }),
    ]);
    expect(names('KING')).toEqual([
      'King',
      'King Berg',
      'C King',
      'B Berg',
      'F Berg',
      'A Berg',
      'D Kingsley',
      'G Berg',
    ]);
    expect(names('ikin')).toEqual(['E Hikingham']);
  });

  it('DIR-20: featured agents come first of those who fit alike, and other orders keep the same agents', () => {
    const { find, index, names } = searchOf([
      sampleAgent({ name: 'Zoe King', is_featured: true }),
      sampleAgent({ name: 'Ada King', rating: 5, rating_count: 9 }),
      sampleAgent({ name: 'Bea Kingsley', is_featured: true, rating: 3, rating_count: 9 }),
    ]);
    expect(names('king')).toEqual(['Zoe King', 'Ada King', 'Bea Kingsley']);
    const sorted = find({ q: 'king', sort: 'rating' }).rows;
    expect(Array.from(sorted, (row) => index.table.card(row).name)).toEqual([
      'Ada King',
      'Bea Kingsley',
      'Zoe King',
    ]);
  });

  it.each([
    ['Ines Ferreria', 'Inês Ferreira'],
    ['ferreira ines', 'Inês Ferreira'],
    ['inss ferreira', 'Inês Ferreira'],
    ['inesferreira', ''],
    ['O Neill', 'Ann O’Neill'],
    ["o'neill", 'Ann O’Neill'],
    ['Oniell', 'Ann O’Neill'],
    ['東京', 'Yui Mori'],
    ['東', 'Yui Mori'],
    ['tokyo skiing', 'Yui Mori'],
    ['skiing in Japon', 'Yui Mori'],
    ['travel agents in Tokyo', 'Yui Mori'],
    ['Chugoku', 'Ken Abe'],
  ])('DIR-20: %s finds %s', (q, name) => {
    const { names, find } = searchOf([
      sampleAgent({ name: 'Inês Ferreira' }),
      sampleAgent({ name: 'Ann O’Neill' }),
      sampleAgent({ ...TOKYO, name: 'Yui Mori', specialities: ['ski'] }),
      sampleAgent({ ...TOKYO, name: 'Ken Abe', city: 'Hiroshima', region: 'Chūgoku' }),
    ]);
    expect(names(q)[0] ?? '').toBe(name);
    expect(find({ q }).ignored).toEqual([]);
  });

  it('DIR-20: where nobody fits all words, those who fit most, of one name first, then no guesses, then rare', () => {
    const { names, find } = searchOf([
      sampleAgent({ ...TOKYO, name: 'Yui Mori' }),
      sampleAgent({ ...TOKYO, name: 'Ken Abe' }),
      sampleAgent({ name: 'Ana Diver', specialities: ['diving'] }),
      sampleAgent({ name: 'Bea Sea', specialities: ['diving'] }),
      sampleAgent({ name: 'Eva Sea', specialities: ['diving'] }),
      sampleAgent({ name: 'Inês Rocha' }),
      sampleAgent({ name: 'Inês Ramos', city: 'Porto' }),
    ]);
    expect(names('diving tokyo')).toEqual(['Ken Abe', 'Yui Mori']);
    expect(find({ q: 'diving tokyo' }).ignored).toEqual(['diving']);
    expect(find({ q: 'ines rocha porto' }).ignored).toEqual(['porto']);
    expect(names('tokio xyzzy')).toEqual(['Ken Abe', 'Yui Mori']);
    expect(find({ q: 'xyzzy' })).toMatchObject({ rows: new Uint32Array(0), ignored: [] });
    // The filters narrow what was found; they do not change it.
    expect(find({ q: 'diving tokyo', country: 'PT' }).rows).toHaveLength(0);
  });

  it('DIR-20: whom nobody may see changes nothing, nor does who is gone', () => {
    const { index, names } = searchOf([
      sampleAgent({ name: 'Ana Hidden', city: 'Kingston', country: 'Cuba' }),
      sampleAgent({ name: 'Hidde Berg' }),
    ]);
    expect(names('hidden')).toEqual(['Hidde Berg']);
    const gone = sampleAgent({ name: 'Ana Hiddem' });
    index.put(gone);
    index.commit();
    expect(names('hidden')).toEqual(['Ana Hiddem', 'Hidde Berg']);
    index.remove(String(gone._id));
    index.commit();
    expect(names('hidden')).toEqual(['Hidde Berg']);
  });

  it('DIR-20: a map has as many agents as the list, and so has each order and filter', () => {
    const { index, find } = searchOf([
      sampleAgent({ ...TOKYO, name: 'Ana King' }),
      sampleAgent({ name: 'Bea Kingsley', is_featured: true }),
      sampleAgent({ name: 'Eva Walking' }),
    ]);
    const world = { west: -180, south: -85, east: 180, north: 85, zoom: 2 };
    const filters = readFilters({ q: 'king' });
    expect(index.clusters.find(world, filters, PLACE_NAMES).count).toBe(find({ q: 'king' }).rows.length);
    expect(find({ q: 'king' }).featuredCount).toBe(1);
    expect(find({ q: 'king', featured: 'true' }).rows).toHaveLength(1);
  });
});
