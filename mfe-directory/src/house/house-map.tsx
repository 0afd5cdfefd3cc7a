import type { House } from '@atoll/contracts/house';
import { LazyPriceMap } from '@atoll/map/lazy-price-map';
import { StaticMap } from '@atoll/map/static-map';
import { readSettings, reportClientError } from '@atoll/platform';
import * as s from './house-page.module.css';

/** The whole town: where in it the house is, its address says. */
const ZOOM = 11;
const NO_MARKERS = [] as const;

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-directory/map' });
}

/** The town that the house is in. */
export function HouseMap({
  city,
  town,
}: {
  readonly city: string;
  readonly town: NonNullable<House['town']>;
}) {
  return (
    <div className={s.map}>
      <LazyPriceMap
        placeholder={<StaticMap name={city} center={town} markers={NO_MARKERS} />}
        label={`Map of ${city}`}
        markersLabel="Places"
        markers={NO_MARKERS}
        center={town}
        zoom={ZOOM}
        initial3d={false}
        basemap={readSettings().basemap}
        onError={reportMapError}
      />
    </div>
  );
}
