import type { ContactFilter } from '@atoll/contracts/crm';
import type { Stage } from '@atoll/contracts/crm-words';
import { addDays } from '@atoll/contracts/dates';
import { NO_DAY } from './contact.model';
import { tagKey } from './own-tags';
import { START_LETTERS, wordsOf } from './contact-values';

/** Behind every text that begins with a given one. */
const BEHIND = '\uffff';
const WEEK_DAYS = 7;
/** More words than these narrow nothing any more; digits beside each other count as one. */
const PARTS_MAX = 8;

const begins = (word: string) => ({ words: { $elemMatch: { $gte: word, $lt: word + BEHIND } } });
const startOf = (word: string) => word.slice(0, START_LETTERS);
const isLong = (word: string) => word.length >= START_LETTERS;
const isNumber = (word: string) => /^\d+$/.test(word);

function wordFilter(word: string): object {
  return { ...(isLong(word) && { starts: startOf(word) }), ...begins(word) };
}

/**
 * Digits that were typed with whatever gaps: some of a phone number, whose zeros before and between its codes are left
 * out, or else words as they stand.
 */
function numberFilter(words: readonly string[]): object {
  const digits = words
    .filter((word) => word !== '0')
    .join('')
    .replace(/^0+/, '');
  const asWords = { $and: words.map(wordFilter) };
  if (!isLong(digits)) return asWords;
  const long = words.find(isLong);
  // Words of one or two digits say nothing that the index has: only as a number can they be found at once.
  if (long === undefined) return wordFilter(digits);
  return { starts: { $in: [startOf(digits), startOf(long)] }, $or: [begins(digits), asWords] };
}

/** Words of a text in order; digits beside each other stand together. */
function typedParts(q: string): string[][] {
  return wordsOf(q).reduce<string[][]>((parts, word) => {
    const last = parts.at(-1);
    const goesOn = last !== undefined && isNumber(word) && last.every(isNumber);
    return goesOn ? [...parts.slice(0, -1), [...last, word]] : [...parts, [word]];
  }, []);
}

/** Contacts of which every word of a text begins a word: by the index, and never by an expression made of the text. */
function wordsFilter(q: string): object {
  const parts = typedParts(q).slice(0, PARTS_MAX);
  // What has no letters or digits finds nothing, as any other text that nobody has.
  if (parts.length === 0) return q.trim() === '' ? {} : { starts: q };
  const starts = parts
    .flat()
    .filter((word) => isLong(word) && !isNumber(word))
    .map(startOf);
  return {
    ...(starts.length > 0 && { starts: { $all: starts } }),
    $and: parts.map((words) => (words.every(isNumber) ? numberFilter(words) : { $and: words.map(begins) })),
  };
}

function dueFilter(due: ContactFilter['due'], today: string): object {
  if (due === 'today') return { due_on: { $lte: today } };
  if (due === 'late') return { due_on: { $lt: today } };
  if (due === 'week') return { due_on: { $lte: addDays(today, WEEK_DAYS) } };
  return due === 'none' ? { due_on: NO_DAY } : {};
}

const NOT_LOST = { $ne: 'lost' satisfies Stage };

function stageFilter({ stage, due }: ContactFilter): object {
  const named = stage === 'open' || stage === 'all' ? undefined : stage;
  // Nothing is due of contacts that are lost: their tasks stay with them, and nobody is to be called.
  const isDue = due !== undefined && due !== 'none';
  if (isDue || stage === 'open') return { stage: { ...NOT_LOST, ...(named && { $eq: named }) } };
  return named ? { stage: named } : {};
}

/** What a list is narrowed to, for the database; `written` has all tags of the account, in whatever case. */
export function contactFilter(
  ownerId: string,
  filter: ContactFilter,
  { today, written }: { readonly today: string; readonly written: readonly string[] },
) {
  const { q = '', tag, due } = filter;
  return {
    owner_id: ownerId,
    ...stageFilter(filter),
    ...(tag !== undefined && { tags: { $in: written.filter((each) => tagKey(each) === tagKey(tag)) } }),
    ...dueFilter(due, today),
    ...wordsFilter(q),
  };
}

const ORDERS = {
  due: { due_on: 1, changed_at: -1 },
  changed: { changed_at: -1 },
  name: { name_key: 1 },
} as const;

/** How a list is sorted; the next task first unless said otherwise. */
export function contactOrder({ order = 'due' }: ContactFilter): Readonly<Record<string, 1 | -1>> {
  return ORDERS[order];
}
