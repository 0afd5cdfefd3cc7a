import { choose, firstChoice } from '@atoll/contracts/quote-totals';
import { Dialog, DialogBody, DialogHead } from '@atoll/ui/dialog';
import { useId, useState } from 'react';
import { QuoteView, type ShownQuote } from './quote-view';

interface Props {
  readonly quote: ShownQuote;
  readonly traveler: string;
  readonly dateOf: (day: number) => string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The draft as its traveler would see it, with options and choices to try. */
export function QuotePreview({ quote, traveler, dateOf, isOpen, onClose }: Props) {
  const id = useId();
  const [tried, setTried] = useState<readonly string[] | null>(null);
  const chosen = tried ?? firstChoice(quote.lines);
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={id} kind="modal">
      <DialogHead title={quote.title} subtitle={`As ${traveler} sees it. Nothing is sent yet.`} />
      <DialogBody>
        <QuoteView
          quote={quote}
          chosen={chosen}
          onChoose={(line) => setTried(choose(quote.lines, chosen, line))}
          dateOf={dateOf}
        />
      </DialogBody>
    </Dialog>
  );
}
