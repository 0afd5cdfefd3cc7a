import { readNumber, type Typed } from '@atoll/contracts/typed-number';
import { type QuoteBody } from '@atoll/contracts/quote';
import { QUOTE_LINES_MAX, UNITS_MAX, type QuoteLine } from '@atoll/contracts/quote-line';
import { wholeNumberText } from '@atoll/contracts/words';
import { readAmount } from './amounts';
import { inOrder, type LineDraft, type QuoteDraft } from './quote-draft';

/** What is wrong with fields: those of a line by the line's id, as `l1.unitAmount`, so that a line may be moved. */
export type Problems = Readonly<Record<string, string>>;

/** A line as it is sent, with what it costs the agent apart from it. */
export interface ReadLine {
  readonly line: QuoteLine;
  /** Null where it is not said. */
  readonly net: number | null;
}

/** Of a line that is one of several. */
const GROUP_NEEDED = 'The group needs a name';
const TAX_DIGITS = 2;
/** Of the terms and of the message; a longer text is said, not cut while it is pasted. */
const TEXT_MAX = 4_000;
const WHOLE_BASIS_POINTS = 10_000;

function readUnits(typed: string): Typed {
  const read = readNumber(typed, 0, 'A number of units');
  if ('problem' in read) return read;
  if (read.minor < 1) return { problem: 'At least one' };
  return read.minor > UNITS_MAX ? { problem: `At most ${UNITS_MAX}` } : read;
}

function readTax(typed: string): Typed {
  const read = readNumber(typed.replace('%', '') || '0', TAX_DIGITS, 'A per cent');
  if ('problem' in read) return read;
  return read.minor > WHOLE_BASIS_POINTS ? { problem: 'At most 100 per cent' } : read;
}

/** A line, or what is wrong with its fields. */
export function readLine(draft: LineDraft): ReadLine | { readonly problems: Problems } {
  const { id, day, title, place, supplier, kind, group, page, spot, currency } = draft;
  const units = readUnits(draft.units);
  const unitAmount = readAmount(draft.unitAmount, currency);
  const taxBasisPoints = readTax(draft.tax);
  const net = draft.net.trim() === '' ? null : readAmount(draft.net, currency);

  const problems: Record<string, string> = {};
  if (title.trim() === '') problems['title'] = 'Please say what it is';
  if (kind === 'choice' && group.trim() === '') problems['group'] = GROUP_NEEDED;
  for (const [field, read] of Object.entries({ units, unitAmount, taxBasisPoints, net }))
    if (read && 'problem' in read) problems[field] = read.problem;
  if (
    Object.keys(problems).length > 0 ||
    'problem' in units ||
    'problem' in unitAmount ||
    'problem' in taxBasisPoints ||
    (net && 'problem' in net)
  )
    return { problems };
  return {
    line: {
      id,
      day,
      title: title.trim(),
      place: place.trim(),
      supplier: supplier.trim(),
      units: units.minor,
      unitAmount: unitAmount.minor,
      currency,
      taxBasisPoints: taxBasisPoints.minor,
      kind,
      group: kind === 'choice' ? group.trim() : null,
      page,
      ...(spot && { spot }),
    },
    net: net && net.minor,
  };
}

/** The one thing that keeps a line from being counted, where that is its group's name; null otherwise. */
export function groupProblem(read: ReturnType<typeof readLine>): string | null {
  if ('line' in read) return null;
  const isAll = Object.keys(read.problems).every((field) => field === 'group');
  return isAll ? GROUP_NEEDED : null;
}

function loneChoices(lines: readonly LineDraft[]): Problems {
  const choices = lines.filter(({ kind, group }) => kind === 'choice' && group.trim() !== '');
  const isAlone = (line: LineDraft) =>
    choices.filter(({ group }) => group.trim() === line.group.trim()).length === 1;
  return Object.fromEntries(
    choices
      .filter(isAlone)
      .map(({ id }) => [`${id}.group`, 'Only this line is in the group: a choice is between two at least']),
  );
}

function wholeProblems(draft: QuoteDraft, today: string): Problems {
  const problems: Record<string, string> = {};
  if (draft.title.trim() === '') problems['title'] = 'Please give the quote a title';
  if (draft.validUntil === '') problems['validUntil'] = 'Please choose a day';
  else if (draft.validUntil < today) problems['validUntil'] = 'This day is over';
  for (const field of ['terms', 'message'] as const)
    if (draft[field].trim().length > TEXT_MAX)
      problems[field] = `At most ${wholeNumberText(TEXT_MAX)} letters, please`;
  if (draft.lines.length === 0) problems['lines'] = 'A quote has one line at least';
  if (draft.lines.length > QUOTE_LINES_MAX)
    problems['lines'] = `A quote has ${QUOTE_LINES_MAX} lines at most`;
  return problems;
}

/** What is sent, or what is wrong with what was typed. What lines cost stands in `costs` and nowhere else. */
export function readDraft(
  draft: QuoteDraft,
  today: string,
): { readonly body: QuoteBody } | { readonly problems: Problems } {
  const problems: Record<string, string> = { ...wholeProblems(draft, today), ...loneChoices(draft.lines) };
  const lines: QuoteLine[] = [];
  const costs: QuoteBody['costs'] = [];
  for (const typed of inOrder(draft.lines)) {
    const read = readLine(typed);
    if ('problems' in read) {
      for (const [field, problem] of Object.entries(read.problems))
        problems[`${typed.id}.${field}`] = problem;
    } else {
      lines.push(read.line);
      if (read.net !== null) costs.push({ lineId: typed.id, net: read.net });
    }
  }
  if (Object.keys(problems).length > 0) return { problems };
  const { currency, title, message, terms, validUntil, after } = draft;
  return {
    body: {
      currency,
      title: title.trim(),
      message: message.trim(),
      lines,
      terms: terms.trim(),
      validUntil,
      costs,
      after,
    },
  };
}

/** The API's names of fields, `lines.3.unitAmount` and `costs.0.net`, as those of this form. */
export function fieldsOfForm(fields: Problems, { lines, costs }: QuoteBody): Problems {
  const nameOf = (name: string): string => {
    const [list, index, field] = name.split('.');
    if (field === undefined) return name;
    const id = list === 'lines' ? lines[Number(index)]?.id : costs[Number(index)]?.lineId;
    return id === undefined ? name : `${id}.${field}`;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [nameOf(name), problem]));
}
