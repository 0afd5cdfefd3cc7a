import type { QuoteBody } from '@atoll/contracts/quote';
import type { LineSpot, QuoteLine } from '@atoll/contracts/quote-line';

/** A quote of the demo; how long it is good counts from when it is sent. */
export type DemoQuote = Omit<QuoteBody, 'validUntil' | 'after'> & { readonly validDays: number };

const TERMS = 'A sample quote of Atoll’s demo: its prices are invented, and nothing can be booked or paid.';

/** An agent's terms, marked as a sample. */
export const sampleTerms = (terms: string) => `${terms}\n\n${TERMS}`;

/** What is the same in most lines of one quote. */
export type LineOf = (line: Partial<QuoteLine> & Pick<QuoteLine, 'id' | 'day' | 'title'>) => QuoteLine;

/** Makes lines of one currency at one place. */
export function linesIn(currency: string, place: string): LineOf {
  return (line) => ({
    ...{ place, supplier: '', units: 1, unitAmount: 0, currency, taxBasisPoints: 0 },
    ...{ kind: 'included', group: null, page: null },
    ...line,
  });
}

/** A place as the site's own search gives it. */
const place = (name: string, latitude: number, longitude: number): LineSpot => ({
  kind: 'place',
  name,
  latitude,
  longitude,
});

export const DEMO_SPOTS = {
  penaPalace: place('Pena Palace, Portugal', 38.7876, -9.3906),
  cascais: place('Cascais, Portugal', 38.6979, -9.4215),
  belem: place('Belém Tower, Portugal', 38.6916, -9.216),
  asakusa: place('Sensō-ji, Japan', 35.7148, 139.7967),
  nikko: place('Nikko, Japan', 36.75, 139.6167),
  kamakura: place('Kamakura, Japan', 35.3197, 139.5525),
  hakone: place('Hakone, Japan', 35.1894, 139.0247),
};
