import { LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { classNames } from '@atoll/ui/class-names';
import type { HotelAddressActions, ResultsView } from '../shared/use-hotel-address';
import type { HotelResults } from '../shared/use-hotel-search';
import { HotelCard } from './hotel-card';
import * as s from './results-list.module.css';

interface ResultsListProps {
  results: Extract<HotelResults, { state: 'results' }>;
  address: HotelAddressActions;
  today: string | null;
}

/** The hotels as rows or tiles. */
export function ResultsList({ results, address, today }: ResultsListProps) {
  return (
    <div className={s.container}>
      <ul className={classNames(s.hotels, s[address.view])}>
        {results.hotels.map((hotel, index) => (
          <li key={hotel.hotelId}>
            <HotelCard
              hotel={hotel}
              prices={results.prices}
              view={address.view}
              today={today}
              href={address.hotelHref(hotel.hotelId)}
              onOpen={() => address.openHotel(hotel.hotelId)}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the hotels will be. */
export function ResultsLoading({ view }: { view: ResultsView }) {
  return (
    <LoadingState label="Loading hotels">
      <div className={s.container}>
        <div className={classNames(s.hotels, s[view])}>
          {[1, 2, 3, 4].map((row) => (
            <div className={classNames(s.skeleton, s[`${view}Skeleton`])} key={row}>
              <Skeleton shape="block" className={s.skeletonPicture} />
              <div className={s.skeletonBody}>
                <Skeleton shape="title" />
                <Skeleton />
                <Skeleton shape="short" />
                <Skeleton shape="button" className={s.skeletonPrice} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingState>
  );
}
