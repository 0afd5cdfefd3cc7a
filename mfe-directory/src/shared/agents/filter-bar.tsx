import { lazyPart } from '@atoll/platform/lazy-part';
import { ToggleChip } from '@atoll/ui/chip';
import { Icon } from '@atoll/ui/icon';
import { useState } from 'react';
import { countActiveFilters, NO_FILTERS, type AgentFilters } from './agent-filters';
import * as s from './filter-bar.module.css';

const dialog = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './filter-dialog')).AgentFilterDialog,
);

function prepareDialog(): void {
  // Opening it asks again and shows what went wrong.
  dialog.fetch().catch(() => undefined);
}

interface FilterBarProps {
  filters: AgentFilters;
  onApply: (filters: AgentFilters) => void;
  /** The list is of all countries, and can be narrowed to one. */
  hasCountry?: boolean;
}

const withCount = (words: string, count: number) => (count > 0 ? `${words} (${count})` : words);

/** The filters of a list of agents in one line: two that a tap changes, the others in a dialog. */
export function FilterBar({ filters, onApply, hasCountry = false }: FilterBarProps) {
  const { specialities, languages, featured, rating, country } = filters;
  const [hasDialog, setHasDialog] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const change = (some: Partial<AgentFilters>) => onApply({ ...filters, ...some });
  const count = countActiveFilters(filters);
  function open(): void {
    setHasDialog(true);
    setOpen(true);
  }
  const opener = (words: string, isPressed: boolean) => (
    <ToggleChip
      pressed={isPressed}
      aria-haspopup="dialog"
      data-replay=""
      onPointerEnter={prepareDialog}
      onFocus={prepareDialog}
      onClick={open}
    >
      {words}
    </ToggleChip>
  );
  return (
    <>
      <noscript>Filters need JavaScript</noscript>
      <div className={s.bar} role="group" aria-label="Filter agents" data-needs-script="">
        <ToggleChip pressed={featured} data-replay="" onClick={() => change({ featured: !featured })}>
          Featured
          {featured && <Icon name="x" size="s" />}
        </ToggleChip>
        {hasCountry && opener('Country', country !== null)}
        {opener(withCount('Speciality', specialities.length), specialities.length > 0)}
        {opener(withCount('Languages', languages.length), languages.length > 0)}
        <ToggleChip
          pressed={rating === '4.5'}
          data-replay=""
          onClick={() => change({ rating: rating === '4.5' ? null : '4.5' })}
        >
          Rating 4.5+
          {rating === '4.5' && <Icon name="x" size="s" />}
        </ToggleChip>
        {count > 0 && (
          <button type="button" className={`link small ${s.clear}`} onClick={() => onApply(NO_FILTERS)}>
            Clear {count}
          </button>
        )}
      </div>
      {hasDialog && (
        <dialog.Part
          filters={filters}
          hasCountry={hasCountry}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onApply={onApply}
          fallback={null}
        />
      )}
    </>
  );
}
