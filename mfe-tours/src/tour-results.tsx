import { LoadingState } from '@atoll/ui/page-state';
import { useState, type RefObject } from 'react';
import { prepareDetail, ResultsSection, TourDetail } from './later-code';
import type { TourAddressActions } from './shared/use-tour-address';
import type { TourResults } from './shared/use-tour-search';
import * as s from './tours-page.module.css';

interface TourResultsProps {
  address: TourAddressActions;
  results: TourResults;
  today: string | null;
  top: RefObject<HTMLDivElement | null>;
}

/** True from the first open tour on: a closing one still needs its code. */
function useEverOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}

/** The results of a search, and the tour that is open over them. */
export function TourResultsPart({ address, results, today, top }: TourResultsProps) {
  const hasDetail = useEverOpen(address.tourId !== null);
  return (
    <div ref={top} className={s.results} onPointerEnter={prepareDetail} onFocus={prepareDetail}>
      <ResultsSection
        results={results}
        address={address}
        today={today}
        fallback={<LoadingState label="Loading tours" />}
      />
      {hasDetail && <TourDetail address={address} results={results} today={today} fallback={null} />}
    </div>
  );
}
