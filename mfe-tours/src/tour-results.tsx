import { asTravelerCurrency } from '@atoll/contracts/traveler-currencies';
import { MoneyProvider } from '@atoll/platform/money';
import { useEver } from '@atoll/ui/last-value';
import { LoadingState } from '@atoll/ui/page-state';
import type { RefObject } from 'react';
import { prepareDetail, ResultsSection, TourDetail } from './lazy-parts';
import type { TourAddressActions } from './shared/use-tour-address';
import type { TourResults } from './shared/use-tour-search';
import * as s from './tours-page.module.css';

interface TourResultsProps {
  address: TourAddressActions;
  results: TourResults;
  today: string | null;
  top: RefObject<HTMLDivElement | null>;
}

/** The results of a search, and the tour that is open over them. */
export function TourResultsPart({ address, results, today, top }: TourResultsProps) {
  const hasDetail = useEver(address.tourId !== null);
  return (
    <MoneyProvider linked={asTravelerCurrency(address.filters.currency)}>
      <div ref={top} className={s.results} onPointerEnter={prepareDetail} onFocus={prepareDetail}>
        <ResultsSection
          results={results}
          address={address}
          today={today}
          fallback={<LoadingState label="Loading tours" />}
        />
        {hasDetail && <TourDetail address={address} results={results} today={today} fallback={null} />}
      </div>
    </MoneyProvider>
  );
}
