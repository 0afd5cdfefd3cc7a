import { Button } from '../button/button';
import type { ReactNode } from 'react';
import { SampleMark } from '../chip/chip';
import { classNames } from '../class-names';
import { FilterButton, type FilterSet } from '../filter-panel/filter-panel';
import { plainClick } from '../plain-click/plain-click';
import { Segmented } from '../segmented/segmented';
import * as s from './results-head.module.css';

export type ResultsView = 'grid' | 'list' | 'map';

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: 'layout-grid' },
  { value: 'list', label: 'List view', icon: 'list' },
  { value: 'map', label: 'Map view', icon: 'map-2' },
] as const satisfies readonly { value: ResultsView; label: string; icon: string }[];

interface ResultsHeadProps<Filters> {
  className: string | undefined;
  id: string;
  title: string;
  summary: string;
  progress: string | null | undefined;
  view: ResultsView;
  viewHref: (view: ResultsView) => string;
  onView: (view: ResultsView) => void;
  filters: FilterSet<Filters> | undefined;
  sort: ReactNode;
  hasSamples: boolean;
  isMapOpen: boolean;
  isMapInSight: boolean;
  hasMapButton: boolean;
  /** Leads to the map, or from it to the list. */
  onToggleMap: () => void;
}

/** What was found for what, its order, the three views, and on a narrow screen the ways to filters and map. */
export function ResultsHead<Filters>(props: ResultsHeadProps<Filters>) {
  const { className, id, title, progress, view, onView, filters, isMapInSight, hasMapButton } = props;
  const hasMap = view === 'map';
  return (
    <div className={classNames(s.head, className)}>
      <div className={s.words}>
        <h1 className="display h3" id={id} aria-live="polite">
          {title}
        </h1>
        <p className={classNames('small muted', s.summary)}>{props.summary}</p>
        {progress && <p className="small muted">{progress}</p>}
        {hasMap && (
          <a
            className={classNames('link small', s.asGrid, !props.isMapOpen && s.besideList)}
            href={props.viewHref('grid')}
            onClick={plainClick(() => onView('grid'))}
          >
            Show as Grid
          </a>
        )}
      </div>
      <div className={s.bar}>
        {props.sort && <div className={s.sort}>{props.sort}</div>}
        {props.hasSamples && <SampleMark className={s.sample} />}
        <div className={classNames(s.actions, hasMap && s.besideMap)}>
          {filters && <FilterButton set={filters} besideMap={hasMap} />}
          <Button
            variant="text"
            icon={isMapInSight ? 'list' : 'map-2'}
            size="small"
            className={classNames(s.mapButton, !hasMapButton && s.useless)}
            onClick={props.onToggleMap}
          >
            {isMapInSight ? 'List' : 'Map'}
          </Button>
        </div>
        <Segmented
          label="View"
          className={s.views}
          options={VIEWS}
          value={view}
          onChange={onView}
          iconsOnly
        />
      </div>
    </div>
  );
}
