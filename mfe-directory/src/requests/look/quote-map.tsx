import { formatDay } from '@atoll/contracts/dates';
import type { PricedLine } from '@atoll/contracts/quote';
import type { RequestWish } from '@atoll/contracts/quote-request';
import { countOf } from '@atoll/contracts/words';
import { DaysMap } from '@atoll/map/days-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { useMemo } from 'react';
import { dateOfDay } from '../own/wish-text';
import { daysOf, linesOfDay } from '../quotes/quote-differences';
import * as s from './quote-looks.module.css';

/** A town with what is around it: many a quote has only one place. */
const FIT_MAX_ZOOM = 11;

interface QuoteMapProps {
  /** The agent's name. */
  readonly agent: string;
  /** Those whose spot is known. */
  readonly lines: readonly PricedLine[];
  readonly wish: Pick<RequestWish, 'when' | 'place'>;
  /** How many lines are not on the map. */
  readonly missing: number;
}

/** The places of a quote by day, in order; only those that its agent has picked and not only written. */
export function QuoteMap({ agent, lines, wish: { when, place }, missing }: QuoteMapProps) {
  const days = useMemo(
    () =>
      daysOf([{ lines: [...lines] }]).map((day) => {
        const date = dateOfDay(when, day);
        const title =
          day === null ? 'whole trip' : [`Day ${day}`, date && formatDay(date)].filter(Boolean).join(', ');
        const stops = linesOfDay({ lines: [...lines] }, day).flatMap(({ id, title: name, spot }) =>
          spot ? [{ id, name, latitude: spot.latitude, longitude: spot.longitude }] : [],
        );
        return { number: day, title, stops };
      }),
    [lines, when],
  );
  return (
    <>
      <div className={s.map}>
        <DaysMap
          days={days}
          of={`the quote of ${agent}`}
          place={place.city ?? place.text}
          isWanted
          fitMaxZoom={FIT_MAX_ZOOM}
          basemap={readSettings().basemap}
          onError={(error) => reportClientError(error, { source: 'mfe-directory/quote-map' })}
        />
      </div>
      {missing > 0 && (
        <p className="small muted">Not on the map, because only written: {countOf(missing, 'line')}.</p>
      )}
    </>
  );
}
