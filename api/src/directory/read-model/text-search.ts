import { stemmer } from 'stemmer';
import type { PlaceNames } from '../../shared/places/place-names';
import { CalledPlaces } from './called-places';
import type { DirectoryRows } from './directory-rows';
import { WordHits } from './word-hits';
import type { SimilarWord, WordIndex } from './word-index';

/** What a text is looked for in. A part of a name or city is found anywhere in it (DIR-09, DIR-10). */
export type TextScope = 'name' | 'city' | 'all';

export interface TextMatch {
  /** Listed rows, in no order. */
  readonly rows: Uint32Array;
  /** By row: the more, the better it fits. */
  readonly relevance: Uint16Array;
  /** Words that had to be left out for anybody to fit. */
  readonly ignored: readonly string[];
}

/** Where a word is found. An area is a region or a country. */
type Field = 'name' | 'agency' | 'city' | 'speciality' | 'language' | 'area';

/**
 * What a word counts for by where it is found and how: whole words first, of cities and areas whole names. Of each kind,
 * people before agencies before places. What fits badly never outweighs what fits well.
 */
export const RELEVANCE = {
  whole: { name: 40, agency: 36, city: 34, speciality: 32, language: 31, area: 30 },
  /** None of a language: 'Japan' is not 'Japanese', nor 'Dan' 'Danish'. */
  beginning: { name: 24, agency: 22, city: 20, speciality: 18, language: 0, area: 16 },
  /** A word of an agency's name that does not begin it: 'York' of 'New York Holidays'. */
  laterWordOfAgency: 33,
  /** A city's whole name in another language: many have short ones that are words elsewhere, as 'Ski'. */
  otherNameOfCity: 28,
  /** Only where nothing else fits: mistyped, or within a word. */
  poor: { name: 5, agency: 4, city: 3, speciality: 2, language: 1, area: 1 },
  /** Added for a slip that only changed the order of letters. */
  sameLetters: 5,
  /** The beginning of a city's name in another language. */
  beginningOfOtherName: 6,
  /** Added for each further word that is found together with the first: in one name, or as one place. */
  together: 10,
  wholeName: 200,
  wholeAgency: 3,
  beginningOfAgency: 2,
  beginningOfName: 1,
} as const;

/** From here on a word is what somebody meant, and not one that is similar. */
const SURE = RELEVANCE.poor.area + RELEVANCE.sameLetters;
/** One mask of a byte holds which words a row has. */
const WORDS_MAX = 8;
const BITS = [...Array(WORDS_MAX).keys()];
const PLACE_WORDS_MAX = 4;
const INSIDE_FROM = 3;
const PLACES_MAX = 5;

/** What people write between what they look for, and what everybody here is. */
const OPTIONAL = new Set(
  'a an and at by for from in near of on or speaking speaks the to with who agent agents agency agencies travel'.split(
    ' ',
  ),
);

/** A word that so many agencies have in their names tells none of them apart: 'Trips', 'Holidays', 'Tours'. */
const GENERIC_SHARE = 0.02;
const GENERIC_FROM = 50;

interface SearchedField {
  readonly field: Field;
  readonly words: WordIndex;
  /** Rows of what the index numbers; undefined where it numbers rows. */
  readonly rowsOf?: (number: number) => Uint32Array;
  /** Of places, a word is a part of the name only. */
  readonly isPlace?: true;
}

const NOBODY: TextMatch = { rows: new Uint32Array(0), relevance: new Uint16Array(0), ignored: [] };

/** Finds agents by words, the better they fit the more. What it finds depends on the text and the listed agents alone. */
export class TextSearch {
  readonly #index: DirectoryRows;
  readonly #fields: readonly SearchedField[];

