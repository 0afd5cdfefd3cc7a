/** Exchange rates of one day: what one unit of `base` costs in each currency, by ISO 4217 codes. `base` itself costs 1. */
export interface RateTable {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** Who says so. */
  readonly source: string;
  readonly base: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** An amount in another currency, unrounded; null where the table does not know one of the two. */
export function convert(amount: number, from: string, to: string, { rates }: RateTable): number | null {
  const rateOf = (code: string) => (Object.hasOwn(rates, code) ? rates[code] : undefined);
  const [fromRate, toRate] = [rateOf(from), rateOf(to)];
  if (from === to) return amount;
  return fromRate === undefined || toRate === undefined ? null : (amount / fromRate) * toRate;
}
