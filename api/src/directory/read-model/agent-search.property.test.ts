import { AGENT_LANGUAGES, AGENT_SORTS, AGENT_SPECIALITIES, type AgentSort } from '@atoll/contracts/agent';
import { slugify } from '@atoll/contracts/slug';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { sampleAgent, sampleCountry } from '../../../test/sample-directory';
import { fold } from '../../platform/text/fold';
import type { AgentDocument } from '../models/agent.model';
import { agentCard, ratingScore } from './agent-card';
import { readFilters, type AgentFilters } from './agent-filters';
import { DirectoryIndex } from './directory-index';

const CITIES = ['São Paulo', 'Paris', 'Pará', 'Łódź'].flatMap((city) =>
  ['Brazil', 'France'].map((country) => ({ city, country, clean_city: slugify(`${city} ${country}`) })),
);
const COUNTRIES = ['Brazil', 'France'];
/** Few letters, so that texts meet; some with accents, and what a pattern is made of. */
const letters = fc.string({ unit: fc.constantFrom(..."aábnnpr .-'x王*"), maxLength: 9 });

const agent: fc.Arbitrary<AgentDocument> = fc
  .record({
    number: fc.integer({ min: 0, max: 30 }),
    name: letters,
    agency: letters,
    place: fc.constantFrom(...CITIES),
    is_featured: fc.boolean(),
    rating: fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
    rating_count: fc.integer({ min: 0, max: 20 }),
    since: fc.integer({ min: 1990, max: 1993 }),
    specialities: fc.subarray(AGENT_SPECIALITIES.slice(0, 4)),
    languages: fc.subarray([
      AGENT_LANGUAGES[0],
      AGENT_LANGUAGES[31],
      AGENT_LANGUAGES[32],
      AGENT_LANGUAGES[50],
    ]),
  })
  .map(({ number, place, ...fields }) =>
    sampleAgent({ ...fields, ...place, _id: new Types.ObjectId(number.toString(16).padStart(24, '0')) }),
  );

const query = fc.record(
  {
    name: letters,
    city: fc.oneof(letters, fc.constantFrom('par', 'PA', 'lodz', 'paulo br')),
    q: fc.oneof(letters, fc.constantFrom('adv', 'an paris', 'beach')),
    citySlug: fc.constantFrom(...CITIES.map(({ clean_city }) => clean_city), 'nowhere'),
    country: fc.constantFrom('brazil', 'france', 'nowhere'),
    specialities: fc.subarray(AGENT_SPECIALITIES.slice(0, 4)).map(String),
    languages: fc.subarray([AGENT_LANGUAGES[0], AGENT_LANGUAGES[32]]).map(String),
    featured: fc.constant('true'),
    rating: fc.constantFrom('3', '4', '4.5'),
    sort: fc.constantFrom(...AGENT_SORTS),
  },
  { requiredKeys: [] },
);

/** Whether a person would say that the text has the part: short ones begin a word, others are anywhere. */
function has(text: string, part: string): boolean {
  const folded = fold(text);
  if (part.length > 2) return folded.includes(part);
  return part.length > 0 && folded.split(' ').some((word) => word.startsWith(part));
}

function passes(filters: AgentFilters, each: AgentDocument): boolean {
  const inCity = (part: string) => has(each.city, part) || has(each.clean_city, part);
  const hasWord = (word: string) =>
    has(each.name, word) ||
    has(each.agency, word) ||
    inCity(word) ||
    each.specialities.some((key) => has(key, word));
  return (
    (filters.name === null || has(each.name, filters.name)) &&
    (filters.city === null || inCity(filters.city)) &&
    (filters.words === null || filters.words.every(hasWord)) &&
    (filters.citySlug === null || each.clean_city === filters.citySlug) &&
    (filters.country === null || each.clean_country === filters.country) &&
    (!filters.isFeatured || each.is_featured) &&
    (filters.rating === null || (each.rating !== null && each.rating >= filters.rating)) &&
    filters.specialities.every((key) => each.specialities.includes(key)) &&
    filters.languages.every((code) => each.languages.includes(code))
  );
}

const KEYS: Readonly<Record<AgentSort, (each: AgentDocument) => number[]>> = {
  best: (each) => [each.is_featured ? 0 : 1, -ratingScore(each.rating, each.rating_count)],
  rating: (each) => [-(each.rating ?? -1), -each.rating_count],
  experience: (each) => [each.since],
  name: () => [],
};

/** What reading every document would give, in order. */
function scan(agents: readonly AgentDocument[], filters: AgentFilters): AgentDocument[] {
  const compare = (a: AgentDocument, b: AgentDocument) => {
    const [left, right] = [KEYS[filters.sort](a), KEYS[filters.sort](b)];
    const at = left.findIndex((key, index) => key !== right[index]);
    if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
    const [first, second] = [a, b].map((each) => [fold(each.name), String(each._id)] as const);
    if (!first || !second) return 0;
    return first[0] < second[0] ? -1 : first[0] > second[0] ? 1 : first[1] < second[1] ? -1 : 1;
  };
  return agents.filter((each) => passes(filters, each)).sort(compare);
}

type Step = { readonly put: AgentDocument } | { readonly remove: number } | { readonly toggle: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: agent.map((put) => ({ put })) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 30 }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constantFrom('brazil', 'france').map((toggle) => ({ toggle })) },
);

describe('the read model of agents', () => {
  it('DIR-09, DIR-10, DIR-11: answers what reading every document would, whatever changed before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 4 }),
        fc.array(query, { maxLength: 6 }),
        (batches, queries) => {
          const index = new DirectoryIndex();
          const documents = new Map<string, AgentDocument>();
          const visible = new Map(COUNTRIES.map((country) => [slugify(country), true]));
          const show = (slug: string) =>
            index.putCountry(slug, sampleCountry(slug, { is_visible: visible.get(slug) ?? false }));
          for (const slug of visible.keys()) show(slug);
          for (const steps of [...batches, []]) {
            for (const each of steps) {
              if ('put' in each) {
                documents.set(String(each.put._id), each.put);
                index.put(each.put);
              } else if ('remove' in each) {
                const id = each.remove.toString(16).padStart(24, '0');
                documents.delete(id);
                index.remove(id);
              } else {
                visible.set(each.toggle, !visible.get(each.toggle));
                show(each.toggle);
              }
            }
            index.commit();
            const listed = [...documents.values()].filter((each) => visible.get(each.clean_country));
            for (const filters of [{}, ...queries].map(readFilters)) {
              const { rows, featuredCount } = index.search.find(filters);
              const cards = Array.from(
                rows,
                (row) => JSON.parse(index.table.cardBytes(row).toString()) as unknown,
              );
              expect(cards).toEqual(scan(listed, filters).map(agentCard));
              expect(featuredCount).toBe(
                Array.from(rows, (row) => index.table.card(row)).filter((card) => card.is_featured).length,
              );
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
