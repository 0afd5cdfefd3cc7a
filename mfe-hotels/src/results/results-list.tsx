import { LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { classNames } from '@atoll/ui/class-names';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import type { ResultsView } from '../shared/hotel-address';
import type { ShownResults } from '../shared/use-hotel-search';
import { GrowthMark } from './growth-mark';
import { HotelCard, type CardLayout } from './hotel-card';
import { useIsPrinted } from './use-is-printed';
import type { HotelFocus } from './use-hotel-focus';
import * as s from './results-list.module.css';

interface ResultsListProps {
  results: ShownResults;
  address: HotelAddressActions;
  today: string | null;
  focus: HotelFocus;
  /** Shows a hotel on the map; null where there is no map. */
  onShowOnMap: ((hotelId: string) => void) | null;
}

/** Beside the map the hotels are rows. */
function layoutOf(view: ResultsView): CardLayout {
  return view === 'grid' ? 'grid' : 'list';
}

function standingOf(hotelId: string, { hoveredId, selectedId }: HotelFocus) {
  if (hotelId === selectedId) return 'selected';
  return hotelId === hoveredId ? 'hovered' : null;
}

/** The hotels as rows or tiles: the first of a long list, more as one comes near its end, all of them in print. */
export function ResultsList({ results, address, today, focus, onShowOnMap }: ResultsListProps) {
  const layout = layoutOf(address.view);
  const isPrinted = useIsPrinted();
  const hotels = isPrinted ? results.hotels : results.drawn;
  // Only what a price says of its cancellation depends on the day.
  const day = results.prices.size > 0 ? today : null;
  return (
    <div className={s.container}>
      <ul
        className={classNames(
          s.hotels,
          s[layout],
          onShowOnMap && s.withMap,
          results.prices.size > 0 && s.priced,
        )}
      >
        {hotels.map((hotel, index) => (
          <li
            key={hotel.hotelId}
            onPointerEnter={() => focus.hover(hotel.hotelId)}
            onPointerLeave={() => focus.hover(null)}
            onFocus={() => focus.hover(hotel.hotelId)}
            onBlur={() => focus.hover(null)}
          >
            <HotelCard
              hotel={hotel}
              prices={results.prices}
              layout={layout}
              standsOut={standingOf(hotel.hotelId, focus)}
              today={day}
              href={address.hotelHref(hotel.hotelId)}
              onOpen={address.openHotel}
              onShowOnMap={onShowOnMap}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {results.drawn.length < results.hotels.length && (
        <GrowthMark key={results.drawn.length} onNear={results.drawMore} />
      )}
    </div>
  );
}

/** Where the hotels will be. */
export function ResultsLoading({ view }: { view: ResultsView }) {
  const layout = layoutOf(view);
  return (
    <LoadingState label="Loading hotels">
      <div className={s.container}>
        <div className={classNames(s.hotels, s[layout])}>
          {[1, 2, 3, 4].map((row) => (
            <div className={classNames(s.skeleton, s[`${layout}Skeleton`])} key={row}>
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
