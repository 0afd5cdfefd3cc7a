import { LOST_REASONS, STAGE_WORDS } from '@atoll/contracts/crm-words';
import type { ContactDocument } from '../contact.model';
import { nextTask } from '../contact-values';
import { notesCell } from './notes-cell';

export const CONTACT_COLUMNS = [
  'Name',
  'E-mail',
  'Phone',
  'Company',
  'Place',
  'Stage',
  'Lost because',
  'Tags',
  'Next task',
  'Due',
  'Note',
  'Added',
  'Atoll ID',
] as const;

/** An import divides tags by commas where there are any, and by semicolons and bars only where there are none. */
function tagsCell(tags: readonly string[]): string {
  const [first = ''] = tags;
  return tags.length === 1 && /[;|]/.test(first) ? `${first},` : tags.join(', ');
}

/** A contact as a row of a file, of which an import takes in every column; by its id it meets the same contact. */
export function contactCells(contact: ContactDocument): string[] {
  const { name, email, phone, company, place, stage, lost_reason, lost_text, tags, notes } = contact;
  const next = nextTask(contact.tasks);
  const why = lost_reason === null ? [] : [LOST_REASONS[lost_reason], lost_text];
  return [
    ...[name, email, phone, company, place, STAGE_WORDS[stage]],
    why.filter((text) => text !== '').join(': '),
    tagsCell(tags),
    ...[next?.text ?? '', next?.due_on ?? ''],
    notesCell(notes),
    contact.created_at.toISOString().slice(0, 'YYYY-MM-DD'.length),
    contact._id,
  ];
}
