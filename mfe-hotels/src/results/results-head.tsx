import { Button } from '@atoll/ui/button';
import { Segmented } from '@atoll/ui/segmented';
import { classNames } from '@atoll/ui/class-names';
import { FilterButton } from '../filters/filter-panel';
import { plainClick } from '@atoll/ui/plain-click';
import type { StayArgs } from '../shared/hotels.api';
import type { HotelSearch } from '../shared/hotel-address';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import type { ResultsView } from '../shared/hotel-address';
import { hasNoHotels, type HotelResults, type ShownResults } from '../shared/use-hotel-search';
import { partyText, stayDates, stayNights } from '../shared/stay/stay-text';
import * as s from './results-head.module.css';

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: 'layout-grid' },
  { value: 'list', label: 'List view', icon: 'list' },
  { value: 'map', label: 'Map view', icon: 'map-2' },
] as const satisfies readonly { value: ResultsView; label: string; icon: string }[];

interface ResultsHeadProps {
  className: string | undefined;
  results: HotelResults;
  address: HotelAddressActions;
  stay: StayArgs;
  today: string | null;
  isMapInSight: boolean;
  /** Leads to the map, or from it to the list. */
  onToggleMap: () => void;
}

/** What was found for what, the three views, and on a narrow screen the ways to filters and map. */
export function ResultsHead(props: ResultsHeadProps) {
  const { className, results, address, stay, today, isMapInSight, onToggleMap } = props;
  const { search, filters, view } = address;
  const progress = results.state === 'results' && pricingText(results);
  return (
    <div className={classNames(s.head, className)}>
      <div className={s.words}>
        <h1 className="display h3" id="hotel-results" aria-live="polite">
          {headingOf(results, search)}
        </h1>
        <p className="small muted">{summaryOf(stay, today)}</p>
        {progress && <p className="small muted">{progress}</p>}
      </div>
      {view === 'map' && (
        <a
          className={classNames('link small', s.asGrid)}
          href={address.viewHref('grid')}
          onClick={plainClick(() => address.setView('grid'))}
        >
          Show as Grid
        </a>
      )}
      <Segmented
        label="View"
        className={s.views}
        options={VIEWS}
        value={view}
        onChange={address.setView}
        iconsOnly
      />
      <div className={classNames(s.actions, view === 'map' && s.besideMap)}>
        <FilterButton filters={filters} stay={stay} besideMap={view === 'map'} onApply={address.setFilters} />
        <Button
          icon={isMapInSight ? 'list' : 'map-2'}
          size="small"
          className={classNames(s.mapButton, hasNoHotels(results) && s.useless)}
          data-replay=""
          onClick={onToggleMap}
        >
          {isMapInSight ? 'List' : 'Map'}
        </Button>
      </div>
    </div>
  );
}

/** HSE-28. */
function headingOf(results: HotelResults, { place }: HotelSearch): string {
  const city = place?.name ?? '';
  if (results.state === 'loading') return `Searching hotels in ${city}`;
  if (results.state !== 'results') return `Hotels in ${city}`;
  return `Showing ${results.hotels.length} of ${results.total} Hotels in ${city}`;
}

/** How much of the list the prices are known of; null where it is all of it (HSE-60). */
function pricingText({ pricing, total }: ShownResults): string | null {
  if (!pricing || pricing.checked === 0) return null;
  const { listed, checked, priced, isGrowing } = pricing;
  if (isGrowing) return `Prices of ${checked} of ${listed} hotels so far, more are coming`;
  const isFiltered = total < listed;
  if (isFiltered) return checked < listed ? `Prices of ${checked} of ${listed} hotels are known` : null;
  return priced < listed ? `${priced} of ${listed} hotels have a price, the others come last` : null;
}

/** '4 to 7 December, 3 nights, 2 guests, 1 room' (HSE-29). */
function summaryOf({ checkIn, checkOut, guests, rooms }: StayArgs, today: string | null): string {
  const dates =
    checkIn && checkOut
      ? `${stayDates(checkIn, checkOut, today)}, ${stayNights(checkIn, checkOut)}`
      : 'No dates yet';
  return `${dates}, ${partyText(guests, rooms)}`;
}
