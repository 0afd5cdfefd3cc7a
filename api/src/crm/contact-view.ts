import type { Contact, ContactRow, ContactTask, DuplicateContact } from '@atoll/contracts/crm';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { ContactDocument, KeptContactDocument, StoredTask } from './contact.model';
import { nextTask } from './contact-values';

function taskView({ id, text, due_on, done_at }: StoredTask): ContactTask {
  return { id, text, dueOn: due_on, isDone: done_at !== null };
}

/** A contact as lists show it. */
export function contactRow(contact: ContactDocument): ContactRow {
  const { _id: id, version, name, email, phone, company, place, tags, stage, source } = contact;
  const next = nextTask(contact.tasks);
  const { lost_reason: reason, lost_text: text } = contact;
  return {
    ...{ id, version, name, email, phone, company, place, tags: [...tags], stage, source },
    lostReason: reason === null ? null : { reason, text },
    requests: contact.requests.map(({ id, reference }) => ({ id, reference })),
    quote: contact.requests.findLast(({ quote }) => quote !== null)?.quote ?? null,
    isSample: contact.is_sample,
    nextTask: next && taskView(next),
    createdAt: contact.created_at.toISOString(),
    changedAt: contact.changed_at.toISOString(),
  };
}

/** Open tasks by their days, those without one last, then what is done. */
function byDay(one: ContactTask, other: ContactTask): number {
  if (one.isDone !== other.isDone) return one.isDone ? 1 : -1;
  return (one.dueOn ?? '~') < (other.dueOn ?? '~') ? -1 : 1;
}

function duplicateView(of: ContactDocument, other: ContactDocument): DuplicateContact {
  const { _id: id, version, name, email, phone, company, place, stage } = other;
  const same = of.email !== '' && of.email === email ? 'email' : 'phone';
  return { id, version, name, email, phone, company, place, stage, same };
}

/** A contact with all that is kept of it. */
export function contactView(
  contact: ContactDocument,
  duplicates: readonly ContactDocument[],
  merged: readonly KeptContactDocument[],
): Contact {
  return {
    ...contactRow(contact),
    notes: contact.notes.map(({ id, text, at }) => ({ id, text, at: at.toISOString() })).toReversed(),
    tasks: contact.tasks.map(taskView).sort(byDay),
    history: contact.history.map(({ at, text }) => ({ at: at.toISOString(), text })).toReversed(),
    duplicates: duplicates.map((other) => duplicateView(contact, other)),
    merged: merged.map(({ _id: id, contact: { name }, at }) => ({
      id,
      name,
      until: new Date(at.getTime() + KEPT_SECONDS.keptContact * 1_000).toISOString(),
    })),
  };
}
