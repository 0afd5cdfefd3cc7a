import { minorDigits, toMajor } from '@atoll/contracts/currency-units';
import { convert, type RateTable } from '@atoll/contracts/money';
import type { PricedLine } from '@atoll/contracts/quote';
import { firstChoice, priceLines, totalOf } from '@atoll/contracts/quote-totals';
import { inOrder, type QuoteDraft } from './quote-draft';
import { readLine, type ReadLine } from './read-draft';

/** What an agent earns; nothing of it is ever in a quote. */
export interface Earning {
  /** In smallest units. */
  readonly net: number;
  readonly margin: number;
  /** Of what the traveler pays without tax; null where that is nothing. */
  readonly percent: number | null;
}

export interface DraftTotals {
  /** Lines that can be read and converted, with their prices in the quote's currency. */
  readonly lines: readonly PricedLine[];
  /** How many lines are not counted, because something in them is not right yet. */
  readonly uncounted: number;
  /** Lines in a currency that no rate compares with the quote's, by their ids. */
  readonly withoutRate: readonly string[];
  readonly total: number;
  /** With every option; null where there are none. */
  readonly withOptions: number | null;
  /** Of the counted lines whose cost is said; null where none is. */
  readonly earning: Earning | null;
  /** Counted lines without a cost. */
  readonly withoutNet: number;
}

function earningOf(sale: number, net: number): Earning {
  const margin = sale - net;
  return { net, margin, percent: sale === 0 ? null : Math.round((margin / sale) * 1_000) / 10 };
}

/** What a line earns in its own currency: tax is passed on, and no part of it. Null where no cost is said. */
export function lineEarning({ line, net }: ReadLine): Earning | null {
  return net === null ? null : earningOf(line.units * line.unitAmount, net);
}

function inQuote(minor: number, from: string, to: string, rates: RateTable): number {
  const major = convert(toMajor(minor, from), from, to, rates) ?? 0;
  return Math.round(major * 10 ** minorDigits(to));
}

/** A table for before the rates are here: lines in the quote's own currency need none. */
const NO_RATES: RateTable = { date: '', source: '', base: 'USD', rates: {} };

/** What a draft comes to, as the API computes it. */
export function draftTotals(draft: QuoteDraft, known: RateTable | undefined): DraftTotals {
  const { currency } = draft;
  const rates = known ?? NO_RATES;
  const read = inOrder(draft.lines).map(readLine);
  const good = read.filter((each): each is ReadLine => 'line' in each);
  const lines = good.flatMap(({ line }) => priceLines([line], currency, rates) ?? []);
  const withoutRate = good
    .filter(({ line }) => !lines.some(({ id }) => id === line.id))
    .map(({ line }) => line.id);
  const first = firstChoice(lines);
  const options = lines.filter(({ kind }) => kind === 'optional').map(({ id }) => id);

  const isCounted = ({ id, kind }: PricedLine) => kind === 'included' || first.includes(id);
  let [sale, net, withoutNet] = [0, 0, 0];
  const counted = lines.filter(isCounted);
  for (const priced of counted) {
    const cost = good.find(({ line }) => line.id === priced.id)?.net ?? null;
    if (cost === null) withoutNet += 1;
    else {
      sale += priced.amount - priced.tax;
      net += inQuote(cost, priced.currency, currency, rates);
    }
  }
  return {
    lines,
    uncounted: draft.lines.length - good.length,
    withoutRate,
    total: totalOf(lines, first).total,
    withOptions: options.length === 0 ? null : totalOf(lines, [...first, ...options]).total,
    earning: withoutNet === counted.length ? null : earningOf(sale, net),
    withoutNet,
  };
}
