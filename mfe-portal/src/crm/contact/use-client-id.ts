import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { randomId } from '@atoll/platform/random-id';
import { useRef } from 'react';
import { useCrmPlace } from '../crm-place';

/**
 * The id that a form sends with what it adds, by which the API knows it again: the same until its answer has come, also
 * through a reload, so that a line that was cut makes nothing twice.
 */
export function useClientId(form: string) {
  const { account } = useCrmPlace();
  const name = `${form}, sent`;
  const sent = useRef<Readonly<Record<string, unknown>> | null>(null);
  return {
    /** The id of what is sent now; another one for other words. */
    idFor: (words: string): string => {
      sent.current ??= account === null ? {} : readDraft(name, account);
      const { id, words: before } = sent.current;
      if (typeof id === 'string' && before === words) return id;
      const next = randomId();
      sent.current = { id: next, words };
      if (account !== null) keepDraft(name, account, sent.current);
      return next;
    },
    forget: () => {
      sent.current = {};
      forgetDraft(name, account);
    },
  };
}
