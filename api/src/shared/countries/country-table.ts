import table from './country-table.json';

/** What the checked table says of a country; see its test for the rules that it keeps. */
export interface CountryRow {
  /** English names of what most people speak, at most three, most speakers first. */
  readonly languages: readonly string[];
  /** As the gazetteer names it; null where there is none, or where it is doubtful which one. */
  readonly capital: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly plugs: readonly string[];
  /** Null where it is not known, or differs by region. */
  readonly volts: number | null;
  readonly drives_on: 'left' | 'right' | null;
  /** ISO 3166-1 codes of the countries with a land border. */
  readonly neighbours: readonly string[];
}

const TABLE = table as Readonly<Record<string, CountryRow>>;

/** The codes that the table has. */
export const TABLE_CODES: readonly string[] = Object.keys(TABLE);

/** A country's row by its ISO 3166-1 code; null where the table has none. */
export function countryRow(countryCode: string): CountryRow | null {
  return Object.hasOwn(TABLE, countryCode) ? (TABLE[countryCode] ?? null) : null;
}
