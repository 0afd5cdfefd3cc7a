import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../dialog/dialog';
import * as s from './filter-panel.module.css';

/** The filters of a page of results, the same for its column and its dialog. */
export interface FilterSet<Filters> {
  readonly filters: Filters;
  /** With nothing narrowed. */
  readonly cleared: Filters;
  /** How many of them narrow the results now: the n of 'Filters (n)' and 'Clear n'. */
  readonly count: number;
  /** The fields, over the filters that they show and a function that changes some of them. */
  readonly fields: (filters: Filters, change: (change: Partial<Filters>) => void) => ReactNode;
  /** Filters that somebody has chosen. */
  readonly onApply: (filters: Filters) => void;
  /** 'Clear n' was pressed in the column. */
  readonly onClear: () => void;
}

type FilterProps<Filters> = {
  set: FilterSet<Filters>;
  /** The map takes the room of the column on narrower screens. */
  besideMap: boolean;
};

/** Changes some of the filters at once. A second change may come before the first one was drawn, and must keep it. */
function useChangeAtOnce<Filters>({ filters, onApply }: FilterSet<Filters>) {
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  return (change: Partial<Filters>) => {
    latest.current = { ...latest.current, ...change };
    onApply(latest.current);
  };
}

/** The column left of the results: every change applies at once. `label` says what is filtered: 'Filter hotels'. */
export function FilterPanel<Filters>({
  set,
  besideMap,
  label,
  className,
}: FilterProps<Filters> & { label: string; className?: string }) {
  const { filters, count, fields, onClear } = set;
  const changeAtOnce = useChangeAtOnce(set);
  return (
    <aside
      className={classNames(s.panel, besideMap && s.besideMap, className)}
      aria-label={label}
      data-needs-script=""
    >
      <div className={s.sticky}>
        <div className={s.head}>
          <h2 className="title">Filters</h2>
          {count > 0 && (
            <button type="button" className="link small" onClick={onClear}>
              Clear {count}
            </button>
          )}
        </div>
        {fields(filters, changeAtOnce)}
      </div>
    </aside>
  );
}

/** 'Filters (n)' where there is no room for the column: opens a dialog that applies on request. */
export function FilterButton<Filters>({ set, besideMap }: FilterProps<Filters>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="adjustments-horizontal"
        className={classNames(s.button, besideMap && s.besideMap)}
        onClick={() => setOpen(true)}
      >
        Filters ({set.count})
      </Button>
      <FilterDialog set={set} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export type FilterDialogProps<Filters> = {
  set: FilterSet<Filters>;
  isOpen: boolean;
  onClose: () => void;
};

/** The filters over the page: they apply on request. */
export function FilterDialog<Filters>({ set, isOpen, onClose }: FilterDialogProps<Filters>) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={id} kind="modal" size="s">
      <FilterDraft set={set} onDone={onClose} />
    </Dialog>
  );
}

/** Leads to the numbers of which a field says that they make no sense. False where all fields are sound. */
function showProblem(fields: HTMLElement | null): boolean {
  const problem = fields?.querySelector('[role="alert"]');
  problem?.closest('fieldset')?.querySelector<HTMLElement>('input[type="text"]')?.focus();
  return Boolean(problem);
}

/** What is being chosen in the dialog, until it is applied. What makes no sense is mended or cleared first. */
function FilterDraft<Filters>({ set, onDone }: { set: FilterSet<Filters>; onDone: () => void }) {
  const { filters, cleared, fields, onApply } = set;
  const [draft, setDraft] = useState(filters);
  const [timesCleared, setTimesCleared] = useState(0);
  const shown = useRef<HTMLDivElement>(null);
  return (
    <>
      <DialogHead title="Filters" />
      <DialogBody>
        <div className={s.fields} ref={shown} key={timesCleared}>
          {fields(draft, (change) => setDraft({ ...draft, ...change }))}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button
          variant="text"
          onClick={() => {
            setDraft(cleared);
            // The fields begin anew, because numbers that make no sense are theirs alone.
            setTimesCleared(timesCleared + 1);
          }}
        >
          Clear all
        </Button>
        <Button
          className={s.apply}
          onClick={() => {
            if (showProblem(shown.current)) return;
            onDone();
            onApply(draft);
          }}
        >
          Apply Filters
        </Button>
      </DialogFoot>
    </>
  );
}
