import { useAppDispatch } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useState } from 'react';
import { quoteAsked } from '../shared/chat/chat.slice';

/** 'Request a quote' (MAR-20, C17). Until requests have their form it says when they open, and the way until then. */
export function QuoteChip({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon="file-text"
        className={className}
        aria-expanded={isAsked}
        onClick={() => {
          dispatch(quoteAsked());
          setAsked(true);
        }}
      >
        Request a quote
      </Button>
      {isAsked && (
        <Notice role="status">
          Requests are not open yet. They will be soon: one form, sent to up to five agents who know the
          place. Until then, look at <a href="/travel-agents">who could plan your trip</a>.
        </Notice>
      )}
    </>
  );
}
