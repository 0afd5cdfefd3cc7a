import { CHAT_ACTIVITY_CATEGORIES, CHAT_ACTIVITY_DURATIONS } from '@atoll/contracts/marco-activities';
import { countOf } from '@atoll/contracts/words';
import { IconButton } from '@atoll/ui/button';
import { SampleMark, ToggleChip } from '@atoll/ui/chip';
import { SelectField } from '@atoll/ui/field';
import { EmptyState, ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { useState } from 'react';
import { useCityActivitiesQuery } from '../shared/chat/marco.api';
import { ActivityCard } from '../shared/cards/activity-cards';
import { filterActivities, type ActivityCategory, type ActivityFilters } from './activity-filters';
import * as side from '../shared/side/side.module.css';
import * as s from './activities-panel.module.css';

interface ActivitiesPanelProps {
  city: string;
  onClose: () => void;
}

const ANY = 'any';
const CATEGORIES = [
  { value: ANY, label: 'All kinds' },
  ...CHAT_ACTIVITY_CATEGORIES.map((name) => ({ value: name, label: name })),
];

function Results({ city, filters }: { city: string; filters: ActivityFilters }) {
  const { currentData: found, isError, refetch } = useCityActivitiesQuery(city);
  if (isError)
    return (
      <ErrorState headingLevel={3} title="Activities could not be loaded" onRetry={() => void refetch()} />
    );
  if (!found) {
    return (
      <LoadingState label={`Loading activities in ${city}`}>
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
      </LoadingState>
    );
  }
  const shown = filterActivities(found.activities, filters);
  if (shown.length === 0) {
    const text = found.activities.length > 0 ? 'No activity has this length and kind.' : undefined;
    return <EmptyState headingLevel={3} title={`No activities in ${city}`} text={text} />;
  }
  return (
    <>
      <p className={s.count} role="status">
        {countOf(shown.length, 'activity', 'activities')}{' '}
        {shown.some(({ sample }) => sample) && <SampleMark />}
      </p>
      <ul className={s.cards}>
        {shown.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </ul>
    </>
  );
}

/** What there is to do in a city, beside the conversation (MAR-06). */
export function ActivitiesPanel({ city, onClose }: ActivitiesPanelProps) {
  const [filters, setFilters] = useState<ActivityFilters>({ duration: null, category: null });
  return (
    <div
      className={side.side}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The window around it would close with the same key.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={side.head}>
        <h3 className={side.title}>Activities in {city}</h3>
        <IconButton label="Close activities" icon="x" onClick={onClose} />
      </div>
      <div className={side.choices} role="group" aria-label="Duration">
        {CHAT_ACTIVITY_DURATIONS.map(({ label }) => (
          <ToggleChip
            key={label}
            pressed={filters.duration === label}
            onClick={() => setFilters({ ...filters, duration: filters.duration === label ? null : label })}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
      <SelectField
        label="Category"
        name="category"
        options={CATEGORIES}
        value={filters.category ?? ANY}
        onChange={({ target: { value } }) =>
          setFilters({ ...filters, category: value === ANY ? null : (value as ActivityCategory) })
        }
      />
      <Results city={city} filters={filters} />
    </div>
  );
}
