import { nightsBetween } from './dates';
import type { QuoteLine } from './quote-line';
import type { RequestWish } from './quote-request';
import { wayBetween } from './way-between';

/** A way within one day that is longer than this is worth a look. */
const FAR_KM = 100;

type CheckedLine = Pick<QuoteLine, 'id' | 'day' | 'title' | 'group' | 'page' | 'spot'>;

/** What is worth a look in a quote: one sentence of facts, never a guess. */
export interface QuoteCheck {
  readonly kind: 'way' | 'once' | 'days';
  readonly text: string;
}

/** No record of places says when they are open; whoever reads checks is told. */
export const HOURS_UNKNOWN = 'Opening hours are not checked, because no source of ours has them.';

const areAlternatives = (one: CheckedLine, other: CheckedLine) =>
  one.group !== null && one.group === other.group;

/** Neighbours of one day that are far apart; a line without a known spot says nothing. */
function farOf(lines: readonly CheckedLine[], day: number): QuoteCheck[] {
  const placed = lines.flatMap((line) => (line.day === day && line.spot ? [{ line, spot: line.spot }] : []));
  return placed.flatMap(({ line, spot }, at) => {
    const before = placed.slice(0, at).findLast((each) => !areAlternatives(each.line, line));
    if (!before) return [];
    const km = Math.round(wayBetween(before.spot, spot).km);
    if (km <= FAR_KM) return [];
    const text = `Day ${day}: about ${km} km from “${before.line.title}” to “${line.title}”, estimated from the straight line.`;
    return [{ kind: 'way' as const, text }];
  });
}

/** Tours that are taken on two days; a hotel may well have a line for each night. */
function twiceOf(lines: readonly CheckedLine[]): QuoteCheck[] {
  const tours = lines.filter(({ page }) => page?.startsWith('/tours?'));
  return tours.flatMap((line, at) => {
    const first = tours.findIndex((each) => each.page === line.page && !areAlternatives(each, line));
    if (first < 0 || first >= at) return [];
    return [{ kind: 'once' as const, text: `“${line.title}” is in the quote twice.` }];
  });
}

/** Days after the last one that was asked for, where the dates are exact. */
function lateOf(
  lines: readonly CheckedLine[],
  { from, to, flexibleDays }: RequestWish['when'],
): QuoteCheck[] {
  if (!from || !to || flexibleDays > 0) return [];
  const asked = nightsBetween(from, to) + 1;
  const last = Math.max(0, ...lines.map(({ day }) => day ?? 0));
  if (last <= asked) return [];
  return [{ kind: 'days', text: `The quote has a day ${last}; the dates of the trip are ${asked} days.` }];
}

/**
 * What is worth a look in lines that stand in their order: of a draft all of them, of a quote those that are taken.
 * Lines that are chosen between are not compared with each other.
 */
export function quoteChecks(lines: readonly CheckedLine[], when: RequestWish['when']): QuoteCheck[] {
  const days = [...new Set(lines.flatMap(({ day }) => day ?? []))].sort((one, other) => one - other);
  return [...lateOf(lines, when), ...days.flatMap((day) => farOf(lines, day)), ...twiceOf(lines)];
}
