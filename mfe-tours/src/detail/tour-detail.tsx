import { Dialog, DialogBody, DialogHead } from '@atoll/ui/dialog';
import { DetailState, detailTitle, type Unshown } from '@atoll/ui/detail-state';
import { useLast } from '@atoll/ui/last-value';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import type { TourAddressActions } from '../shared/use-tour-address';
import type { TourResults } from '../shared/use-tour-search';
import { useGetTourQuery } from '../shared/tours.api';
import { TourBody } from './tour-body';

interface TourDetailProps {
  address: TourAddressActions;
  results: TourResults;
  today: string | null;
}

/** What there is to say of a tour that cannot be shown. */
function unshownOf(query: ReturnType<typeof useGetTourQuery>): Unshown {
  if (query.currentData === null) return { state: 'unknown' };
  return query.isError && !query.isFetching
    ? { state: 'error', retry: () => void query.refetch() }
    : { state: 'loading' };
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
  const unshown = unshownOf(query);
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
          <DialogHead title={detailTitle('tour', unshown)} />
          <DialogBody>
            <DetailState
              thing="tour"
              unshown={unshown}
              errorText="Failed to load the tour. Please try again later."
              onClose={closeTour}
            />
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}
