import type { Attachment } from '@atoll/contracts/attachment';
import type { MessageBody, MessageView } from '@atoll/contracts/quote-request';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { sentenceOf } from '../account-form/use-form-errors';
import { randomId } from '../random-id/random-id';
import {
  changeOutbox,
  followOutbox,
  outboxIn,
  whileUnderWay,
  type Outbox,
  type OutboxPlace,
  type Outgoing,
} from './kept-outbox';

export type { Outgoing } from './kept-outbox';

interface OutboxOptions extends OutboxPlace {
  /** What the thread has; undefined until it is read. */
  readonly messages: readonly Pick<MessageView, 'clientId'>[] | undefined;
  /** Hands a message to the API. */
  readonly post: (message: MessageBody) => Promise<{ readonly error?: unknown }>;
  /** Reads the thread again. */
  readonly reread: () => Promise<unknown>;
}

const NOTHING: Outbox = { text: '', files: [], outgoing: [] };

/**
 * What is typed into a thread and what is on its way, kept in this tab: leaving the thread and a reload lose nothing.
 * What did not arrive says why and can be sent again as the same message; what the thread has is no longer here.
 */
export function useOutbox({ thread, account, messages, post, reread }: OutboxOptions) {
  const place = useMemo(() => ({ thread, account }), [thread, account]);
  const { text, files, outgoing } = useSyncExternalStore(
    useCallback((tell: () => void) => followOutbox(place, tell), [place]),
    () => outboxIn(place),
    () => NOTHING,
  );
  const arrived = useMemo(() => new Set((messages ?? []).map(({ clientId }) => clientId)), [messages]);

  // The answer to what has come may have been lost: the thread knows better.
  useEffect(() => {
    if (!outgoing.some(({ clientId }) => arrived.has(clientId))) return;
    changeOutbox(place, (outbox) => ({
      ...outbox,
      outgoing: outbox.outgoing.filter(({ clientId }) => !arrived.has(clientId)),
    }));
  }, [place, outgoing, arrived]);

  function change(clientId: string, to: (message: Outgoing) => readonly Outgoing[]): void {
    changeOutbox(place, (outbox) => ({
      ...outbox,
      outgoing: outbox.outgoing.flatMap((one) => (one.clientId === clientId ? to(one) : one)),
    }));
  }
  const mark = (clientId: string, problem: string | null) =>
    change(clientId, (message) => [{ ...message, problem }]);
  const discard = ({ clientId }: Pick<Outgoing, 'clientId'>) => change(clientId, () => []);

  async function deliver(message: Pick<Outgoing, 'clientId' | 'text' | 'files'>): Promise<void> {
    const attachments = message.files.map(({ id }) => id);
    const { error } = await whileUnderWay(message.clientId, async () => {
      const answer = await post({
        ...{ clientId: message.clientId, text: message.text },
        ...(attachments.length > 0 && { attachments }),
      });
      // It goes when the thread that has it is here, so that it is never out of sight.
      if (!answer.error) await reread();
      return answer;
    });
    if (error) mark(message.clientId, sentenceOf(error));
    else discard(message);
  }

  return {
    text,
    files,
    outgoing: outgoing.filter(({ clientId }) => !arrived.has(clientId)),
    setText: (typed: string) => changeOutbox(place, (outbox) => ({ ...outbox, text: typed })),
    setFiles: useCallback(
      (to: (files: readonly Attachment[]) => readonly Attachment[]) =>
        changeOutbox(place, (outbox) => ({ ...outbox, files: to(outbox.files) })),
      [place],
    ),
    /** Sends what is typed and attached, and empties the field. */
    send: () => {
      const message = { clientId: randomId(), text: text.trim(), files };
      if (message.text === '' && files.length === 0) return;
      changeOutbox(place, (outbox) => ({
        text: '',
        files: [],
        outgoing: [...outbox.outgoing, { ...message, problem: null }],
      }));
      void deliver(message);
    },
    resend: (message: Outgoing) => {
      mark(message.clientId, null);
      void deliver(message);
    },
    discard,
  };
}