  constructor(index: DirectoryRows) {
    this.#index = index;
    const rowsOfCity = (city: number) => index.rowsOfCityNumber(city);
    const rowsOfCountry = (country: number) => index.rowsOfCountryNumber(country);
    this.#fields = [
      { field: 'name', words: index.names },
      { field: 'agency', words: index.agencies },
      { field: 'city', words: index.cityNames, rowsOf: rowsOfCity, isPlace: true },
      { field: 'speciality', words: index.specialities },
      { field: 'language', words: index.languages },
      { field: 'area', words: index.regionNames, rowsOf: rowsOfCity, isPlace: true },
      { field: 'area', words: index.countryNames, rowsOf: rowsOfCountry, isPlace: true },
    ];
  }

  /** Agents that have all words of a folded text; where nobody has, those who have the most of them ('all' only). */
  find(text: string, scope: TextScope, names: PlaceNames): TextMatch {
    const all = text.split(' ').filter(Boolean);
    const words = all.slice(0, WORDS_MAX);
    if (words.length === 0) return NOBODY;
    const fields = this.#fields.filter(({ field }) => scope === 'all' || field === scope);
    const query = new TextQuery(this.#index, fields, scope, words, names);
    return query.answer(text, all.slice(WORDS_MAX));
  }
}

/** One search. */
class TextQuery {
  readonly #hits: readonly WordHits[];
  /** By row: what is added for words that name one place together. */
  readonly #placeBonus: WordHits;
  /** By row: the words that its name has, a bit for each. */
  readonly #inName: Uint8Array;
  readonly #places: CalledPlaces;
  /** Words that are, alone or with others, the whole name of a place: no other one is meant. */
  readonly #namesPlace = new Set<number>();

  constructor(
    private readonly index: DirectoryRows,
    private readonly fields: readonly SearchedField[],
    private readonly scope: TextScope,
    private readonly words: readonly string[],
    private readonly names: PlaceNames,
  ) {
    const { ranks } = index.orders.name;
    const listed = index.orders.name.rows.length;
    this.#hits = words.map(() => new WordHits(ranks, listed));
    this.#placeBonus = new WordHits(ranks, listed);
    this.#inName = new Uint8Array(ranks.length);
    this.#places = new CalledPlaces(index, names);
    if (scope !== 'name') this.#markPlaces();
    this.#markJoined();
    words.forEach((_, at) => this.#markWord(at));
  }

  answer(text: string, tooMany: readonly string[]): TextMatch {
    const required = this.#required();
    const known = required.filter((at) => this.#hitsAt(at).count > 0);
    const mayDrop = this.scope === 'all';
    if (known.length === 0 || (known.length < required.length && !mayDrop)) return NOBODY;
    let wanted = maskOf(known);
    let rows = this.#rowsWith(wanted);
    if (rows.length === 0) {
      for (const at of known) this.#markSimilar(at);
      rows = this.#rowsWith(wanted);
    }
    if (rows.length === 0) {
      if (!mayDrop) return NOBODY;
      wanted = this.#mostWords(wanted);
      rows = this.#rowsWith(wanted);
    }
    const ignored = required.filter((at) => (wanted & (1 << at)) === 0).map((at) => this.words[at] ?? '');
    return { rows, relevance: this.#relevanceOf(rows, text), ignored: [...ignored, ...tooMany] };
  }

  #hitsAt(at: number): WordHits {
    const hits = this.#hits[at];
    if (!hits) throw new RangeError(`There is no word ${at}`);
    return hits;
  }

  /** Places of the words that say something; all of them where none does. */
  #required(): number[] {
    const all = [...this.words.keys()];
    const saying = all.filter((at) => !OPTIONAL.has(this.words[at] ?? '') && !this.#isGeneric(at));
    return this.scope === 'all' && saying.length > 0 ? saying : all;
  }

  #isGeneric(at: number): boolean {
    const word = this.words[at] ?? '';
    const { agencies, names, specialities, languages, orders } = this.index;
    const most = Math.max(GENERIC_FROM, GENERIC_SHARE * orders.name.rows.length);
    const meansMore =
      this.#namesPlace.has(at) ||
      [names, specialities, languages].some((index) => index.whole(word).length > 0);
    return !meansMore && agencies.whole(word).length > most;
  }

  /** Words in a row that are the whole name of a city or area, in any language. */
  #markPlaces(): void {
    for (let from = 0; from < this.words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(this.words.length, from + PLACE_WORDS_MAX); to += 1) {
        const called = this.#places.called(this.words.slice(from, to).join(' '));
        const { cities, otherCities } = called;
        const areas = this.scope === 'all' ? called.areas : [];
        const markAll = (lists: readonly Uint32Array[], weight: number) => {
          for (const rows of lists) {
            for (let at = from; at < to; at += 1) this.#hitsAt(at).mark(rows, weight);
            this.#placeBonus.mark(rows, RELEVANCE.together * (to - from - 1));
          }
        };
        if ([...cities, ...otherCities, ...areas].some((rows) => this.#hitsAt(from).hasListed(rows)))
          for (let at = from; at < to; at += 1) this.#namesPlace.add(at);
        markAll(cities, RELEVANCE.whole.city);
        markAll(otherCities, RELEVANCE.otherNameOfCity);
        markAll(areas, RELEVANCE.whole.area);
      }
    }
  }

  #markWord(at: number): void {
    const hits = this.#hitsAt(at);
    const word = this.words[at] ?? '';
    for (const { field, words, rowsOf, isPlace } of this.fields) {
      const [whole, beginning] = [words.whole(word), RELEVANCE.beginning[field]];
      if (field === 'agency') this.#markAgencies(at, whole);
      else this.#mark(at, field, whole, rowsOf, isPlace ? beginning : RELEVANCE.whole[field]);
      if (field === 'speciality') {
        this.#mark(at, field, words.whole(stemmer(word)), rowsOf, RELEVANCE.whole[field]);
      }
      // Said with other words a place is a place: 'ski paris' is not 'Parisa', whom 'paris' alone may begin.
      if (this.#namesPlace.has(at) && (isPlace || this.words.length > 1)) continue;
      for (const rows of words.beginning(word)) this.#mark(at, field, rows, rowsOf, beginning);
    }
    if (this.scope !== 'all') this.#markInside(at);
    if (hits.count > 0) return;
    this.#markSimilar(at);
    if (this.scope !== 'name') this.#markOtherNames(at);
    if (hits.count === 0) this.#markInside(at);
  }

  #markAgencies(at: number, rows: Uint32Array): void {
    const { agencies } = this.index.table;
    const word = this.words[at] ?? '';
    const first = rows.filter((row) => {
      const agency = agencies[row] ?? '';
      return agency.startsWith(word) && (agency.length === word.length || agency[word.length] === ' ');
    });
    this.#mark(at, 'agency', first, undefined, RELEVANCE.whole.agency);
    this.#mark(at, 'agency', rows, undefined, RELEVANCE.laterWordOfAgency);
  }

