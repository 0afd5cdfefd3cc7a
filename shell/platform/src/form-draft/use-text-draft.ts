import { selectUser, useAppSelector } from '@atoll/platform';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './form-draft';

/** What the account typed into a form of one text and has not saved; null where there is nothing. */
export function typedText(form: string, account: string | null): string | null {
  const { text } = account === null ? {} : readDraft(form, account);
  return typeof text === 'string' ? text : null;
}

/** One text of the signed-in account: what is typed stays in this tab, also over a reload, until it is saved. */
export function useTextDraft(form: string, before = '') {
  const account = useAppSelector(selectUser)?.id ?? null;
  const [kept] = useState(() => typedText(form, account));
  const [text, setText] = useState(kept ?? before);
  return {
    text,
    /** True where the text is what was typed before this page was opened. */
    isTypedBefore: kept !== null && kept === text,
    type: (next: string): void => {
      setText(next);
      if (account !== null) keepDraft(form, account, next === before ? {} : { text: next });
    },
    /** Forgets a text that is saved, unless somebody has typed on meanwhile. */
    forget: (saved: string): void => {
      if (typedText(form, account) === saved) forgetDraft(form, account);
    },
  };
}
