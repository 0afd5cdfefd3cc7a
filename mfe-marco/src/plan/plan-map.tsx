import type { SharedPlan } from '@atoll/contracts/marco-plan';
import { DaysMap } from '@atoll/map/days-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { useMemo } from 'react';
import { dayTitle } from './plan-text';
import * as s from './plan-map.module.css';

/** The stops of a plan on a map, numbered by day. */
export function PlanMap({ plan: { days, place } }: { plan: SharedPlan }) {
  const titled = useMemo(() => days.map((day) => ({ ...day, title: dayTitle(day) })), [days]);
  const center = useMemo(
    () => ({ latitude: place.latitude, longitude: place.longitude }),
    [place.latitude, place.longitude],
  );
  return (
    <div className={s.map}>
      <DaysMap
        days={titled}
        of={`the plan for ${place.name}`}
        place={place.name}
        center={center}
        basemap={readSettings().basemap}
        onError={(error) => reportClientError(error, { source: 'mfe-marco/map' })}
      />
    </div>
  );
}
