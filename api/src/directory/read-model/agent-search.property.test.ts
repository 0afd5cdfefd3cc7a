import {
  AGENT_LANGUAGES,
  AGENT_SORTS,
  AGENT_SPECIALITIES,
  type AgentSort,
  type AgentsQuery,
} from '@atoll/contracts/agent';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import type { CityOption } from '@atoll/contracts/place';
import { slugify } from '@atoll/contracts/slug';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { stemmer } from 'stemmer';
import { sampleAgent, sampleCountry } from '../../../test/sample-directory';
import type { PlaceNames } from '../../shared/places/place-names';
import { fold } from '@atoll/contracts/fold';
import { allowedSlips, slipsBetween } from '../../shared/text/slips';
import type { AgentDocument } from '../models/agent.model';
import { agentCard, ratingScore } from './agent-card';
import { readFilters, type AgentFilters } from './agent-filters';
import { DirectoryIndex } from './directory-index';
import { RELEVANCE } from './text-search';

const CODES: Readonly<Record<string, string>> = { Brazil: 'BR', France: 'FR' };
const CITIES = ['São Paulo', 'Paris', 'Pará', 'Łódź'].flatMap((city) =>
  ['Brazil', 'France'].map((country) => ({
    city,
    country,
    country_code: CODES[country] ?? '',
    region: city.startsWith('Pa') ? `Bána ${country}` : null,
    clean_city: slugify(`${city} ${country}`),
  })),
);
const COUNTRIES = ['Brazil', 'France'];
/** Few letters, so that texts meet; some with accents, and what a pattern is made of. */
const letters = fc.string({ unit: fc.constantFrom(..."aábnnpr .-'x王*"), maxLength: 9 });

const word = fc.constantFrom(
  ...'Ana,Anna,Annabel,Barna,Bénna,Pairs,Paris,Beach,Ski,São,Łodz,王x,O’Neil,an,Travel,Abrnab,Annan,Tamil'.split(
    ',',
  ),
);
const called = fc.oneof(
  { weight: 5, arbitrary: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: letters },
);

const agent: fc.Arbitrary<AgentDocument> = fc
  .record({
    number: fc.integer({ min: 0, max: 30 }),
    name: called,
    agency: called,
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

/** Whole words, beginnings, other names, endings, slips and parts of what agents have, and what nobody has. */
const asked = fc.oneof(
  { weight: 6, arbitrary: word },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...'an,a,ann,paris,pari,par,ari,adv,beaches,beachs,businesses,sao,paulo,lodz,odz,brazil,bana,nna'.split(
        ',',
      ),
      ...'lutetia,lutet,lutxx,xa,abrna,bean,bnnapar,aonn,brnab,barna,sik,skiing,xyz,o,neil,o neil,ann a,english,tamil,tamli,swah,ahili'.split(
        ',',
      ),
    ),
  },
  { weight: 1, arbitrary: letters },
);
const text = fc.array(asked, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const longText = fc.array(asked, { minLength: 5, maxLength: 11 }).map((words) => words.join(' '));
const place = fc.constantFrom('par', 'PA', 'lodz', 'paulo br', 'lutetia', 'lut', 'pairs', 'odz', 'sao');

const query = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ q: text }) },
      { weight: 1, arbitrary: fc.record({ q: longText }) },
      { weight: 3, arbitrary: fc.record({ name: text }) },
      { weight: 3, arbitrary: fc.record({ city: fc.oneof(place, text) }) },
      { weight: 1, arbitrary: fc.record({ q: text, name: asked, city: place }, { requiredKeys: [] }) },
    ),
    fc.record({ sort: fc.constantFrom(...AGENT_SORTS) }, { requiredKeys: [] }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.record(
          {
            citySlug: fc.constantFrom(...CITIES.map(({ clean_city }) => clean_city), 'nowhere'),
            country: fc.constantFrom('brazil', 'France', 'BR', 'Xa', 'nowhere'),
            specialities: fc.subarray(AGENT_SPECIALITIES.slice(0, 4)).map(String),
            languages: fc.subarray([AGENT_LANGUAGES[0], AGENT_LANGUAGES[32]]).map(String),
            featured: fc.constant('true'),
            rating: fc.constantFrom('3', '4', '4.5'),
          },
          { requiredKeys: [] },
        ),
      },
    ),
  )
  .map((parts): AgentsQuery => Object.assign({}, ...parts) as AgentsQuery);

