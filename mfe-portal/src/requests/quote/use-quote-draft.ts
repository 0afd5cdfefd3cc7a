import { type OwnQuote } from '@atoll/contracts/quote';
import { QUOTE_DAYS_MAX } from '@atoll/contracts/quote-line';
import type { RequestWish } from '@atoll/contracts/quote-request';
import { selectUser, useAppSelector } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { useState } from 'react';
import { randomId } from '@atoll/platform/random-id';
import { quoteForm } from './quote-form';
import {
  emptyLine,
  firstDraft,
  inOrder,
  isQuoteDraft,
  moved,
  type LineDraft,
  type QuoteDraft,
} from './quote-draft';

/** A line that was taken out, and where it stood. */
interface Deleted {
  readonly line: LineDraft;
  readonly at: number;
}

interface Options {
  readonly requestId: string;
  readonly wish: RequestWish;
  /** The version that was sent last. */
  readonly last: OwnQuote | undefined;
  readonly today: string;
}

/** What is typed into a quote. It stays with the account in this tab until it is sent. */
export function useQuoteDraft({ requestId, wish, last, today }: Options) {
  const account = useAppSelector(selectUser)?.id ?? null;
  const form = quoteForm(requestId);
  const [kept] = useState(() => {
    const { draft } = readDraft(form, account);
    return isQuoteDraft(draft) ? draft : null;
  });
  const [draft, setDraft] = useState<QuoteDraft>(() => kept ?? firstDraft(wish, last, today));
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [isRestored, setRestored] = useState(kept !== null);

  function write(next: QuoteDraft): void {
    setDraft(next);
    keepDraft(form, account, { draft: next });
  }
  function writeLines(lines: readonly LineDraft[]): void {
    write({ ...draft, lines });
  }
  /** Begins anew, after the version that is given or the last one. */
  function restart(after: OwnQuote | undefined): void {
    forgetDraft(form, account);
    setDraft(firstDraft(wish, after, today));
    setDeleted(null);
    setRestored(false);
  }

  return {
    draft,
    /** What this tab had typed before is here again. */
    isRestored,
    deleted,
    change: (change: Partial<QuoteDraft>) => write({ ...draft, ...change }),
    changeLine: (id: string, change: Partial<LineDraft>) =>
      writeLines(draft.lines.map((line) => (line.id === id ? { ...line, ...change } : line))),
    /** Adds a line to the end of its day; answers its id. */
    add: (day: number | null, filled: Partial<LineDraft> = {}): string => {
      const line = { ...emptyLine(day, draft.currency), ...filled };
      writeLines([...draft.lines, line]);
      return line.id;
    },
    /** Adds lines that were used before, as lines of their own; the quote gets the days that they need. */
    addAll: (used: readonly LineDraft[]) =>
      write({
        ...draft,
        lines: [...draft.lines, ...used.map((line) => ({ ...line, id: randomId() }))],
        days: Math.max(draft.days, ...used.map(({ day }) => day ?? 1)),
      }),
    /** Puts the same line below it; answers the id of the new one. */
    copy: (id: string): string => {
      const made = randomId();
      writeLines(draft.lines.flatMap((line) => (line.id === id ? [line, { ...line, id: made }] : line)));
      return made;
    },
    remove: (id: string) => {
      const lines = inOrder(draft.lines);
      const at = lines.findIndex((line) => line.id === id);
      const line = lines[at];
      if (!line) return;
      setDeleted({ line, at });
      writeLines(lines.filter((each) => each !== line));
    },
    restore: () => {
      if (!deleted) return;
      const lines = inOrder(draft.lines);
      writeLines([...lines.slice(0, deleted.at), deleted.line, ...lines.slice(deleted.at)]);
      setDeleted(null);
    },
    move: (id: string, step: -1 | 1) => write(moved(draft, id, step)),
    addDay: () => write({ ...draft, days: Math.min(QUOTE_DAYS_MAX, draft.days + 1) }),
    restart,
    /** The draft is a version now. */
    sent: () => forgetDraft(form, account),
  };
}

export type QuoteDraftHandle = ReturnType<typeof useQuoteDraft>;
