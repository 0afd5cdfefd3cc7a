import type { CityOption } from '@atoll/contracts/place';
import type { Tour } from '@atoll/contracts/tour';
import type { ListWithMap } from '@atoll/map/list-with-map';
import { MapPane } from '@atoll/map/map-pane';
import { resultMarkers } from '@atoll/map/result-markers';
import { ResultPreview } from '@atoll/map/result-preview';
import { readSettings, reportClientError } from '@atoll/platform';
import { Rating } from '@atoll/ui/rating';
import { mapId } from '@atoll/ui/results-frame';
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

/** The tours of the list on a map. */
export function TourMap({ className, place, results, address, map }: TourMapProps) {
  const tours = results.state === 'results' ? results.tours : NONE;
  const { seen } = map.focus;
  const markers = useMemo(() => {
    const items = tours.map((tour) => ({
      id: tour.id,
      name: tour.name,
      position: tour.location,
      price: tour.price ? priceText(tour) : null,
    }));
    return resultMarkers(items, seen);
  }, [tours, seen]);
  return (
    <MapPane
      id={mapId('tour')}
      className={className}
      map={map}
      place={place}
      label={`Map of tours in ${place.name}`}
      zoom={ZOOM}
      flyToZoom={FLY_TO_ZOOM}
      markers={markers}
      isEmpty={hasNoTours(results)}
      onOpen={address.openTour}
      onSearchArea={address.searchArea}
      radiusMaxKm={RADIUS_MAX_KM}
      renderPreview={(id) => {
        const tour = tours.find((one) => one.id === id);
        return (
          tour && (
            <ResultPreview pictureUri={firstPicture(tour)} name={tour.name} price={priceText(tour)}>
              {tour.rating !== undefined && <Rating value={tour.rating} />}
            </ResultPreview>
          )
        );
      }}
      basemap={readSettings().basemap}
      onError={reportMapError}
    />
  );
}
