import type { PricedLine, Quote } from '@atoll/contracts/quote';
import { forgetDraft, keepDraft, readDraft } from '@atoll/platform/form-draft';
import { TextAreaField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useState } from 'react';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { problemText } from '@atoll/platform/form-errors';
import { useChangeLineMutation } from '../requests.api';

export interface ChangeLineProps {
  readonly token: string;
  readonly quote: Quote;
  readonly line: PricedLine;
  /** The agent's first name. */
  readonly agent: string;
  /** False where the request was closed while this is open: then what was typed can only be copied. */
  readonly canChange: boolean;
  /** What was asked for, once the agent has it. */
  readonly onAsked: (text: string) => void;
  readonly onClose: () => void;
}

const CHANGE_MAX = 1_000;

/** Asks the agent for another version because of one line. What is typed stays in this tab until it is sent. */
export function ChangeLine({ token, quote, line, agent, canChange, onAsked, onClose }: ChangeLineProps) {
  // Also for the next version, whose lines have the same ids.
  const form = `change-line-${quote.requestId}-${quote.agentId}-${line.id}`;
  const [text, setText] = useState(() => {
    const typed = readDraft(form, null)['text'];
    return typeof typed === 'string' ? typed : '';
  });
  const [isEmpty, setEmpty] = useState(false);
  const [change, { isLoading, error }] = useChangeLineMutation();

  function type(typed: string): void {
    setText(typed);
    keepDraft(form, null, typed === '' ? {} : { text: typed });
  }

  async function confirm(): Promise<void> {
    if (!canChange) return onClose();
    const wanted = text.trim();
    setEmpty(wanted === '');
    if (wanted === '') return;
    const { error: refused } = await change({
      token,
      change: { quoteId: quote.id, lineId: line.id, text: wanted },
    });
    if (refused) return;
    forgetDraft(form, null);
    onAsked(wanted);
    onClose();
  }

  return (
    <AskDialog
      isOpen
      title={`Change “${line.title}”`}
      confirm={canChange ? `Ask ${agent}` : 'Close'}
      isBusy={isLoading}
      problem={problemText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {!canChange && (
        <Notice tone="sun" role="status">
          This request was closed meanwhile, so {agent} cannot be asked any more. What you typed is still here
          to be copied.
        </Notice>
      )}
      <TextAreaField
        label="What should be different?"
        hint={`${agent} answers with a new version; this one stays as it is.`}
        name="change"
        maxLength={CHANGE_MAX}
        value={text}
        error={isEmpty && text.trim() === '' ? 'Please say what should be different.' : null}
        onChange={(event) => type(event.target.value)}
      />
    </AskDialog>
  );
}
