import { todayNow } from '@atoll/platform/today';
import { plainClick } from '@atoll/ui/plain-click';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { PageSection } from '@atoll/ui/page-section';
import { useHotelPage } from '../shared/hotel-page';
import { POPULAR_DESTINATIONS, type PopularDestination } from './popular-destinations';
import { QUICK_DATES, type Stay } from './quick-dates';
import * as s from './popular-grid.module.css';

/** What was chosen with a city: dates, the wish to set them oneself, or neither. */
export type PopularChoice = { stay: Stay } | 'custom-dates' | 'city';

interface PopularGridProps {
  onChoose: (destination: PopularDestination, choice: PopularChoice) => void;
}

/** Popular destinations with quick dates on hover and focus (HSE-05 to HSE-07). */
export function PopularGrid({ onChoose }: PopularGridProps) {
  const { search, searchHref } = useHotelPage().address;
  return (
    <PageSection id="popular-destinations" title="Popular Destinations" text="Pick a city, then your dates.">
      <ul className={s.grid}>
        {POPULAR_DESTINATIONS.map((destination) => (
          <li key={destination.name} className={s.card}>
            <ArtworkPicture className={s.picture} uri={destination.picture} place="tile" alt="" ratio="6/5" />
            <div className={s.words}>
              <h3 className="display h3">
                <a
                  className={s.name}
                  href={searchHref({ ...search, place: destination })}
                  onClick={plainClick(() => onChoose(destination, 'city'))}
                >
                  {destination.name}
                </a>
              </h3>
              <p className="small muted">{destination.country}</p>
              <p className="muted">{destination.description}</p>
            </div>
            <QuickDates destination={destination} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

type QuickDatesProps = PopularGridProps & { destination: PopularDestination };

function QuickDates({ destination, onChoose }: QuickDatesProps) {
  return (
    <div className={s.quick} role="group" aria-label={`Quick dates for ${destination.name}`}>
      {QUICK_DATES.map(({ label, stayOf }) => (
        <button
          key={label}
          type="button"
          className={s.chip}
          data-replay=""
          onClick={() => onChoose(destination, stayOf ? { stay: stayOf(todayNow()) } : 'custom-dates')}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
