import type { AskedAgent } from '@atoll/contracts/quote-request';
import type { OwnReview } from '@atoll/contracts/review';
import { firstName } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Review } from '@atoll/ui/review';
import { useState } from 'react';
import { LocalTime } from '../local-time';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { problemText } from '@atoll/platform/form-errors';
import { useRemoveReviewMutation } from '../requests.api';
import { ReviewForm } from './review-form';
import * as s from './review-section.module.css';

interface ReviewSectionProps {
  readonly review: OwnReview;
  readonly agent: AskedAgent;
  readonly token: string;
  readonly requestId: string;
}

function RemoveReview({ token }: { readonly token: string }) {
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useRemoveReviewMutation();
  async function confirm(): Promise<void> {
    const { error: refused } = await remove(token);
    if (!refused) setOpen(false);
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Remove it
      </Button>
      <AskDialog
        isOpen={isOpen}
        title="Remove your review?"
        confirm="Remove it"
        cancel="Keep it"
        isDangerous
        isBusy={isLoading}
        problem={problemText(error)}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <p>It is gone for everybody, with the answer to it, and no other one can be written.</p>
      </AskDialog>
    </>
  );
}

/** How it was with the agent: written once the trip is over, changed for a while, and removed. */
export function ReviewSection({ review: state, agent, token, requestId }: ReviewSectionProps) {
  const { review, canWrite, version, changeUntil, isRemoved } = state;
  const [isChanging, setChanging] = useState(false);
  const name = firstName(agent.name);
  return (
    <section className={s.section} aria-labelledby="review">
      <h2 className="display h2" id="review">
        How was it with {name}?
      </h2>
      {isRemoved && <p className="muted">You have removed your review.</p>}
      {(canWrite || (isChanging && review)) && (
        <ReviewForm
          {...{ token, requestId, agent: name, before: review, version }}
          onDone={() => setChanging(false)}
          onLeave={review ? () => setChanging(false) : undefined}
        />
      )}
      {review && !isChanging && (
        <>
          <Review review={review} answered={`${name} answered`} />
          <p className="small muted">
            Everybody reads it on{' '}
            <a className="link" href={agent.page}>
              the page of {name}
            </a>
            .{' '}
            {changeUntil && (
              <>
                It can be changed until <LocalTime iso={changeUntil} />.
              </>
            )}
          </p>
          <div className={s.buttons}>
            {changeUntil && (
              <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
                Change it
              </Button>
            )}
            <RemoveReview token={token} />
          </div>
        </>
      )}
    </section>
  );
}