const PLACE_NAMES: PlaceNames = {
  called: (name) => ({
    places: name === 'lutetia' ? [placeCalled('Paris', 'Lutetia')] : [],
    countryCodes: name === 'xa' ? ['FR'] : [],
  }),
  find: (text) => (text.startsWith('lut') ? [placeCalled('Paris', 'Lutetia')] : []),
};

function placeCalled(name: string, matched: string): CityOption {
  return { name, matched, country: 'France', latitude: 38.7, longitude: -9.1 };
}

type Field = keyof typeof RELEVANCE.poor;
const FIELDS = Object.keys(RELEVANCE.poor) as Field[];
const wordsIn = (text: string) => fold(text).split(' ').filter(Boolean);

function wordsOfField(each: AgentDocument, field: Field): string[] {
  if (field === 'name') return wordsIn(each.name);
  if (field === 'agency') return wordsIn(each.agency);
  if (field === 'city') return wordsIn(`${each.city} ${each.clean_city}`);
  if (field === 'area') return wordsIn(`${each.region ?? ''} ${each.country}`);
  if (field === 'language') return each.languages.map((code) => fold(agentLanguageName(code)));
  return each.specialities.flatMap((key) => [key, stemmer(key)]);
}

/** How each agent fits one word, and whether by its name; what an index finds in another way. */
class SlowHits {
  readonly weights = new Map<AgentDocument, number>();
  readonly inName = new Set<AgentDocument>();

  add(each: AgentDocument, weight: number, field?: Field): void {
    if (weight <= 0) return;
    this.weights.set(each, Math.max(weight, this.weights.get(each) ?? 0));
    if (field === 'name') this.inName.add(each);
  }
}

/** The search as it is described, by reading every agent for every word. */
class SlowSearch {
  readonly fields: readonly Field[];
  readonly words: readonly string[];
  readonly hits: readonly SlowHits[];
  readonly placeBonus = new Map<AgentDocument, number>();
  /** Words that are a part of a place's whole name. */
  readonly namesPlace = new Set<number>();

  constructor(
    readonly agents: readonly AgentDocument[],
    readonly text: string,
    readonly scope: 'name' | 'city' | 'all',
  ) {
    this.fields = scope === 'all' ? FIELDS : [scope];
    this.words = text.split(' ').filter(Boolean).slice(0, 8);
    this.hits = this.words.map(() => new SlowHits());
    if (scope !== 'name') this.addPlaces();
    this.words.forEach((_, at) => this.addWord(at));
  }

