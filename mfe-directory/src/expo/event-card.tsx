import { datesWithYear } from '@atoll/contracts/dates-in-words';
import { dayOf, shortMonth } from '@atoll/contracts/dates';
import type { ExpoEventCard } from '@atoll/contracts/expo';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { SampleMark } from '@atoll/ui/chip';
import * as s from './event-card.module.css';
import { eventPlace } from './expo-text';

interface EventCardProps {
  readonly event: ExpoEventCard;
  /** For the first cards, whose pictures are what a visitor waits for. */
  readonly priority?: boolean;
}

/** An event in the list: its first day as a sheet of a calendar, and where it is. */
export function EventCard({ event, priority = false }: EventCardProps) {
  const { id, title, summary, picture, startsOn, isSample } = event;
  return (
    <article className={s.card}>
      <div className={s.picture}>
        {picture && <ArtworkPicture uri={picture} place="row" alt="" ratio="4/3" priority={priority} />}
        <p className={s.sheet} aria-hidden="true">
          <b>{dayOf(startsOn)}</b>
          <span>{shortMonth(startsOn)}</span>
        </p>
      </div>
      <div className={s.words}>
        <p className="small muted">{datesWithYear(event.startsOn, event.endsOn)}</p>
        <h3 className="display h3">
          <a className={s.name} href={`/expo/${id}`}>
            {title}
          </a>
        </h3>
        <p>{summary}</p>
        <p className="small muted">{eventPlace(event)}</p>
        {isSample && (
          <p>
            <SampleMark>Sample event</SampleMark>
          </p>
        )}
      </div>
    </article>
  );
}
