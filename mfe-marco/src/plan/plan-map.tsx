import type { SharedPlan } from '@atoll/contracts/marco-plan';
import { LazyPriceMap } from '@atoll/map/lazy-price-map';
import { StaticMap } from '@atoll/map/static-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { useMemo } from 'react';
import { dayTitle } from './plan-text';
import * as s from './plan-map.module.css';

const ZOOM = 12;

/** The stops of a plan on a map, numbered by day: '2.1' is the first one of the second day. */
export function PlanMap({ plan: { days, place } }: { plan: SharedPlan }) {
  const markers = useMemo(
    () =>
      days.flatMap((day) =>
        day.stops.map(({ id, name, latitude, longitude }, index) => ({
          id,
          name: `${name}, ${dayTitle(day)}`,
          label: `${day.number}.${index + 1}`,
          latitude,
          longitude,
        })),
      ),
    [days],
  );
  const center = useMemo(
    () => ({ latitude: place.latitude, longitude: place.longitude }),
    [place.latitude, place.longitude],
  );
  return (
    <div className={s.map}>
      <LazyPriceMap
        placeholder={<StaticMap name={place.name} center={center} markers={markers} />}
        label={`Map of the plan for ${place.name}`}
        markersLabel="Stops"
        markers={markers}
        center={center}
        zoom={ZOOM}
        initial3d={false}
        basemap={readSettings().basemap}
        onError={(error) => reportClientError(error, { source: 'mfe-marco/map' })}
      />
    </div>
  );
}
