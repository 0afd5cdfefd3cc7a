import {
  CONTACT_TEXT_MAX,
  NOTE_MAX,
  NOTES_MAX,
  TAG_MAX,
  TAGS_MAX,
  TASK_MAX,
  type ContactBody,
} from '@atoll/contracts/crm';
import type { ImportField, ImportMapping } from '@atoll/contracts/crm-import';
import {
  LOST_REASON_KEYS,
  LOST_REASONS,
  LOST_TEXT_MAX,
  STAGE_WORDS,
  STAGES,
  type LostReasonKey,
  type Stage,
} from '@atoll/contracts/crm-words';
import { isCivilDate } from '@atoll/contracts/dates';
import { fold } from '@atoll/contracts/fold';
import { contactEmail } from '../../shared/text/email-address';
import { peopleText } from '../../shared/text/people-text';
import { phoneKey } from '../../shared/text/phone';
import { contactProblems } from '../contact-values';
import { withoutGuard } from '../../shared/csv/csv-guard';
import { readNotes, type ReadNote } from '../export/notes-cell';

/** What heads of columns are called, in the words of programs that people bring contacts from. */
const HEADS: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'full name', 'contact', 'contact name', 'display name', 'nome', 'nombre', 'nom complet'],
  firstName: ['first name', 'firstname', 'given name', 'vorname', 'prenom', 'forename'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'nachname', 'nom', 'apellido', 'apelido'],
  email: ['e mail', 'email', 'mail', 'email address', 'e mail address', 'e mail 1 value', 'correo'],
  phone: ['phone', 'phone number', 'mobile', 'mobile phone', 'telephone', 'tel', 'telefon', 'telefono'],
  company: ['company', 'organization', 'organisation', 'agency', 'firma', 'empresa', 'societe'],
  place: ['place', 'trip', 'city', 'destination', 'town', 'stadt', 'ciudad', 'cidade', 'ville'],
  stage: ['stage', 'status', 'state'],
  lostBecause: ['lost because', 'lost reason'],
  tags: ['tags', 'tag', 'labels', 'categories', 'groups'],
  task: ['next task', 'task', 'to do'],
  due: ['due', 'due on', 'due date'],
  note: ['note', 'notes', 'comment', 'comments', 'remarks', 'notiz'],
  added: ['added', 'added on'],
  id: ['atoll id'],
};

const isMail = (cell: string) => cell.includes('@') && contactEmail(cell) !== null;
/** Digits as numbers are written to call somebody, with or without the code of a country. */
const isPhone = (cell: string) => /^[+(\d][\d\s()./-]*$/.test(cell) && cell.replace(/\D/g, '').length >= 6;
const isDay = (cell: string) => isCivilDate(cell);

/** Whether a file's first line can be the names of its columns: an address, a phone or a day is the name of none. */
export function canBeHeads(cells: readonly string[]): boolean {
  return !cells.some((cell) => [isMail, isPhone, isDay].some((is) => is(withoutGuard(cell).trim())));
}

/** What each column is, as far as the values of some rows show it: mails and phones, and the first other text as names. */
export function guessByValues(rows: readonly (readonly string[])[]): ImportMapping {
  const width = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((row) => withoutGuard(row[at] ?? '').trim()).filter((cell) => cell !== ''),
  );
  const firstOf = (is: (cell: string) => boolean) =>
    columns.findIndex((cells) => cells.length > 0 && cells.every(is));
  const [email, phone] = [firstOf(isMail), firstOf(isPhone)];
  const name = firstOf((cell) => !isMail(cell) && !isPhone(cell) && !isDay(cell));
  return columns.map((_, at) => {
    if (at === email) return 'email';
    if (at === phone) return 'phone';
    return at === name ? 'name' : null;
  });
}

/** What each column is, as far as its head says so; each field is one column. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const used = new Set<ImportField>();
  return columns.map((column) => {
    const head = fold(column);
    const field = (Object.keys(HEADS) as ImportField[]).find((key) => HEADS[key].includes(head));
    if (!field || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/** What a row says of a contact; fields that its file does not have are absent. */
export interface ReadRow {
  /** Of the contact that the row was written from; empty where the file does not say. */
  readonly contactId: string;
  readonly body: ContactBody;
  readonly stage: Stage | null;
  /** Why it is lost; null of every other stage. */
  readonly lost: { readonly reason: LostReasonKey; readonly text: string } | null;
  readonly notes: readonly ReadNote[];
  /** What is to be done next; null where nothing is. */
  readonly task: { readonly text: string; readonly dueOn: string | null } | null;
  /** Since when it has been a contact; null where the file does not say. */
  readonly added: Date | null;
}

