import { stayDates } from '@atoll/contracts/dates-in-words';
import { requestHref } from '@atoll/contracts/pages/request-href';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { Panel } from '../shared/panel';
import type { Removed } from './removed-notice';
import { TripRowItem } from './trip-row';
import type { TripRow } from './trip-things';
import type { Stay } from './trips-of';
import { pinsOf, type NumberedTrip } from './trip-pins';
import * as s from './trips.module.css';

interface Props extends NumberedTrip {
  readonly today: string;
  readonly onRemoved: (removed: Removed) => void;
}

function stayTitle({ dates }: Stay<TripRow>, isOnly: boolean, today: string): string | null {
  if (dates) return stayDates(dates.from, dates.to, today);
  return isOnly ? null : 'Without dates';
}

/** All that a traveler has of one place, by its dates. */
export function TripPanel({ trip, number, today, onRemoved }: Props) {
  const { town, stays, isOver } = trip;
  const next = stays.find(({ dates }) => dates && dates.to >= today)?.dates ?? null;
  const pins = pinsOf({ trip, number });
  return (
    <Panel
      title={town ?? 'Without a place'}
      aside={
        <>
          {isOver && <Chip>Over</Chip>}
          {town !== null && !isOver && (
            <Button
              variant="text"
              size="small"
              href={requestHref({ place: town, ...(next && { from: next.from, to: next.to }) })}
              aria-label={`Ask travel agents about ${town}`}
            >
              Ask travel agents
            </Button>
          )}
        </>
      }
      isFlush
    >
      {stays.map((stay) => {
        const title = stayTitle(stay, stays.length === 1, today);
        return (
          <section key={stay.dates?.from ?? ''} className={s.stay}>
            {title !== null && <h3 className={s.dates}>{title}</h3>}
            <ul>
              {stay.things.map((row) => (
                <TripRowItem key={row.key} row={row} pin={pins.get(row.key)} onRemoved={onRemoved} />
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}