  addPlaces(): void {
    for (let from = 0; from < this.words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(this.words.length, from + 4); to += 1) {
        const called = this.words.slice(from, to).join(' ');
        for (const each of this.agents) {
          const isCity = fold(each.city) === called;
          const isOther = called === 'lutetia' && each.city === 'Paris';
          const isCountry = fold(each.country) === called || (called === 'xa' && each.country === 'France');
          const isArea = this.scope === 'all' && (isCountry || fold(each.region ?? '') === called);
          if (!isCity && !isOther && !isArea) continue;
          const asPlace = isCity ? RELEVANCE.whole.city : RELEVANCE.otherNameOfCity;
          const weight = isCity || isOther ? asPlace : RELEVANCE.whole.area;
          for (let at = from; at < to; at += 1) this.namesPlace.add(at);
          for (const hits of this.hits.slice(from, to)) hits.add(each, weight);
          const bonus = RELEVANCE.together * (to - from - 1);
          this.placeBonus.set(each, Math.max(bonus, this.placeBonus.get(each) ?? 0));
        }
      }
    }
  }

  addWord(at: number): void {
    const [word = '', hits] = [this.words[at], this.hits[at]];
    if (!hits) return;
    const joined = [at - 1, at].flatMap((part) =>
      part < 0 || part + 1 >= this.words.length ? [] : [`${this.words[part]}${this.words[part + 1]}`],
    );
    this.each((each, field, own) => {
      if (own === word || (field === 'speciality' && own === stemmer(word))) {
        hits.add(each, this.wholeWeight(each, field, word), field);
      } else if (
        own.startsWith(word) &&
        !(this.namesPlace.has(at) && (['city', 'area'].includes(field) || this.words.length > 1))
      )
        hits.add(each, RELEVANCE.beginning[field], field);
      if (!['speciality', 'area'].includes(field) && joined.some((both) => own.startsWith(both)))
        hits.add(each, RELEVANCE.beginning[field], field);
    });
    if (this.scope !== 'all') this.addInside(at);
    if (hits.weights.size > 0) return;
    this.addSimilar(at);
    for (const each of this.scope === 'name' || !word.startsWith('lut') ? [] : this.agents) {
      if (each.city !== 'Paris') continue;
      hits.add(each, 'lutetia'.startsWith(word) ? RELEVANCE.beginningOfOtherName : RELEVANCE.poor.city);
    }
    if (hits.weights.size === 0) this.addInside(at);
  }

  wholeWeight(each: AgentDocument, field: Field, word: string): number {
    if (field === 'city' || field === 'area') return RELEVANCE.beginning[field];
    const isLater = field === 'agency' && wordsIn(each.agency)[0] !== word;
    return isLater ? RELEVANCE.laterWordOfAgency : RELEVANCE.whole[field];
  }

  addInside(at: number): void {
    const word = this.words[at] ?? '';
    this.each((each, field, own) => {
      if (word.length > 2 && own.includes(word, 1)) this.hits[at]?.add(each, RELEVANCE.poor[field], field);
    });
  }

  addSimilar(at: number): void {
    if (this.namesPlace.has(at)) return;
    const word = this.words[at] ?? '';
    let least = allowedSlips(word);
    const slipsOf = (own: string) => slipsBetween(word, own);
    this.each((_, __, own) => (least = own === word ? least : Math.min(least, slipsOf(own))));
    const inOrder = (text: string) => [...text].sort().join('');
    this.each((each, field, own) => {
      if (own === word || slipsOf(own) !== least || least === 0) return;
      const hasSameLetters = inOrder(own) === inOrder(word);
      this.hits[at]?.add(each, RELEVANCE.poor[field] + (hasSameLetters ? RELEVANCE.sameLetters : 0), field);
    });
  }

  each(visit: (each: AgentDocument, field: Field, own: string) => void): void {
    for (const each of this.agents) {
      for (const field of this.fields) for (const own of wordsOfField(each, field)) visit(each, field, own);
    }
  }

  /** Agents with all of these words. */
  having(wanted: readonly number[]): AgentDocument[] {
    return this.agents.filter((each) => wanted.every((at) => this.hits[at]?.weights.has(each)));
  }

  wordsOf(each: AgentDocument, wanted: readonly number[]): number[] {
    return wanted.filter((at) => this.hits[at]?.weights.has(each));
  }

  mostWords(wanted: readonly number[]): number[] {
    const value = (each: AgentDocument) => {
      const words = this.wordsOf(each, wanted);
      const alike = this.agents.filter((other) => String(this.wordsOf(other, wanted)) === String(words));
      const isName = (other: AgentDocument) => words.every((at) => this.hits[at]?.inName.has(other));
      const sure = (other: AgentDocument) =>
        words.filter(
          (at) => (this.hits[at]?.weights.get(other) ?? 0) >= RELEVANCE.poor.area + RELEVANCE.sameLetters,
        ).length;
      return {
        words,
        rank: [
          -words.length,
          -Number(words.length > 1 && alike.some(isName)),
          -Math.max(...alike.map(sure)),
          alike.length,
          words.reduce((sum, at) => sum + 2 ** at, 0),
        ],
      };
    };
    const values = this.agents.map(value).filter(({ words }) => words.length > 0);
    const byRank = (one: readonly number[], other: readonly number[]) => {
      const at = one.findIndex((key, index) => key !== other[index]);
      return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
    };
    return values.sort((one, other) => byRank(one.rank, other.rank))[0]?.words ?? [];
  }

  relevance(each: AgentDocument): number {
    let sum = this.placeBonus.get(each) ?? 0;
    for (const hits of this.hits) sum += hits.weights.get(each) ?? 0;
    if (this.hits.every(({ inName }) => inName.has(each)))
      sum += RELEVANCE.together * (this.words.length - 1);
    if (fold(each.name) === this.text) sum += RELEVANCE.wholeName;
    else if (fold(each.name).startsWith(this.text)) sum += RELEVANCE.beginningOfName;
    if (fold(each.agency) === this.text) sum += RELEVANCE.wholeAgency;
    else if (fold(each.agency).startsWith(this.text)) sum += RELEVANCE.beginningOfAgency;
    return sum;
  }

  answer(): ReadonlyMap<AgentDocument, number> {
    const all = [...this.words.keys()];
    const saying = all.filter((at) => !['an', 'a', 'travel'].includes(this.words[at] ?? ''));
    const required = this.scope === 'all' && saying.length > 0 ? saying : all;
    const known = required.filter((at) => (this.hits[at]?.weights.size ?? 0) > 0);
    if (known.length === 0 || (this.scope !== 'all' && known.length < required.length)) return new Map();
    let found = this.having(known);
    if (found.length === 0) {
      for (const at of known) this.addSimilar(at);
      found = this.having(known);
    }
    if (found.length === 0 && this.scope === 'all') found = this.having(this.mostWords(known));
    return new Map(found.map((each) => [each, this.relevance(each)]));
  }
}

