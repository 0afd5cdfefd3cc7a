import type { Attachment } from '@atoll/contracts/attachment';
import { keepDraft, readDraft } from '../form-draft/form-draft';

/** A message on its way, or one that did not arrive. */
export interface Outgoing {
  /** The same for every attempt, so that a message which did arrive is not sent twice. */
  readonly clientId: string;
  readonly text: string;
  readonly files: readonly Attachment[];
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: string | null;
}

/** What is typed into a thread, and what is being sent into it. */
export interface Outbox {
  readonly text: string;
  /** Uploaded for the next message. */
  readonly files: readonly Attachment[];
  readonly outgoing: readonly Outgoing[];
}

/** Where an outbox is kept: a thread's own name, and whose it is. */
export interface OutboxPlace {
  readonly thread: string;
  /** Null where whoever has the link may write, signed in or not. */
  readonly account: string | null;
}

/** On their way from this document. Of what an earlier one was sending nobody knows whether it has come. */
const underWay = new Set<string>();
/** What open pages show, by their places. */
const shown = new Map<string, Outbox>();
const readers = new Set<() => void>();

const nameOf = ({ thread, account }: OutboxPlace) => JSON.stringify([account, thread]);
const formOf = ({ thread }: OutboxPlace) => `thread-${thread}`;

function isFile(value: unknown): value is Attachment {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'kind' in value;
}

const asFiles = (value: unknown): Attachment[] => (Array.isArray(value) ? value.filter(isFile) : []);

function asOutgoing(value: unknown): Outgoing[] {
  if (typeof value !== 'object' || value === null) return [];
  const { clientId, text, files, problem } = value as Record<string, unknown>;
  if (typeof clientId !== 'string' || typeof text !== 'string') return [];
  const message = { clientId, text, files: asFiles(files) };
  if (underWay.has(clientId)) return [{ ...message, problem: null }];
  const reason = typeof problem === 'string' ? problem : 'The page was left before this arrived.';
  return [{ ...message, problem: reason }];
}

function keptIn(place: OutboxPlace): Outbox {
  const { text, files, outgoing } = readDraft(formOf(place), place.account);
  return {
    text: typeof text === 'string' ? text : '',
    files: asFiles(files),
    outgoing: Array.isArray(outgoing) ? outgoing.flatMap(asOutgoing) : [],
  };
}

/** The outbox of a place; the same object until it is changed. */
export function outboxIn(place: OutboxPlace): Outbox {
  const name = nameOf(place);
  const outbox = shown.get(name) ?? keptIn(place);
  shown.set(name, outbox);
  return outbox;
}

/** Changes it in this tab's storage, at once because an answer may come after the page was left, and on open pages. */
export function changeOutbox(place: OutboxPlace, to: (outbox: Outbox) => Outbox): void {
  const { text, files, outgoing } = to(keptIn(place));
  keepDraft(formOf(place), place.account, {
    ...(text !== '' && { text }),
    ...(files.length > 0 && { files }),
    ...(outgoing.length > 0 && { outgoing }),
  });
  const before = shown.get(nameOf(place));
  if (before) shown.set(nameOf(place), to(before));
  for (const tell of readers) tell();
}

/** Runs while a message is on its way from this document. */
export async function whileUnderWay<T>(clientId: string, send: () => Promise<T>): Promise<T> {
  underWay.add(clientId);
  try {
    return await send();
  } finally {
    underWay.delete(clientId);
  }
}

/** Tells of every change of an outbox. Once nobody listens, its place is read anew from the tab. */
export function followOutbox(place: OutboxPlace, tell: () => void): () => void {
  readers.add(tell);
  return () => {
    readers.delete(tell);
    shown.delete(nameOf(place));
  };
}
