import {
  AGENT_LANGUAGES,
  AGENT_SPECIALITIES,
  type AgentLanguage,
  type AgentSort,
  type AgentSpeciality,
} from '@atoll/contracts/agent';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import { stemmer } from 'stemmer';
import { fold } from '@atoll/contracts/fold';
import type { AgentDocument } from '../models/agent.model';
import { NO_PLACE_NAMES, type PlaceNames } from '../../shared/places/place-names';
import type { CountryImage, CountrySettings } from '../models/country.model';
import { MASK_BITS } from './agent-card';
import { orderBy, orderByName, type AgentOrder } from './agent-order';
import { AgentTable } from './agent-table';
import { CardTable } from './card-table';
import { Numbering } from './numbering';
import { RowList } from './row-list';
import { SightTable } from './sight-table';
import { WordIndex } from './word-index';

const NO_ROWS = new Uint32Array(0);
/** Enough changes at once that what was reserved for more is worth giving back. */
const MANY = 10_000;

/**
 * The documents of the directory in memory, in every order and by everything that they are found by. They are put in
 * and removed; `commit` then makes them found. Agents of countries that are not visible, and hidden ones, are never listed. MongoDB is the truth: this can always be rebuilt.
 */
export class DirectoryRows {
  readonly cities = new Numbering();
  readonly countries = new Numbering();
  readonly table = new AgentTable(this.cities, this.countries);
  readonly #byName = orderByName(this.table);
  /** Brought up to date in this order: the others need the one by name. */
  readonly orders: Readonly<Record<AgentSort, AgentOrder>> = {
    name: this.#byName,
    best: orderBy(this.table, 'best', this.#byName),
    rating: orderBy(this.table, 'rating', this.#byName),
    experience: orderBy(this.table, 'experience', this.#byName),
  };
  readonly names = new WordIndex();
  readonly agencies = new WordIndex();
  /** By their keys, and by what English endings leave of these: 'skiing' is 'ski'. */
  readonly specialities = new WordIndex();
  /** By the English names of the languages that are spoken. */
  readonly languages = new WordIndex();
  /** Cities by number: their name and, in a line of its own, their slug in words. */
  readonly cityNames = new WordIndex();
  /** The cities of regions, by number. */
  readonly regionNames = new WordIndex();
  /** Countries by number. */
  readonly countryNames = new WordIndex();
  readonly settings = new Map<string, CountrySettings>();
  readonly images = new Map<string, CountryImage>();
  /** When what is told of a city was written, by its slug. */
  readonly citiesWrittenMs = new Map<string, number>();
  readonly cards = new CardTable();
  readonly sights = new SightTable((country) => this.isVisible(country));
  readonly #cityTexts = new PlaceTexts(this.cityNames);
  readonly #regionTexts = new PlaceTexts(this.regionNames);
  readonly #countryTexts = new PlaceTexts(this.countryNames);
  readonly #cityRows: RowList[] = [];
  readonly #countryRows: RowList[] = [];
  readonly #changed = new Set<number>();
  /** Raised by every commit that changed something: what is kept of an older state is old. */
  revision = 0;

  /** The places of an agent that is known, as its subjects name them. */
  placeOf(id: string): { readonly clean_city: string; readonly clean_country: string } | null {
    const row = this.table.rowOf(id);
    if (row === undefined) return null;
    const { city, country } = this.table.columns;
    return {
      clean_city: this.cities.slugs[city[row] ?? 0] ?? '',
      clean_country: this.countries.slugs[country[row] ?? 0] ?? '',
    };
  }

  /** When the agent that is known was written; undefined for an unknown one. */
  writtenMs(id: string): number | undefined {
    const row = this.table.rowOf(id);
    return row === undefined ? undefined : this.table.columns.updatedMs[row];
  }

  put(agent: AgentDocument): void {
    const known = this.table.rowOf(String(agent._id));
    if (known !== undefined) this.#unlink(known);
    const row = this.table.put(agent);
    this.#link(row, agent);
  }

  remove(id: string): void {
    const row = this.table.rowOf(id);
    if (row === undefined) return;
    this.#unlink(row);
    this.table.remove(row);
    this.#changed.add(row);
  }

  /** Settings of a country; null where it has none, which hides it. */
  putCountry(slug: string, settings: CountrySettings | null): void {
    const wasVisible = this.isVisible(slug);
    if (settings) this.settings.set(slug, settings);
    else this.settings.delete(slug);
    if (wasVisible === this.isVisible(slug)) return;
    this.sights.forgetVisible();
    for (const row of this.rowsOfCountry(slug)) this.#changed.add(row);
  }

  isVisible(country: string): boolean {
    return this.settings.get(country)?.is_visible ?? false;
  }

  rowsOfCity(slug: string): Uint32Array {
    const city = this.cities.find(slug);
    return city === undefined ? NO_ROWS : this.rowsOfCityNumber(city);
  }

  rowsOfCityNumber(city: number): Uint32Array {
    return this.#cityRows[city]?.rows ?? NO_ROWS;
  }

  rowsOfCountry(slug: string): Uint32Array {
    return this.rowsOfCountryNumber(this.countries.find(slug) ?? -1);
  }

  rowsOfCountryNumber(country: number): Uint32Array {
    return this.#countryRows[country]?.rows ?? NO_ROWS;
  }

  /** The folded name of a city. */
  cityCalled(city: number): string {
    return this.#cityTexts.firstLine(city);
  }

  /** The folded name of the region that a city is in. */
  regionOf(city: number): string {
    return this.#regionTexts.firstLine(city);
  }

  /** The folded name of a country. */
  countryCalled(country: number): string {
    return this.#countryTexts.firstLine(country);
  }

  /** The slug of the visible country that a slug, an ISO code or a name in any language means; null for anything else. */
  countrySlug(text: string, names: PlaceNames = NO_PLACE_NAMES): string | null {
    if (this.isVisible(text)) return text;
    const wanted = fold(text);
    return this.#countryCalled([wanted]) ?? this.#countryCalled(names.called(wanted).countryCodes.map(fold));
  }

  /** The slug of the visible country with one of these folded slugs, names or codes. */
  #countryCalled(wanted: readonly string[]): string | null {
    for (const {
      clean_country: slug,
      country,
      country_code: code,
      is_visible: isVisible,
    } of this.settings.values()) {
      if (isVisible && [slug, country, code].some((own) => wanted.includes(fold(own)))) return slug;
    }
    return null;
  }

  /**
   * Makes what was put and removed since the last time found; costs a pass over all rows, so many go together. False
   * where nothing was.
   */
  commit(): boolean {
    if (this.#changed.size === 0) return false;
    this.revision += 1;
    const { country } = this.table.columns;
    const isChanged = new Uint8Array(this.table.rowCount);
    for (const row of this.#changed) isChanged[row] = 1;
    const listed = [...this.#changed].filter(
      (row) =>
        this.table.ids[row] !== '' &&
        !this.table.isHidden(row) &&
        this.isVisible(this.countries.slugs[country[row] ?? 0] ?? ''),
    );
    for (const order of Object.values(this.orders)) order.update(isChanged, listed);
    if (this.#changed.size > MANY) {
      const words = [this.names, this.agencies, this.specialities, this.languages];
      for (const list of [
        ...words,
        this.cityNames,
        this.regionNames,
        ...this.#cityRows,
        ...this.#countryRows,
      ])
        list.trim();
    }
    this.#changed.clear();
    return true;
  }

  #link(row: number, agent: AgentDocument): void {
    const { table } = this;
    const [city = 0, country = 0] = [table.columns.city[row], table.columns.country[row]];
    this.names.add(row, table.names[row] ?? '');
    this.agencies.add(row, table.agencies[row] ?? '');
    this.specialities.add(row, specialityText(table.columns.specialities[row] ?? 0));
    this.languages.add(row, this.#languageText(row));
    (this.#cityRows[city] ??= new RowList()).add(row);
    (this.#countryRows[country] ??= new RowList()).add(row);
    this.#cityTexts.put(city, agent.city, agent.clean_city);
    this.#regionTexts.put(city, agent.region ?? '');
    this.#countryTexts.put(country, agent.country);
    this.#changed.add(row);
  }

  #unlink(row: number): void {
    const { table } = this;
    this.names.delete(row, table.names[row] ?? '');
    this.agencies.delete(row, table.agencies[row] ?? '');
    this.specialities.delete(row, specialityText(table.columns.specialities[row] ?? 0));
    this.languages.delete(row, this.#languageText(row));
    this.#cityRows[table.columns.city[row] ?? 0]?.delete(row);
    this.#countryRows[table.columns.country[row] ?? 0]?.delete(row);
    this.#changed.add(row);
  }

  #languageText(row: number): string {
    const { languages, moreLanguages } = this.table.columns;
    return languageText(languages[row] ?? 0, moreLanguages[row] ?? 0);
  }
}

/** What specialities are also called. */
const SYNONYMS: Partial<Readonly<Record<AgentSpeciality, string>>> = {
  diving: 'scuba snorkeling snorkelling',
  family: 'kids children',
  honeymoon: 'romantic',
  rail: 'train',
  safari: 'wildlife',
  ski: 'skier snowboarding',
  walking: 'hiking trekking',
  wellness: 'spa yoga',
};

const SPECIALITY_TEXTS = AGENT_SPECIALITIES.map((key) =>
  `${key} ${SYNONYMS[key] ?? ''}`
    .trim()
    .split(' ')
    .flatMap((word) => [word, stemmer(word)])
    .join(' '),
);

function specialityText(mask: number): string {
  return SPECIALITY_TEXTS.filter((_, bit) => mask & (1 << bit)).join(' ');
}

/** What languages are also called. */
const LANGUAGE_SYNONYMS: Partial<Readonly<Record<AgentLanguage, string>>> = {
  bn: 'bengali',
  fa: 'farsi',
  tl: 'tagalog',
  zh: 'mandarin',
};

const LANGUAGE_TEXTS = AGENT_LANGUAGES.map((code) =>
  fold(`${agentLanguageName(code)} ${LANGUAGE_SYNONYMS[code] ?? ''}`),
);

/** The names of the languages of both masks (`languageMasks`). */
function languageText(first: number, second: number): string {
  const mask = (at: number) => (at < MASK_BITS ? first : second);
  return LANGUAGE_TEXTS.filter((_, at) => mask(at) & (1 << (at % MASK_BITS))).join(' ');
}

/** What numbered places are called, and the index that finds them by it. */
class PlaceTexts {
  readonly #folded: string[] = [];
  /** What each was told as: folding it again for every agent of a place costs a tenth of the load. */
  readonly #told: string[] = [];

  constructor(private readonly words: WordIndex) {}

  put(number: number, ...lines: readonly string[]): void {
    const told = lines.join('\n');
    if (this.#told[number] === told) return;
    this.#told[number] = told;
    this.words.delete(number, this.#folded[number] ?? '');
    const folded = lines.map(fold).join('\n');
    this.#folded[number] = folded;
    this.words.add(number, folded);
  }

  firstLine(number: number): string {
    return this.#folded[number]?.split('\n', 1)[0] ?? '';
  }
}
