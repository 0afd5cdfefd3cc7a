import { addDays, nightsBetween } from '@atoll/contracts/dates';
import { minorDigits } from '@atoll/contracts/currency-units';
import { type OwnQuote } from '@atoll/contracts/quote';
import { QUOTE_DAYS_MAX, type LineSpot, type QuoteLine } from '@atoll/contracts/quote-line';
import type { RequestWish } from '@atoll/contracts/quote-request';
import type { WantedPlan } from '@atoll/contracts/trip-plan';
import { randomId } from '@atoll/platform/random-id';
import { amountText } from './amounts';

/** A line as it is typed: texts, whatever they say. */
export interface LineDraft {
  readonly id: string;
  /** From 1; null for the whole trip. */
  readonly day: number | null;
  readonly title: string;
  readonly place: string;
  readonly supplier: string;
  readonly units: string;
  readonly unitAmount: string;
  readonly currency: string;
  /** Per cent that come on top. */
  readonly tax: string;
  readonly kind: QuoteLine['kind'];
  readonly group: string;
  readonly page: string | null;
  /** Where it is, as it was picked; null where it was only typed. */
  readonly spot: LineSpot | null;
  /** What the whole line costs the agent; empty where that is not said. Nobody else ever sees it. */
  readonly net: string;
}

/** A quote as it is typed. */
export interface QuoteDraft {
  readonly currency: string;
  readonly title: string;
  readonly message: string;
  readonly terms: string;
  readonly validUntil: string;
  /** How many days it has. */
  readonly days: number;
  readonly lines: readonly LineDraft[];
  /** The version that it follows; 0 for the first. */
  readonly after: number;
}

/** How long a quote can be accepted unless its agent says otherwise. */
const VALID_DAYS = 14;
/** Where the dates are open, until there are more. */
const DAYS_AT_FIRST = 3;

/** How many days the trip has by its dates. */
function daysOf({ when: { from, to } }: RequestWish): number {
  if (!from || !to) return DAYS_AT_FIRST;
  return Math.min(QUOTE_DAYS_MAX, Math.max(1, nightsBetween(from, to) + 1));
}

export function emptyLine(day: number | null, currency: string): LineDraft {
  return {
    id: randomId(),
    day,
    title: '',
    place: '',
    supplier: '',
    units: '1',
    unitAmount: '',
    currency,
    tax: '0',
    kind: 'included',
    group: '',
    page: null,
    spot: null,
    net: '',
  };
}

/** A line of a quote as it is typed, with what it costs the agent. */
export function lineOf({ costs }: OwnQuote, line: QuoteLine): LineDraft {
  const digits = minorDigits(line.currency);
  const cost = costs.find(({ lineId }) => lineId === line.id);
  return {
    id: line.id,
    day: line.day,
    title: line.title,
    place: line.place,
    supplier: line.supplier,
    units: String(line.units),
    unitAmount: amountText(line.unitAmount, digits),
    currency: line.currency,
    tax: String(line.taxBasisPoints / 100),
    kind: line.kind,
    group: line.group ?? '',
    page: line.page,
    spot: line.spot ?? null,
    net: cost ? amountText(cost.net, digits) : '',
  };
}

/** The lines that a traveler wants it to be like, for the agent's own prices. */
export function linesOfPlan({ lines }: WantedPlan, currency: string): LineDraft[] {
  return lines
    .filter(({ isOut }) => !isOut)
    .map(({ day, title, place, supplier, units, kind, group, page }) => ({
      ...emptyLine(day, currency),
      ...{ title, place, supplier, kind, page, units: String(units), group: group ?? '' },
    }));
}

/** What the editor begins with: the version that was sent last, or an empty quote in the currency of the budget. */
export function firstDraft(wish: RequestWish, last: OwnQuote | undefined, today: string): QuoteDraft {
  const validUntil = addDays(today, VALID_DAYS);
  if (!last)
    return {
      currency: wish.budget?.currency ?? 'USD',
      title: wish.place.text,
      message: '',
      terms: '',
      validUntil,
      days: daysOf(wish),
      lines: [],
      after: 0,
    };
  const lines = last.lines.map((line) => lineOf(last, line));
  return {
    currency: last.currency,
    title: last.title,
    message: '',
    terms: last.terms,
    validUntil: last.validUntil < today ? validUntil : last.validUntil,
    days: Math.max(daysOf(wish), ...lines.map(({ day }) => day ?? 1)),
    lines,
    after: last.version,
  };
}

/** Lines in the order of their days, those of the whole trip first: as they are shown and sent. */
export function inOrder(lines: readonly LineDraft[]): LineDraft[] {
  return [...lines].sort((one, other) => (one.day ?? 0) - (other.day ?? 0));
}

/** A line one place up or down: beside its neighbour of the same day, or into the day before or after. */
export function moved(draft: QuoteDraft, id: string, step: -1 | 1): QuoteDraft {
  const lines = inOrder(draft.lines);
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  if (!line) return draft;
  const neighbour = lines[at + step];
  if (neighbour?.day === line.day) {
    lines[at] = neighbour;
    lines[at + step] = line;
    return { ...draft, lines };
  }
  const day = (line.day ?? 0) + step;
  if (day < 0 || day > draft.days) return draft;
  lines[at] = { ...line, day: day === 0 ? null : day };
  return { ...draft, lines };
}

/** Whether what a browser kept has the form of a draft: it may be of an older release. */
export function isQuoteDraft(value: unknown): value is QuoteDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof QuoteDraft, unknown>>;
  const texts = [draft.currency, draft.title, draft.message, draft.terms, draft.validUntil];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof draft.after === 'number' &&
    typeof draft.days === 'number' &&
    Array.isArray(draft.lines) &&
    draft.lines.every(isLineDraft)
  );
}

function isLineDraft(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { day, page, spot, ...rest } = value as Record<string, unknown>;
  const { day: _day, page: _page, spot: _spot, ...texts } = emptyLine(null, 'USD');
  const names = Object.keys(texts);
  return (
    (day === null || typeof day === 'number') &&
    (page === null || typeof page === 'string') &&
    // A draft of before lines had one.
    (spot === undefined || typeof spot === 'object') &&
    names.every((name) => typeof rest[name] === 'string')
  );
}