function passes(filters: AgentFilters, each: AgentDocument): boolean {
  return (
    (filters.citySlug === null || each.clean_city === filters.citySlug) &&
    (filters.country === null ||
      [each.clean_country, each.country, each.country_code].includes(filters.country) ||
      (filters.country === 'Xa' && each.country === 'France')) &&
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
  const texts = (['name', 'city', 'all'] as const).flatMap((scope) => {
    const text = filters[scope === 'all' ? 'text' : scope];
    return text === null ? [] : [new SlowSearch(agents, text, scope).answer()];
  });
  const relevance = (each: AgentDocument) =>
    filters.sort === 'best' ? texts.reduce((sum, found) => sum + (found.get(each) ?? 0), 0) : 0;
  const compare = (a: AgentDocument, b: AgentDocument) => {
    const [left, right] = [a, b].map((each) => [-relevance(each), ...KEYS[filters.sort](each)]);
    if (!left || !right) return 0;
    const at = left.findIndex((key, index) => key !== right[index]);
    if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
    const [first, second] = [a, b].map((each) => [fold(each.name), String(each._id)] as const);
    if (!first || !second) return 0;
    return first[0] < second[0] ? -1 : first[0] > second[0] ? 1 : first[1] < second[1] ? -1 : 1;
  };
  return agents
    .filter((each) => passes(filters, each) && texts.every((found) => found.has(each)))
    .sort(compare);
}

type Step = { readonly put: AgentDocument } | { readonly remove: number } | { readonly toggle: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: agent.map((put) => ({ put })) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 30 }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constantFrom('brazil', 'france').map((toggle) => ({ toggle })) },
);

describe('the read model of agents', () => {
  it('DIR-09, DIR-10, DIR-11, DIR-20: answers what reading every document would, whatever changed before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(step, { minLength: 2, maxLength: 16 }), { maxLength: 4 }),
        fc.array(query, { minLength: 2, maxLength: 10 }),
        (batches, queries) => {
          const index = new DirectoryIndex();
          const documents = new Map<string, AgentDocument>();
          const visible = new Map(COUNTRIES.map((country) => [slugify(country), true]));
          const show = (slug: string) => {
            const country = COUNTRIES.find((name) => slugify(name) === slug) ?? '';
            const country_code = CODES[country] ?? '';
            index.putCountry(
              slug,
              sampleCountry(country, { country_code, is_visible: visible.get(slug) ?? false }),
            );
          };
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
              const { rows, featuredCount } = index.search.find(filters, PLACE_NAMES);
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
      { numRuns: 100 },
    );
  });
});
