import { standingOf, type ListWithMap } from '@atoll/map/list-with-map';
import { CardList } from '@atoll/ui/card-list';
import { classNames } from '@atoll/ui/class-names';
import { useHotelPage } from '../shared/hotel-page';
import type { ShownResults } from '../shared/use-hotel-search';
import { HotelCard } from './hotel-card';
import * as s from './hotel-list.module.css';

interface HotelListProps {
  results: ShownResults;
  map: Pick<ListWithMap, 'focus' | 'showOnMap'>;
}

/** The hotels as rows or tiles; beside the map they are rows. */
export function HotelList({ results, map: { focus, showOnMap } }: HotelListProps) {
  const { address, today, walk } = useHotelPage();
  const layout = address.view === 'grid' ? 'grid' : 'list';
  const isPriced = results.prices.size > 0;
  return (
    <CardList
      layout={layout}
      items={results.hotels}
      drawn={results.drawn}
      onDrawMore={results.drawMore}
      idOf={({ hotelId }) => hotelId}
      onPoint={focus.hover}
      isStale={results.isStale}
      className={classNames(
        s.hotels,
        layout === 'grid' && s.grid,
        showOnMap && s.withMap,
        isPriced && s.priced,
      )}
    >
      {(hotel, index) => (
        <HotelCard
          hotel={hotel}
          prices={results.prices}
          layout={layout}
          standsOut={standingOf(hotel.hotelId, focus)}
          // Only what a price says of its cancellation depends on the day.
          today={isPriced ? today : null}
          href={address.hotelHref(hotel.hotelId)}
          onOpen={address.openHotel}
          onShowOnMap={showOnMap}
          walk={address.sort === 'walk' && walk?.textOf(hotel)}
          isFirst={index === 0}
        />
      )}
    </CardList>
  );
}
