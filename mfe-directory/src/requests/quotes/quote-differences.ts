import { fold } from '@atoll/contracts/fold';
import { minorText } from '@atoll/contracts/minor-in-words';
import type { PricedLine, Quote } from '@atoll/contracts/quote';
import { differenceText } from './difference-text';

type Day = number | null;

/** What is marked in a quote: a sentence at some of its lines, and by day a sentence for each that it lacks. */
export interface Differences {
  readonly ofLines: ReadonlyMap<string, string>;
  readonly missing: ReadonlyMap<Day, readonly string[]>;
  readonly count: number;
}

/** The days of some quotes in order; what is of the whole trip comes last. */
export function daysOf(quotes: readonly Pick<Quote, 'lines'>[]): Day[] {
  const days = new Set(quotes.flatMap(({ lines }) => lines.map(({ day }) => day)));
  return [...days].sort((one, other) => (one ?? Infinity) - (other ?? Infinity));
}

export function linesOfDay({ lines }: Pick<Quote, 'lines'>, day: Day): PricedLine[] {
  return lines.filter((line) => line.day === day);
}

const isSame = (line: PricedLine, other: PricedLine) =>
  fold(line.title) === fold(other.title) || (line.page !== null && line.page === other.page);

/** The lines of one day in pairs: first what is the same, then, in order, what stands in place of something else. */
function paired(lines: readonly PricedLine[], others: readonly PricedLine[]) {
  const left = [...others];
  const take = (fits: (other: PricedLine) => boolean) => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const same = new Map(lines.map((line) => [line, take((other) => isSame(line, other))]));
  const pairs = lines.map((line) => {
    const twin = same.get(line);
    return { line, twin, instead: twin ? undefined : take(({ kind }) => kind === line.kind) };
  });
  return { pairs, left };
}

function collected(): {
  lines: Map<string, string>;
  missing: Map<Day, readonly string[]>;
  done: () => Differences;
} {
  const lines = new Map<string, string>();
  const missing = new Map<Day, readonly string[]>();
  const lacking = () => [...missing.values()].reduce((count, list) => count + list.length, 0);
  return { lines, missing, done: () => ({ ofLines: lines, missing, count: lines.size + lacking() }) };
}

/** How a quote differs from the one that it is compared with. Prices are compared in one currency only. */
export function differencesFrom(base: Quote, quote: Quote): Differences {
  const { lines, missing, done } = collected();
  const isComparable = base.currency === quote.currency;
  const price = (line: PricedLine, other: PricedLine) =>
    isComparable ? differenceText(line.amount, other.amount, quote.currency) : null;
  for (const day of daysOf([base, quote])) {
    const { pairs, left } = paired(linesOfDay(quote, day), linesOfDay(base, day));
    for (const { line, twin, instead } of pairs) {
      const words = twin
        ? price(line, twin)
        : instead
          ? [`Instead of ${instead.title}`, price(line, instead)].filter(Boolean).join(', ')
          : 'Only here';
      if (words) lines.set(line.id, words);
    }
    if (left.length > 0)
      missing.set(
        day,
        left.map(({ title }) => `Not here: ${title}`),
      );
  }
  return done();
}

const contentOf = ({ title, place, supplier, units, kind, group, day, page }: PricedLine) =>
  JSON.stringify([title, place, supplier, units, kind, group, day, page]);

function changeText(
  line: PricedLine,
  before: PricedLine,
  { currency, isComparable }: { currency: string; isComparable: boolean },
) {
  const words = [
    line.title !== before.title
      ? `Was ${before.title}`
      : contentOf(line) !== contentOf(before)
        ? 'Changed'
        : null,
    isComparable && line.amount !== before.amount
      ? `was ${minorText(before.amount, currency)}, ${differenceText(line.amount, before.amount, currency)}`
      : null,
  ].filter((word) => word !== null);
  const text = words.join(', ');
  return text === '' ? null : text[0]?.toUpperCase() + text.slice(1);
}

/** What has changed since the version before, whose lines have the same ids. */
export function changesSince(before: Quote, quote: Quote): Differences {
  const { lines, missing, done } = collected();
  const { currency, version } = quote;
  const isComparable = before.currency === currency;
  for (const line of quote.lines) {
    const former = before.lines.find(({ id }) => id === line.id);
    const words = former ? changeText(line, former, { currency, isComparable }) : `New in version ${version}`;
    if (words) lines.set(line.id, words);
  }
  for (const { id, day, title } of before.lines)
    if (!quote.lines.some((line) => line.id === id))
      missing.set(day, [...(missing.get(day) ?? []), `No longer: ${title}`]);
  return done();
}