function stageNamed(text: string): Stage | undefined {
  const wanted = fold(text);
  return STAGES.find((stage) => stage === wanted || fold(STAGE_WORDS[stage]) === wanted);
}

/** Why a contact is lost, as our own file has it: a reason in its words, and more behind a colon. */
function lostReason(text: string): ReadRow['lost'] {
  const named = LOST_REASON_KEYS.find(
    (key) => text === LOST_REASONS[key] || text.startsWith(`${LOST_REASONS[key]}: `),
  );
  if (!named) return { reason: 'other', text: text.slice(0, LOST_TEXT_MAX) };
  return { reason: named, text: text.slice(`${LOST_REASONS[named]}: `.length).slice(0, LOST_TEXT_MAX) };
}

function tagsOf(text: string): string[] {
  return text
    .split(text.includes(',') ? ',' : /[;|]/)
    .map((tag) => tag.trim().slice(0, TAG_MAX))
    .filter((tag) => tag !== '')
    .slice(0, TAGS_MAX);
}

/** A long text of another program becomes several notes. */
function inParts({ text, at }: ReadNote): ReadNote[] {
  const count = Math.ceil(text.length / NOTE_MAX);
  return Array.from({ length: count }, (_, part) => ({
    at,
    text: text.slice(part * NOTE_MAX, (part + 1) * NOTE_MAX),
  }));
}

/** What a row says beside the contact's own fields, or a sentence that says what is wrong with it. */
function readRest(valueOf: (field: ImportField) => string): Omit<ReadRow, 'body' | 'contactId'> | string {
  const line = (field: ImportField) => peopleText(valueOf(field), 'line').trim();
  const [stageText, taskText, due, added] = [line('stage'), line('task'), line('due'), line('added')];
  const stage = stageText === '' ? null : stageNamed(stageText);
  if (stage === undefined) return `There is no stage “${stageText.slice(0, 40)}”.`;
  const noDay = [due, added].find((day) => day !== '' && !isCivilDate(day));
  if (noDay !== undefined) return `The day “${noDay.slice(0, 40)}” is not written as 2020-11-30 is.`;
  if (taskText.length > TASK_MAX) return `The task is longer than ${TASK_MAX} letters.`;
  const notes = readNotes(peopleText(valueOf('note'), 'lines')).flatMap(inParts);
  if (notes.length > NOTES_MAX) return `A contact has ${NOTES_MAX} notes at most.`;
  const hasTask = taskText !== '' || due !== '';
  return {
    ...{ stage, notes },
    lost: stage === 'lost' ? lostReason(peopleText(valueOf('lostBecause'), 'lines').trim()) : null,
    task: hasTask ? { text: taskText || 'To do', dueOn: due || null } : null,
    added: added === '' ? null : new Date(`${added}T00:00:00.000Z`),
  };
}

/** A row as a contact, or a sentence that says why it is none. */
export function readRow(cells: readonly string[], mapping: ImportMapping): ReadRow | string {
  const valueOf = (field: ImportField) => withoutGuard(cells[mapping.indexOf(field)] ?? '').trim();
  const line = (field: ImportField) => peopleText(valueOf(field), 'line').trim();
  const [email, company] = [line('email'), line('company')];
  const whole = [line('firstName'), line('lastName')].filter((part) => part !== '').join(' ');
  const name = line('name') || whole || company || email;
  if (name === '') return 'There is no name.';
  const phone = peopleText(valueOf('phone'), 'phone').trim();
  // Files often lack the code of the country: what cannot be called from here is kept in words.
  const canBeCalled = phone.length <= CONTACT_TEXT_MAX.phone && phoneKey(phone) !== null;
  const body: ContactBody = {
    ...{ name, email, company, place: line('place'), phone: canBeCalled ? phone : '' },
    tags: tagsOf(line('tags')),
  };
  const [problem] = Object.values(contactProblems(body));
  if (problem !== undefined) return problem;
  const long = (['name', 'company', 'place'] as const).find(
    (field) => body[field].length > CONTACT_TEXT_MAX[field],
  );
  if (long) return `The ${long} is longer than ${CONTACT_TEXT_MAX[long]} letters.`;
  const rest = readRest(valueOf);
  if (typeof rest === 'string') return rest;
  const called = phone !== '' && !canBeCalled ? [`Phone, as in the file: ${phone.slice(0, 80)}`] : [];
  return {
    contactId: valueOf('id'),
    body,
    ...rest,
    notes: [...rest.notes, ...called.map((text) => ({ text, at: null }))],
  };
}
