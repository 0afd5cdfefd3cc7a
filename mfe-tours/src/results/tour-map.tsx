import type { CityOption } from '@atoll/contracts/place';
import type { Tour } from '@atoll/contracts/tour';
import type { ListWithMap } from '@atoll/map/list-with-map';
import { ResultsMap, type ResultOnMap } from '@atoll/map/results-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { aboutText, useMoney, type Money } from '@atoll/platform/money';
import { Rating } from '@atoll/ui/rating';
import { useMemo } from 'react';
import { firstPicture, priceText } from '../shared/tour-text';
import type { TourAddressActions } from '../shared/use-tour-address';
import { hasNoTours, type TourResults } from '../shared/use-tour-search';

/** MAP-12. */
const ZOOM = 12;
const FLY_TO_ZOOM = 14;
/** How far a search of a part of the map reaches. */
const RADIUS_MAX_KM = 50;

interface TourMapProps {
  className: string | undefined;
  place: CityOption;
  results: TourResults;
  address: TourAddressActions;
  map: ListWithMap;
}

const NONE: readonly Tour[] = [];

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-tours/map' });
}

function tourOnMap(tour: Tour, money: Money): ResultOnMap {
  const { id, name, location, rating, price } = tour;
  const about = price && aboutText(price.amount, price.currencyCode, money);
  return {
    id,
    name,
    position: location,
    label: price ? priceText(tour) : null,
    pictureUri: firstPicture(tour),
    text: about ? `${priceText(tour)}, ${about}` : priceText(tour),
    facts: rating !== undefined && <Rating value={rating} />,
  };
}

/** The tours of the list on a map. */
export function TourMap({ className, place, results, address, map }: TourMapProps) {
  const tours = results.state === 'results' ? results.tours : NONE;
  const money = useMoney();
  const onMap = useMemo(() => tours.map((tour) => tourOnMap(tour, money)), [tours, money]);
  return (
    <ResultsMap
      name="tour"
      className={className}
      map={map}
      place={place}
      label={`Map of tours in ${place.name}`}
      zoom={ZOOM}
      flyToZoom={FLY_TO_ZOOM}
      results={onMap}
      isEmpty={hasNoTours(results)}
      onOpen={address.openTour}
      onSearchArea={address.searchArea}
      radiusMaxKm={RADIUS_MAX_KM}
      basemap={readSettings().basemap}
      onError={reportMapError}
    />
  );
}
