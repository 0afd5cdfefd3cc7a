import { HOTEL_DISPLAY_CAP, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import type { ListWithMap } from '@atoll/map/list-with-map';
import { MapPane } from '@atoll/map/map-pane';
import { resultMarkers } from '@atoll/map/result-markers';
import { ResultPreview } from '@atoll/map/result-preview';
import { readSettings, reportClientError } from '@atoll/platform';
import { Rating } from '@atoll/ui/rating';
import { mapId } from '@atoll/ui/results-frame';
import { useMemo } from 'react';
import { wholeMoney } from '../shared/offers/money';
import { cheapestOffer, totalOf } from '../shared/offers/offer-groups';
import { firstPicture } from '../shared/hotel-text';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import type { HotelPrices } from '../shared/use-hotel-prices';
import { hasNoHotels, type HotelResults, type ShownResults } from '../shared/use-hotel-search';

interface HotelMapProps {
  className: string | undefined;
  place: CityOption;
  results: HotelResults;
  address: HotelAddressActions;
  map: ListWithMap;
}

const NOTHING: Pick<ShownResults, 'hotels' | 'prices' | 'total'> = {
  hotels: [],
  prices: new Map(),
  total: 0,
};

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-hotels/map' });
}

/** '$486': the cheapest total of the stay; null while there is none. */
function totalText(hotelId: string, prices: HotelPrices): string | null {
  const offers = prices.get(hotelId);
  const offer = offers && offers !== 'loading' ? cheapestOffer(offers) : null;
  return offer && wholeMoney(totalOf(offer), offer.price.currency);
}

/** The hotels of the list on a map (HSE-31, MAP-09 to MAP-11). */
export function HotelMap({ className, place, results, address, map }: HotelMapProps) {
  const { hotels, prices, total } = results.state === 'results' ? results : NOTHING;
  const { seen } = map.focus;
  const markers = useMemo(() => {
    const items = hotels.map(({ hotelId, name, geoCode }) => ({
      id: hotelId,
      name,
      position: geoCode,
      price: totalText(hotelId, prices),
    }));
    return resultMarkers(items, seen);
  }, [hotels, prices, seen]);
  const { showAll, setShowAll } = address;
  return (
    <MapPane
      id={mapId('hotel')}
      className={className}
      map={map}
      place={place}
      label={`Map of hotels in ${place.name}`}
      markers={markers}
      isEmpty={hasNoHotels(results)}
      cap={total > HOTEL_DISPLAY_CAP ? { isOn: !showAll, onChange: (isOn) => setShowAll(!isOn) } : undefined}
      onOpen={address.openHotel}
      onSearchArea={address.searchArea}
      radiusMaxKm={REGION_RADIUS_KM}
      renderPreview={(id) => {
        const hotel = hotels.find(({ hotelId }) => hotelId === id);
        const price = totalText(id, prices);
        return (
          hotel && (
            <ResultPreview
              pictureUri={firstPicture(hotel)}
              name={hotel.name}
              price={price ? `${price} total` : 'Check availability'}
            >
              {hotel.rating !== undefined && <Rating value={hotel.rating} />}
            </ResultPreview>
          )
        );
      }}
      basemap={readSettings().basemap}
      onError={reportMapError}
    />
  );
}
