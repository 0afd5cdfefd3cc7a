import type { ContactBody } from '@atoll/contracts/crm';
import { fold } from '@atoll/contracts/fold';
import { contactEmail } from '../shared/text/email-address';
import { phoneKey } from '../shared/text/phone';
import { onceEach } from './own-tags';
import { NO_DAY, type ContactDocument, type StoredTask } from './contact.model';

/** So many letters of a word the index has. */
export const START_LETTERS = 3;
const WORD_MAX = 40;
const WORDS_MAX = 60;

/** What is wrong with what somebody typed, a sentence for each field; empty where nothing is. */
export function contactProblems({
  name,
  email,
  phone,
  tags,
}: Pick<ContactBody, 'name' | 'email' | 'phone' | 'tags'>) {
  return {
    ...(name.trim() === '' && { name: 'Please enter a name.' }),
    ...(email.trim() !== '' &&
      contactEmail(email) === null && { email: 'Please enter an address such as name@mail.example.' }),
    ...(phone.trim() !== '' &&
      phoneKey(phone) === null && {
        phone: 'Please enter a phone number with its country code, such as +351 210 000 000.',
      }),
    // Forms and files have all tags in one text.
    ...(tags.some((tag) => tag.includes(',')) && { tags: 'A tag has no comma: commas stand between tags.' }),
  } as Readonly<Record<string, string>>;
}

type Named = Pick<ContactDocument, 'name' | 'email' | 'phone' | 'company' | 'place' | 'tags'>;

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, WORD_MAX));
}

/** A phone number without its beginning, over and over: whoever types some of its digits types the beginning of one. */
function endsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - START_LETTERS + 1);
  return Array.from({ length: count }, (_, at) => digits.slice(at));
}

/** What a contact is found and sorted by; written with every change of what it is made of. */
export function searchKeys({ name, email, phone, company, place, tags }: Named) {
  const key = phone === '' ? null : phoneKey(phone);
  const texts = [name, email, phone, company, place, ...tags];
  const written = [...new Set(texts.flatMap(wordsOf))].slice(0, WORDS_MAX);
  const words = [...new Set([...written, ...endsOf((key ?? '').slice(1))])];
  return {
    name_key: fold(name).slice(0, 80),
    phone_key: key,
    words,
    starts: [...new Set(words.map((word) => word.slice(0, START_LETTERS)))],
  };
}

/** A contact's own fields as they are kept, of what its owner typed and `contactProblems` finds nothing in. */
export function contactFields(body: ContactBody): Named & ReturnType<typeof searchKeys> {
  const named: Named = {
    name: body.name.trim(),
    email: contactEmail(body.email) ?? '',
    phone: body.phone.trim(),
    company: body.company.trim(),
    place: body.place.trim(),
    tags: onceEach(body.tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
  };
  return { ...named, ...searchKeys(named) };
}

/** The open task that is due first; those without a day come after all others. */
export function nextTask(tasks: readonly StoredTask[]): StoredTask | null {
  const open = tasks.filter(({ done_at }) => done_at === null);
  return open.reduce<StoredTask | null>(
    (first, task) => (first === null || (task.due_on ?? NO_DAY) < (first.due_on ?? NO_DAY) ? task : first),
    null,
  );
}

/** The day that a contact is sorted by. */
export function dueOn(tasks: readonly StoredTask[]): string {
  return nextTask(tasks)?.due_on ?? NO_DAY;
}
