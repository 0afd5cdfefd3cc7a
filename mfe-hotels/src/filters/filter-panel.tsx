import { Button } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { useId, useState } from 'react';
import { countActiveFilters, DEFAULT_FILTERS, usableFilters, type HotelFilters } from './filters';
import { FilterFields, type FilteredStay } from './filter-fields';
import * as s from './filter-panel.module.css';

interface FilterProps {
  filters: HotelFilters;
  stay: FilteredStay;
  /** The map takes the room of the column on narrower screens. */
  besideMap: boolean;
  onApply: (filters: HotelFilters) => void;
}

/** The panel's own default: best rate only is on there, and counts once anything was applied (HSE-51, C23). */
function applied(filters: HotelFilters, change: Partial<HotelFilters>): HotelFilters {
  const next = { ...filters, ...change };
  return { ...next, bestRateOnly: next.bestRateOnly ?? true };
}

/** The n of 'Filters (n)'. */
function countOfActive({ filters, stay }: Pick<FilterProps, 'filters' | 'stay'>): number {
  return countActiveFilters(usableFilters(filters, stay.checkIn !== null));
}

/** The column left of the results: every change applies at once. */
export function FilterPanel({
  className,
  filters,
  stay,
  besideMap,
  onApply,
}: FilterProps & { className: string | undefined }) {
  const count = countOfActive({ filters, stay });
  return (
    <aside
      className={classNames(s.panel, besideMap && s.besideMap, className)}
      aria-label="Filter hotels"
      data-needs-script=""
    >
      <div className={s.sticky}>
        <div className={s.head}>
          <h2 className="title">Filters</h2>
          {count > 0 && (
            <button type="button" className="link small" onClick={() => onApply(DEFAULT_FILTERS)}>
              Clear {count}
            </button>
          )}
        </div>
        <FilterFields
          filters={filters}
          stay={stay}
          onChange={(change) => onApply(applied(filters, change))}
        />
      </div>
    </aside>
  );
}

/** 'Filters (n)' where there is no room for the column: opens a dialog that applies on request (HSE-34). */
export function FilterButton({ filters, stay, besideMap, onApply }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="adjustments-horizontal"
        className={classNames(s.button, besideMap && s.besideMap)}
        data-replay=""
        onClick={() => setOpen(true)}
      >
        Filters ({countOfActive({ filters, stay })})
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} labelledBy={id} kind="modal" size="s">
        <FilterDraft
          filters={filters}
          stay={stay}
          onApply={(next) => {
            setOpen(false);
            onApply(next);
          }}
        />
      </Dialog>
    </>
  );
}

function FilterDraft({ filters, stay, onApply }: Omit<FilterProps, 'besideMap'>) {
  const [draft, setDraft] = useState(filters);
  return (
    <>
      <DialogHead title="Filters" />
      <DialogBody>
        <div className={s.fields}>
          <FilterFields
            filters={draft}
            stay={stay}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="text" onClick={() => setDraft(DEFAULT_FILTERS)}>
          Clear all
        </Button>
        <Button className={s.apply} onClick={() => onApply(applied(draft, {}))}>
          Apply Filters
        </Button>
      </DialogFoot>
    </>
  );
}
