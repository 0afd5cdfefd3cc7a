import type { DestinationCard } from '@atoll/contracts/destination';

interface Wanted {
  readonly q: string | null;
  readonly region: string | null;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The countries of a part of the world whose name has the typed letters in it, whatever their case and accents. */
export function matchingCountries(all: readonly DestinationCard[], { q, region }: Wanted): DestinationCard[] {
  const letters = folded(q ?? '');
  return all.filter(
    (each) => (region === null || each.region === region) && folded(each.country).includes(letters),
  );
}

/** The parts of the world that these countries lie in, by name. */
export function regionsOf(countries: readonly DestinationCard[]): string[] {
  return [...new Set(countries.map(({ region }) => region))].sort((a, b) => a.localeCompare(b, 'en'));
}
