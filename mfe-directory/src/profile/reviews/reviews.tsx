import type { Agent } from '@atoll/contracts/agent';
import { countOf, firstName } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { LoadingState } from '@atoll/ui/page-state';
import { Rating } from '@atoll/ui/rating';
import { Review } from '@atoll/ui/review';
import { Skeleton } from '@atoll/ui/skeleton';
import { ReportReview } from './report-review';
import { useAgentReviewsQuery } from './reviews.api';
import * as s from './reviews.module.css';

/** What travelers say who accepted a quote of this agent, apart from ratings that come from elsewhere. */
export function Reviews({ agent: { id, name } }: { readonly agent: Agent }) {
  const { currentData, isError, refetch } = useAgentReviewsQuery(id);
  return (
    <section className={s.section} aria-labelledby="reviews">
      <header>
        <h2 className="display h2" id="reviews">
          Reviews from travelers who booked through Atoll
        </h2>
        {currentData && (
          <p className={s.mean}>
            {currentData.average === null ? (
              <span className="muted">
                Nobody has reviewed {firstName(name)} yet.
                {currentData.reviews.length > 0 && ' What follows is a sample.'}
              </span>
            ) : (
              <>
                <Rating value={currentData.average} />
                <span>from {countOf(currentData.count, 'review')}</span>
              </>
            )}
          </p>
        )}
      </header>
      {!currentData && !isError && (
        <LoadingState label="Loading reviews">
          <Skeleton />
        </LoadingState>
      )}
      {!currentData && isError && (
        <p>
          The reviews could not be loaded.{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {currentData && currentData.reviews.length > 0 && (
        <ul className={s.list}>
          {currentData.reviews.map((review) => (
            <li key={review.id}>
              <Review
                review={review}
                answered={`${firstName(name)} answered`}
                actions={<ReportReview reviewId={review.id} part="review" />}
                answerActions={<ReportReview reviewId={review.id} part="answer" />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
