import { HOTEL_DISPLAY_CAP } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { LazyPriceMap } from '@atoll/map/lazy-price-map';
import { StaticMap } from '@atoll/map/static-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { classNames } from '@atoll/ui/class-names';
import { useMemo, type Ref } from 'react';
import { areaWithin } from '../shared/search-area';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { hasNoHotels, type HotelResults, type ShownResults } from '../shared/use-hotel-search';
import { MapPreview } from './map-preview';
import { markersOf } from './map-markers';
import type { HotelFocus } from './use-hotel-focus';
import * as s from './map-pane.module.css';

interface MapPaneProps {
  className: string | undefined;
  place: CityOption;
  results: HotelResults;
  address: HotelAddressActions;
  focus: HotelFocus;
  /** On a narrow screen the map is a strip until it is opened. */
  isOpen: boolean;
  onOpen: () => void;
  ref: Ref<HTMLDivElement>;
}

const NOTHING: Pick<ShownResults, 'hotels' | 'prices' | 'total'> = {
  hotels: [],
  prices: new Map(),
  total: 0,
};

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-hotels/map' });
}

/** The hotels of the list on a map: a drawing until the real map is loaded (MAP-09 to MAP-11). */
export function MapPane({ className, place, results, address, focus, isOpen, onOpen, ref }: MapPaneProps) {
  const { hotels, prices, total } = results.state === 'results' ? results : NOTHING;
  const markers = useMemo(() => markersOf(hotels, prices, focus.seen), [hotels, prices, focus.seen]);
  const { searchArea, openHotel, setShowAll } = address;
  const hasMore = total > HOTEL_DISPLAY_CAP;
  return (
    <div
      id="hotel-map"
      role="group"
      aria-label="Map"
      tabIndex={-1}
      className={classNames(s.pane, !isOpen && s.strip, hasNoHotels(results) && s.nothing, className)}
      ref={ref}
    >
      <LazyPriceMap
        isWanted={isOpen}
        onWanted={onOpen}
        label={`Map of hotels in ${place.name}`}
        markers={markers}
        center={place}
        selectedId={focus.selectedId}
        hoveredId={focus.hoveredId}
        onSelect={focus.selectOnMap}
        onHover={focus.hover}
        onOpen={openHotel}
        cap={hasMore ? { isOn: !address.showAll, onChange: (isOn) => setShowAll(!isOn) } : undefined}
        onSearchArea={(bounds) => searchArea(areaWithin(bounds))}
        basemap={readSettings().basemap}
        renderPreview={({ id }) => {
          const hotel = hotels.find(({ hotelId }) => hotelId === id);
          return hotel && <MapPreview hotel={hotel} prices={prices} />;
        }}
        onError={reportMapError}
        placeholder={<StaticMap name={place.name} center={place} markers={markers} className={s.drawing} />}
      />
    </div>
  );
}
