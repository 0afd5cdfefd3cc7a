import type { OwnRequest, Quote } from '@atoll/contracts/quote';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';

const dialog = lazyPart(
  async () => (await import(/* webpackChunkName: "share-dialog" */ './share-dialog')).ShareDialog,
);

interface ShareQuoteProps {
  readonly token: string;
  readonly quote: Quote;
  /** The agent's first name. */
  readonly agent: string;
  readonly shared: OwnRequest['shared'];
}

/** Opens the sheet that says what others will see of a quote, makes the link for it, and ends that again. */
export function ShareQuote({ token, quote, agent, shared }: ShareQuoteProps) {
  const [isOpen, setOpen] = useState(false);
  const link = shared.find(({ quoteId }) => quoteId === quote.id);

  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={`${link ? 'Shared' : 'Share'}: the quote of ${agent}`}
        onClick={() => setOpen(true)}
      >
        {link ? 'Shared' : 'Share'}
      </Button>
      {isOpen && <dialog.Part {...{ token, quote, link }} onClose={() => setOpen(false)} fallback={null} />}
    </>
  );
}
