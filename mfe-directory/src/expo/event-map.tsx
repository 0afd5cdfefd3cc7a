import type { ExpoEvent } from '@atoll/contracts/expo';
import { LazyPriceMap } from '@atoll/map/lazy-price-map';
import { StaticMap } from '@atoll/map/static-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { useMemo } from 'react';
import * as s from './event-page.module.css';

/** The streets around the venue. */
const ZOOM = 14;

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-directory/map' });
}

/** Where the event is. */
export function EventMap({ event: { id, venue, city, latitude, longitude } }: { readonly event: ExpoEvent }) {
  const place = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const markers = useMemo(() => [{ id, name: venue, label: venue, ...place }], [id, venue, place]);
  return (
    <div className={s.map}>
      <LazyPriceMap
        placeholder={<StaticMap name={city} center={place} markers={markers} />}
        label={`Map of ${venue}, ${city}`}
        markersLabel="Places"
        markers={markers}
        center={place}
        zoom={ZOOM}
        initial3d={false}
        basemap={readSettings().basemap}
        onError={reportMapError}
      />
    </div>
  );
}
