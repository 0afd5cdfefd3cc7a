import { minorText } from '@atoll/contracts/minor-in-words';
import type { Quote } from '@atoll/contracts/quote';
import { totalOf } from '@atoll/contracts/quote-totals';
import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { problemText } from '@atoll/platform/form-errors';
import { useAcceptQuoteMutation } from '../requests.api';
import * as s from './quote-day.module.css';

interface AcceptQuoteProps {
  readonly token: string;
  readonly quote: Quote;
  /** The agent's first name. */
  readonly agent: string;
  readonly chosen: readonly string[];
  readonly hasOthers: boolean;
  readonly isFirst: boolean;
  /** Something else had happened before: what the API says of it. */
  readonly onConflict: (message: string) => void;
}

/** What somebody is asked about: it stays what it was, whatever comes while the dialog is open. */
interface Shown {
  readonly quote: Quote;
  readonly chosen: readonly string[];
}

/** Accepts exactly what is shown, after a dialog that says what happens. */
export function AcceptQuote(props: AcceptQuoteProps) {
  const { token, quote, agent, chosen, hasOthers, isFirst, onConflict } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const [accept, { isLoading, error, reset }] = useAcceptQuoteMutation();
  // While the dialog fades out it still says what it said.
  const { quote: asked, chosen: taken } = shown ?? { quote, chosen };
  const price = minorText(totalOf(asked.lines, taken).total, asked.currency);
  const options = asked.lines.filter(({ id }) => taken.includes(id));
  const isOvertaken = asked.version !== quote.version;

  /** What the dialog shows is what is accepted, whatever comes while it is open. */
  function open(): void {
    reset();
    setShown({ quote, chosen });
  }

  async function confirm(): Promise<void> {
    if (!shown) return;
    const { id: quoteId, version, hash } = shown.quote;
    const accepted = { quoteId, version, hash, chosen: [...shown.chosen] };
    const { error: refused } = await accept({ token, accepted });
    const problem = refused ? toAppError(refused) : null;
    if (problem?.kind === 'api' && problem.status === 409) {
      setShown(null);
      onConflict(problem.message);
    } else if (!problem) setShown(null);
  }

  return (
    <>
      <Button wide variant={isFirst ? 'primary' : 'quiet'} onClick={open}>
        Accept {agent}’s quote
      </Button>
      <AskDialog
        isOpen={shown !== null}
        title={`Accept ${agent}’s quote for ${price}?`}
        confirm={`Yes, accept ${price}`}
        isBusy={isLoading}
        problem={
          isOvertaken
            ? `Version ${quote.version} has come meanwhile. Close this and look at it before you accept.`
            : problemText(error)
        }
        onConfirm={() => void confirm()}
        onClose={() => setShown(null)}
      >
        <ul className={s.consequences}>
          <li>
            Version {asked.version}
            {options.length > 0 && `, with ${options.map(({ title }) => title).join(', ')}`}.
          </li>
          <li>No payment is taken: you pay {agent} by the terms of the quote.</li>
          <li>{agent} gets your name, e-mail and phone.</li>
          {hasOthers && <li>The other agents are told, and their quotes are closed.</li>}
          <li>You have ten seconds to take it back.</li>
        </ul>
      </AskDialog>
    </>
  );
}
