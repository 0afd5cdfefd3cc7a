import type { GazetteerFile } from './file/gazetteer-file';

/** Whether a place lies in the area that somebody named. */
export type AreaTest = (place: number) => boolean;

type NamedIndex = readonly [name: string, index: number];

function byName(a: NamedIndex, b: NamedIndex): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}

/** Indexes of all names that begin with the text; of the whole ones alone where there are any. */
function matching(sorted: readonly NamedIndex[], text: string): Set<number> {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.[0] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  const found = new Set<number>();
  const isWhole = sorted[low]?.[0] === text;
  for (; low < sorted.length; low += 1) {
    const [name, index] = sorted[low] ?? ['', 0];
    if (isWhole ? name !== text : !name.startsWith(text)) break;
    found.add(index);
  }
  return found;
}

/** Countries and their first-level divisions by name or code, and by the beginning of a name. */
export class AreaNames {
  private readonly countries: readonly NamedIndex[];
  private readonly divisions: readonly NamedIndex[];
  /** Codes of countries by name. */
  private readonly codes = new Map<string, string[]>();

  constructor(private readonly file: GazetteerFile) {
    this.countries = [...file.countryKeys].sort(byName);
    this.divisions = [...file.divisionKeys].sort(byName);
    for (const [name, index] of file.countryKeys) {
      const code = file.countryCodes[index] ?? '';
      if (name !== code.toLowerCase()) this.codes.set(name, [...(this.codes.get(name) ?? []), code]);
    }
  }

  /** Codes of the countries that are called so. A code alone, of two letters, is no name: most of them are words. */
  countriesCalled(text: string): string[] {
    return this.codes.get(text) ?? [];
  }

  /** Null where nothing is called so. */
  find(text: string): AreaTest | null {
    const countries = matching(this.countries, text);
    const divisions = matching(this.divisions, text);
    if (countries.size === 0 && divisions.size === 0) return null;
    return (place) =>
      countries.has(this.file.countries[place] ?? 0) || divisions.has(this.file.divisions[place] ?? 0);
  }
}
