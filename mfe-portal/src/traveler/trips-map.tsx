import { DaysMap, type MapDay } from '@atoll/map/days-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useMemo, useState } from 'react';
import { mapDayOf, type NumberedTrip } from './trip-pins';
import * as s from './trips.module.css';

/** Of a single thing: the town around it. */
const FIT_MAX_ZOOM = 12;

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-portal/map' });
}

/** All trips at once, each by its number where its first thing is. */
function overview(days: readonly MapDay[]): MapDay {
  const stops = days.flatMap(({ number, title, stops: [first] }) =>
    first ? [{ ...first, name: title, label: String(number) }] : [],
  );
  return { number: null, title: 'your trips', stops };
}

/**
 * Everything with a position on one map, numbered as its rows are; nothing where nothing has one. It shows the next trip
 * first: those all over the world do not fit a phone, and what is in one town would be one dot beside the others.
 */
export function TripsMap({ trips }: { readonly trips: readonly NumberedTrip[] }) {
  const days = useMemo(() => trips.map(mapDayOf).filter(({ stops }) => stops.length > 0), [trips]);
  const [chosen, setChosen] = useState<number | 'all' | null>(null);
  const isAll = chosen === 'all' && days.length > 1;
  const day = days.find(({ number }) => number === chosen) ?? days[0];
  const shown = useMemo(() => (isAll ? [overview(days)] : day ? [day] : []), [isAll, days, day]);
  const center = useMemo(() => day?.stops[0], [day]);
  if (!day || !center) return null;
  const choice = (value: number | 'all', words: string) => {
    const isChosen = value === 'all' ? isAll : !isAll && value === day.number;
    return (
      <Button
        key={value}
        size="small"
        variant={isChosen ? 'primary' : 'quiet'}
        aria-pressed={isChosen}
        onClick={() => setChosen(value)}
      >
        {words}
      </Button>
    );
  };
  return (
    <div className={s.mapped}>
      {days.length > 1 && (
        <div role="group" aria-label="On the map" className={s.choices}>
          {days.map(({ number, title }) => choice(number ?? 0, `${number} ${title}`))}
          {choice('all', 'All')}
        </div>
      )}
      <div className={s.map}>
        <DaysMap
          days={shown}
          of={isAll ? 'your trips' : day.title}
          place={day.title}
          center={center}
          fitMaxZoom={FIT_MAX_ZOOM}
          basemap={readSettings().basemap}
          onError={reportMapError}
        />
      </div>
    </div>
  );
}
