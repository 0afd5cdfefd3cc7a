import type { Quote } from '@atoll/contracts/quote';
import { sitePath } from '@atoll/contracts/site-path';
import { selectUser, showToast, toAppError, useAppDispatch, useAppSelector } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useNavigate } from 'react-router-dom';
import { keepPlan } from './kept-plans';
import { useTakeQuoteMutation } from './plans.api';

interface TakeQuoteProps {
  readonly token: string;
  readonly quote: Quote;
  /** The agent's first name. */
  readonly agent: string;
}

/** Takes a quote over into a plan of one's own, and leads there. */
export function TakeQuote({ token, quote, agent }: TakeQuoteProps) {
  const asTraveler = useAppSelector(selectUser)?.role === 'traveler';
  const [take, { isLoading }] = useTakeQuoteMutation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  async function go(): Promise<void> {
    const body = { quoteId: quote.id, lineIds: null, isShared: false };
    const { data: made, error } = await take({ token, body, asTraveler });
    if (!made) return void dispatch(showToast({ text: toAppError(error).message, tone: 'alert' }));
    keepPlan(made);
    void navigate(sitePath(made.page));
  }

  return (
    <Button
      variant="text"
      size="small"
      busy={isLoading}
      aria-label={`Change it yourself: the quote of ${agent}`}
      onClick={() => void go()}
    >
      Change it yourself
    </Button>
  );
}