  /** Two words that are one word of a name: 'O Neill', 'Mc Donald'. */
  #markJoined(): void {
    for (let at = 0; at + 1 < this.words.length; at += 1) {
      const joined = `${this.words[at]}${this.words[at + 1]}`;
      for (const { field, words, rowsOf } of this.fields) {
        if (field === 'speciality' || field === 'area') continue;
        const lists = [words.whole(joined), ...words.beginning(joined)];
        for (const part of [at, at + 1]) {
          for (const rows of lists) this.#mark(part, field, rows, rowsOf, RELEVANCE.beginning[field]);
        }
      }
    }
  }

  #mark(
    at: number,
    field: Field,
    numbers: Uint32Array,
    rowsOf: SearchedField['rowsOf'],
    weight: number,
  ): void {
    const hits = this.#hitsAt(at);
    if (rowsOf) for (const number of numbers) hits.mark(rowsOf(number), weight);
    else hits.mark(numbers, weight);
    if (field !== 'name') return;
    for (let index = 0; index < numbers.length; index += 1) {
      const row = numbers[index] ?? 0;
      this.#inName[row] = (this.#inName[row] ?? 0) | (1 << at);
    }
  }

  /** Of the words that are as few mistakes away as any. */
  #markSimilar(at: number): void {
    if (this.#namesPlace.has(at)) return;
    const word = this.words[at] ?? '';
    const hits = this.#hitsAt(at);
    const isListed = ({ rows, rowsOf }: Pick<SearchedField, 'rowsOf'> & Pick<SimilarWord, 'rows'>) =>
      rowsOf ? rows.some((number) => hits.hasListed(rowsOf(number))) : hits.hasListed(rows);
    const similar = this.fields
      .flatMap((searched) => searched.words.similar(word).map((found) => ({ ...searched, ...found })))
      .filter(isListed);
    const least = Math.min(...similar.map(({ slips }) => slips));
    for (const { field, rows, rowsOf, slips, hasSameLetters } of similar) {
      const weight = RELEVANCE.poor[field] + (hasSameLetters ? RELEVANCE.sameLetters : 0);
      if (slips === least) this.#mark(at, field, rows, rowsOf, weight);
    }
  }

  /** Of cities, in other languages, by their beginning or a similar one. */
  #markOtherNames(at: number): void {
    const word = this.words[at] ?? '';
    const hits = this.#hitsAt(at);
    const places = this.names.find(word, PLACES_MAX);
    for (const rows of this.#places.found(places, word)) hits.mark(rows, RELEVANCE.beginningOfOtherName);
    for (const rows of this.#places.found(places)) hits.mark(rows, RELEVANCE.poor.city);
  }

  #markInside(at: number): void {
    const word = this.words[at] ?? '';
    if (word.length < INSIDE_FROM) return;
    for (const { field, words, rowsOf } of this.fields) {
      for (const rows of words.inside(word)) this.#mark(at, field, rows, rowsOf, RELEVANCE.poor[field]);
    }
  }

  /** The words that a row has, a bit for each. */
  #maskAt(row: number): number {
    let mask = 0;
    for (let at = 0; at < this.#hits.length; at += 1) if (this.#hits[at]?.byRow[row]) mask |= 1 << at;
    return mask;
  }

  #rowsWith(mask: number): Uint32Array {
    const [first, ...others] = this.#hits.filter((_, at) => mask & (1 << at)).map(({ byRow }) => byRow);
    if (!first) return new Uint32Array(0);
    const has = first.slice();
    for (const other of others) {
      for (let row = 0; row < has.length; row += 1) if (!other[row]) has[row] = 0;
    }
    const rows = new Uint32Array(has.length);
    let count = 0;
    for (let row = 0; row < has.length; row += 1) if (has[row]) rows[count++] = row;
    return rows.slice(0, count);
  }

  /**
   * Of the words that some row has together, the most; of as many, those of one name, then those that are no guess, then
   * the rarest.
   */
  #mostWords(wanted: number): number {
    const kinds = new Map<number, { count: number; isName: boolean; sure: number }>();
    for (const row of this.index.orders.name.rows) {
      const mask = this.#maskAt(row) & wanted;
      if (mask === 0) continue;
      const kind = kinds.get(mask) ?? { count: 0, isName: false, sure: 0 };
      kind.count += 1;
      kind.isName ||= bitsOf(mask).length > 1 && ((this.#inName[row] ?? 0) & mask) === mask;
      kind.sure = Math.max(kind.sure, this.#sureWordsOf(row, mask));
      kinds.set(mask, kind);
    }
    const [best] = [...kinds].sort(
      ([a, one], [b, other]) =>
        bitsOf(b).length - bitsOf(a).length ||
        Number(other.isName) - Number(one.isName) ||
        other.sure - one.sure ||
        one.count - other.count ||
        a - b,
    );
    return best?.[0] ?? 0;
  }

  /** How many of the words a row has for sure: not as a guess at what was mistyped. */
  #sureWordsOf(row: number, mask: number): number {
    const isSure = (at: number) => (this.#hits[at]?.byRow[row] ?? 0) >= SURE;
    return bitsOf(mask).filter(isSure).length;
  }

  #sumAt(row: number): number {
    let sum = this.#placeBonus.byRow[row] ?? 0;
    for (const { byRow } of this.#hits) sum += byRow[row] ?? 0;
    return sum;
  }

  #relevanceOf(rows: Uint32Array, text: string): Uint16Array {
    const { names, agencies } = this.index.table;
    const everyWord = maskOf([...this.words.keys()]);
    const together = RELEVANCE.together * (this.words.length - 1);
    const relevance = new Uint16Array(this.#inName.length);
    for (const row of rows) {
      let sum = this.#sumAt(row);
      const name = names[row] ?? '';
      if (this.#inName[row] === everyWord) sum += together;
      if (name === text) sum += RELEVANCE.wholeName;
      else if (name.startsWith(text)) sum += RELEVANCE.beginningOfName;
      const agency = agencies[row] ?? '';
      if (agency === text) sum += RELEVANCE.wholeAgency;
      else if (agency.startsWith(text)) sum += RELEVANCE.beginningOfAgency;
      relevance[row] = sum;
    }
    return relevance;
  }
}

function bitsOf(mask: number): number[] {
  return BITS.filter((at) => mask & (1 << at));
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, at) => mask | (1 << at), 0);
}
