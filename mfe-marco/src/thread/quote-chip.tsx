import { selectTrip, useAppDispatch, useAppSelector } from '@atoll/platform';
import { RequestLink } from '@atoll/platform/request-link';
import { useToday } from '@atoll/platform/today';
import { useMemo } from 'react';
import { quoteAsked } from '../shared/chat/chat.slice';
import { knownRequest } from '../shared/chat/known-request';
import { useMarco } from '../shared/chat/use-marco';

/** 'Request a quote' (MAR-20, RFQ-05, C17): the form for agents, filled in with what is known of the journey. */
export function QuoteChip({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const chat = useMarco();
  const trip = useAppSelector(selectTrip);
  const today = useToday();
  const known = useMemo(() => knownRequest(chat, trip, today), [chat, trip, today]);
  return (
    <RequestLink
      known={known}
      size="small"
      icon="file-text"
      className={className}
      onAsk={() => void dispatch(quoteAsked())}
    >
      Request a quote
    </RequestLink>
  );
}
