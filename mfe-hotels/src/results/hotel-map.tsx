import { HOTEL_DISPLAY_CAP, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import type { Hotel } from '@atoll/contracts/hotel';
import type { CityOption } from '@atoll/contracts/place';
import type { ListWithMap } from '@atoll/map/list-with-map';
import { ResultsMap, type ResultOnMap } from '@atoll/map/results-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { Rating } from '@atoll/ui/rating';
import { useMemo } from 'react';
import { wholeMoney } from '@atoll/ui/price';
import { totalOf } from '../shared/offers/offer-groups';
import { firstPicture } from '../shared/hotel-text';
import { useHotelPage } from '../shared/hotel-page';
import { cheapestOf, type HotelPrices } from '../shared/use-hotel-prices';
import { hasNoHotels, type HotelResults, type ShownResults } from '../shared/use-hotel-search';

interface HotelMapProps {
  className: string | undefined;
  place: CityOption;
  results: HotelResults;
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
  const offer = cheapestOf(prices, hotelId);
  return offer && wholeMoney(totalOf(offer), offer.price.currency);
}

function hotelOnMap(hotel: Hotel, prices: HotelPrices): ResultOnMap {
  const { hotelId: id, name, geoCode: position, rating } = hotel;
  const price = totalText(id, prices);
  return {
    id,
    name,
    position,
    label: price,
    pictureUri: firstPicture(hotel),
    text: price ? `${price} total` : 'Check availability',
    facts: rating !== undefined && <Rating value={rating} />,
  };
}

/** The hotels of the list on a map (HSE-31, MAP-09 to MAP-11). */
export function HotelMap({ className, place, results, map }: HotelMapProps) {
  const { address } = useHotelPage();
  const { hotels, prices, total } = results.state === 'results' ? results : NOTHING;
  const onMap = useMemo(() => hotels.map((hotel) => hotelOnMap(hotel, prices)), [hotels, prices]);
  const { showAll, setShowAll } = address;
  return (
    <ResultsMap
      name="hotel"
      className={className}
      map={map}
      place={place}
      label={`Map of hotels in ${place.name}`}
      results={onMap}
      isEmpty={hasNoHotels(results)}
      cap={total > HOTEL_DISPLAY_CAP ? { isOn: !showAll, onChange: (isOn) => setShowAll(!isOn) } : undefined}
      onOpen={address.openHotel}
      onSearchArea={address.searchArea}
      radiusMaxKm={REGION_RADIUS_KM}
      basemap={readSettings().basemap}
      onError={reportMapError}
    />
  );
}
