import type { Tour } from '@atoll/contracts/tour';
import { Dialog, DialogBody, DialogHead } from '@atoll/ui/dialog';
import { Button } from '@atoll/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState } from 'react';
import type { TourAddressActions } from '../shared/use-tour-address';
import type { TourResults } from '../shared/use-tour-search';
import { useGetTourQuery } from '../shared/tours.api';
import { TourBody } from './tour-body';

interface TourDetailProps {
  address: TourAddressActions;
  results: TourResults;
  today: string | null;
}

/** The last tour that was shown, for the time in which its dialog fades out. */
function useLast(tour: Tour | null): Tour | null {
  const [last, setLast] = useState(tour);
  if (tour && tour !== last) setLast(tour);
  return tour ?? last;
}

/** The tour over the dimmed results (TOU-35, TOU-36). A deep link may name one that is not among them. */
export function TourDetail({ address, results, today }: TourDetailProps) {
  const { tourId, closeTour } = address;
  const id = useId();
  const isOpen = tourId !== null;
  const listed = results.state === 'results' ? results.tours.find((tour) => tour.id === tourId) : undefined;
  const query = useGetTourQuery(tourId && !listed ? tourId : skipToken);
  const tour = listed ?? query.currentData ?? null;
  const shown = useLast(tour);
  const isKnown = isOpen ? tour !== null : shown !== null;
  return (
    <Dialog
      open={isOpen}
      onClose={closeTour}
      labelledBy={id}
      kind="modal"
      size="m"
      // A link as long as no script runs, which nothing but the calendar's day tells.
      closeHref={today === null ? address.searchOnlyHref : undefined}
    >
      {isKnown && shown ? (
        <TourBody key={shown.id} tour={shown} titleId={id} address={address} />
      ) : (
        <>
          <DialogHead title={query.currentData === null ? 'Tour unavailable' : 'Opening the tour'} />
          <DialogBody>
            {query.currentData === null ? (
              <EmptyState
                headingLevel={3}
                title="There is no such tour"
                text="The link may be wrong, or the tour is no longer offered."
                action={
                  <Button variant="quiet" onClick={closeTour}>
                    Back to the search
                  </Button>
                }
              />
            ) : query.isError && !query.isFetching ? (
              <ErrorState
                headingLevel={3}
                title="This tour could not be loaded"
                text="Failed to load the tour. Please try again later."
                onRetry={() => void query.refetch()}
              />
            ) : (
              <LoadingState label="Loading the tour" />
            )}
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}
