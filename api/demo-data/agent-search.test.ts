import type { AgentCard, AgentLanguage, AgentSpeciality } from '@atoll/contracts/agent';
import { fold } from '@atoll/contracts/fold';
import { readFilters } from '../src/directory/read-model/agent-filters';
import { DirectoryIndex } from '../src/directory/read-model/directory-index';
import { loadPlacesIndex, type PlacesIndex } from '../src/places/places-index';
import { demoAgents } from './agents';
import { demoCountries } from './countries';
import { readDemoWorld } from './world/world';

/** As many as a site is seeded with. */
const AGENTS = 41_800;
const WRITTEN = new Date(2020, 0, 1);

interface Wanted {
  /** Words of the name, folded. */
  readonly name?: string;
  readonly agency?: string;
  readonly city?: string;
  readonly country?: string;
  readonly is?: AgentSpeciality;
  readonly speaks?: AgentLanguage;
  /** Words that the list says it left out. */
  readonly without?: string;
}

/** What somebody types, and what the first two agents must be. */
const SEARCHES: readonly (readonly [q: string, wanted: Wanted])[] = [
  ['King', { name: 'king' }],
  ['KING', { name: 'king' }],
  ['Inês', { name: 'ines' }],
  ['ines', { name: 'ines' }],
  ['Zhao Qing', { name: 'zhao qing' }],
  ['qing zhao', { name: 'zhao qing' }],
  ['Kazuki Miura', { name: 'kazuki miura' }],
  ['Silva', { name: 'silva' }],
  ['lourenco', { name: 'lourenco' }],
  ['ozkok', { name: 'ozkok' }],
  ["O'Neill", { name: 'oneill' }],
  ['O Neill', { name: 'oneill' }],
  ['Floren', { name: 'floren' }],
  ['Takash', { name: 'takash' }],
  ['Kign', { name: 'king' }],
  ['Ferreria', { name: 'ferreira' }],
  ['Kazuki Muira', { name: 'kazuki miura' }],
  ['Blue Door', { agency: 'blue door' }],
  ['Lisbon Lantern Tours', { agency: 'lisbon lantern tours' }],
  ['Tokyo Two Suitcases', { agency: 'tokyo two suitcases', city: 'Tokyo' }],
  ['Lisbon', { city: 'Lisbon' }],
  ['lisbonne', { city: 'Lisbon' }],
  ['Lisobn', { city: 'Lisbon' }],
  ['newyork', { city: 'New York' }],
  ['new york', { city: 'New York' }],
  ['York', { city: 'York' }],
  ['Paris Texas', { city: 'Paris', country: 'United States' }],
  ['東京', { city: 'Tokyo' }],
  ['北京', { city: 'Beijing' }],
  ['Москва', { city: 'Moscow' }],
  ['القاهرة', { city: 'Cairo' }],
  ['Αθήνα', { city: 'Athens' }],
  ['กรุงเทพ', { city: 'Bangkok' }],
  ['Bombay', { city: 'Mumbai' }],
  ['Firenze', { city: 'Florence' }],
  ['diving', { is: 'diving' }],
  ['ski', { is: 'ski' }],
  ['cruises', { is: 'cruise' }],
  ['honeymon', { is: 'honeymoon' }],
  ['skiing innsbruck', { is: 'ski', city: 'Innsbruck' }],
  ['food 東京', { is: 'food', city: 'Tokyo' }],
  ['ana lisbon pilgrimage', { name: 'ana', city: 'Lisbon', is: 'pilgrimage' }],
  ['luxury travel agents in Los Angeles', { is: 'luxury', city: 'Los Angeles' }],
  ['safari Kenya', { is: 'safari', country: 'Kenya' }],
  ['arabic luxury cairo', { city: 'Cairo', is: 'luxury', speaks: 'ar' }],
  ['Portuguese-speaking agents in Tokyo', { city: 'Tokyo', speaks: 'pt' }],
  ['beach turkey', { is: 'beach', country: 'Türkiye' }],
  ['Toskana', { country: 'Italy' }],
  ['USA', { country: 'United States' }],
  ['日本', { country: 'Japan' }],
  ['diving tokyo', { city: 'Tokyo', without: 'diving' }],
  ['qzvxy Lisbon', { city: 'Lisbon', without: 'qzvxy' }],
];

const hasAll = (text: string, words: string) => words.split(' ').every((word) => fold(text).includes(word));

function isWanted(card: AgentCard, wanted: Wanted): boolean {
  return (
    hasAll(card.name, wanted.name ?? '') &&
    hasAll(card.agency, wanted.agency ?? '') &&
    [undefined, card.city].includes(wanted.city) &&
    [undefined, card.country].includes(wanted.country) &&
    (wanted.is === undefined || card.specialities.includes(wanted.is)) &&
    (wanted.speaks === undefined || card.languages.includes(wanted.speaks))
  );
}

describe('the search of a seeded directory', () => {
  const index = new DirectoryIndex();
  let places: PlacesIndex;
  beforeAll(async () => {
    places = await loadPlacesIndex();
    const world = readDemoWorld();
    for (const country of demoCountries(world, WRITTEN)) index.putCountry(country._id, country);
    for (const agent of demoAgents(world, { from: 0, to: AGENTS }, WRITTEN)) index.put(agent);
    index.commit();
  });
  const find = (q: string) => index.search.find(readFilters({ q }), places);

  it.each(SEARCHES)('DIR-20: %s', (q, wanted) => {
    const { rows, ignored } = find(q);
    const first = Array.from(rows.subarray(0, 2), (row) => index.table.card(row));
    expect(first).not.toHaveLength(0);
    expect(first.filter((card) => !isWanted(card, wanted))).toEqual([]);
    expect(ignored.join(' ')).toBe(wanted.without ?? '');
  });

  it('DIR-20: a word is no hit because it is within others', () => {
    expect(find('King').rows.length).toBeLessThan(2000);
    expect(find('Inês').rows.length).toBeLessThan(100);
    expect(find('qzvxy').rows).toHaveLength(0);
  });
});
