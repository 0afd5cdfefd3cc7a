import { minorDigits } from './currency-units';
import { convert, type RateTable } from './money';
import type { PricedLine } from './quote';
import type { QuoteLine } from './quote-line';

/** Basis points of one whole: 10,000 are 100 %. */
const WHOLE = 10_000;

/**
 * Lines with their prices in one currency, each rounded to its smallest unit by itself: whatever is chosen, the total is
 * exactly the sum of the lines that are shown. Null where the table does not know a line's currency.
 */
export function priceLines(
  lines: readonly QuoteLine[],
  currency: string,
  rates: RateTable,
): PricedLine[] | null {
  const priced: PricedLine[] = [];
  for (const line of lines) {
    const net = netOf(line, currency, rates);
    if (net === null) return null;
    const amount = shareOf(net, WHOLE + line.taxBasisPoints);
    priced.push({ ...line, amount, tax: amount - Math.min(amount, shareOf(net, WHOLE)) });
  }
  return priced;
}

type Price = Pick<QuoteLine, 'units' | 'unitAmount' | 'currency'>;

/** What a line costs without tax in smallest units, unrounded; exact where nothing is converted: it has twelve digits at most. */
function netOf({ units, unitAmount, currency: own }: Price, currency: string, rates: RateTable) {
  const wholes = convert((units * unitAmount) / 10 ** minorDigits(own), own, currency, rates);
  return wholes === null ? null : tidy(wholes * 10 ** minorDigits(currency));
}

/** To the nearest unit, half of one up. In two parts: with its tax, the largest line is more than numbers multiply exactly. */
function shareOf(net: number, basisPoints: number): number {
  const rest = net % WHOLE;
  return ((net - rest) / WHOLE) * basisPoints + Math.round(tidy((rest * basisPoints) / WHOLE));
}

/** What floating point adds or lacks in the twelfth digit is not half a unit. */
function tidy(minor: number): number {
  return Number(minor.toPrecision(12));
}

type Sorted = Pick<PricedLine, 'id' | 'kind' | 'group'>;

/** What is chosen where nobody has chosen: no option, and the first line of each group. */
export function firstChoice(lines: readonly Sorted[]): string[] {
  const seen = new Set<string | null>();
  return lines
    .filter(({ kind, group }) => kind === 'choice' && !seen.has(group) && seen.add(group))
    .map(({ id }) => id);
}

/** A choice with this line taken instead of the others of its group, or an option taken or left. */
export function choose(lines: readonly Sorted[], chosen: readonly string[], id: string): string[] {
  const picked = lines.find((line) => line.id === id);
  if (!picked || picked.kind === 'included') return [...chosen];
  if (picked.kind === 'optional')
    return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  const others = lines.filter(({ kind, group }) => kind === 'choice' && group === picked.group);
  return [...chosen.filter((one) => !others.some((other) => other.id === one)), id];
}

/** Whether a choice can be accepted: only lines that can be chosen, and exactly one of each group. */
export function isWholeChoice(lines: readonly Sorted[], chosen: readonly string[]): boolean {
  const known = chosen.every((id) => lines.some((line) => line.id === id && line.kind !== 'included'));
  const groups = new Set(lines.filter(({ kind }) => kind === 'choice').map(({ group }) => group));
  const takenOf = (group: string | null) =>
    lines.filter((line) => line.kind === 'choice' && line.group === group && chosen.includes(line.id)).length;
  return known && [...groups].every((group) => takenOf(group) === 1);
}

/** What a choice costs, and the tax in it, in the smallest units of the quote's currency. */
export function totalOf(
  lines: readonly PricedLine[],
  chosen: readonly string[],
): { readonly total: number; readonly tax: number } {
  const counted = lines.filter(({ id, kind }) => kind === 'included' || chosen.includes(id));
  const sum = (part: (line: PricedLine) => number) => counted.reduce((all, line) => all + part(line), 0);
  return { total: sum(({ amount }) => amount), tax: sum(({ tax }) => tax) };
}
