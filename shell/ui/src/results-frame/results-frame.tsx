import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names';
import { FilterPanel, type FilterSet } from '../filter-panel/filter-panel';
import { ResultsHead, type ResultsView } from './results-head';
import * as s from './results-frame.module.css';

export type { ResultsView } from './results-head';

/** The map of the results as the page knows it; `useListWithMap` of `@atoll/map` has one. */
export interface MapSwitch {
  /** On a narrow screen the map is a strip until it is opened. */
  readonly isOpen: boolean;
  /** Open and in sight: the pill then leads to the list. */
  readonly isInSight: boolean;
  readonly openAndShow: () => void;
  readonly close: () => void;
  /** The list comes into sight when the map is closed. */
  readonly list: RefObject<HTMLElement | null>;
}

export type ResultsFrameProps<Filters> = {
  /** 'hotel': leads the ids `hotel-results` of the heading and `hotel-map` of the map. */
  name: string;
  /** What was found: 'Showing 20 of 120 Hotels in Lisbon'. */
  title: string;
  /** What was searched for. On a phone it is read out only: the search above says it in sight. */
  summary: string;
  /** How far the answer has come, while there is something to say of it. */
  progress?: string | null;
  view: ResultsView;
  viewHref: (view: ResultsView) => string;
  onView: (view: ResultsView) => void;
  /** Absent where the results cannot be narrowed. */
  filters?: FilterSet<Filters>;
  /** 'Filter hotels': the name of the filters' column; 'Filters' by default. */
  filtersLabel?: string;
  /** The `SortBar` of the results, while there are some. */
  sort?: ReactNode;
  /** Some of the results are sample content. */
  hasSamples?: boolean;
  map: MapSwitch;
  /** Draws a `MapPane` while the view is the map; `className` puts it into its place. */
  mapPane: (className: string | undefined) => ReactNode;
  /** The next results are on their way. */
  isBusy: boolean;
  /** Neither results nor any on their way: there is no use for the map on a narrow screen. */
  isEmpty: boolean;
  /** Exactly one of loading, error, empty and the list. */
  children: ReactNode;
};

/**
 * A page of results: the heading, the filters left, the list, and in the map view the map beside it. On a phone the
 * filters are a dialog, the map is a strip above the list, and one bar that stays in sight has order, filters and map.
 */
export function ResultsFrame<Filters>(props: ResultsFrameProps<Filters>) {
  const { name, view, onView, filters, isBusy, isEmpty, children } = props;
  const { list, isOpen, isInSight, openAndShow, close } = props.map;
  const hasMap = view === 'map';
  function toggleMap(): void {
    if (isInSight) return close();
    openAndShow();
    if (!hasMap) onView('map');
  }
  return (
    <div
      className={classNames(
        s.frame,
        !filters && s.unfiltered,
        hasMap && s.withMap,
        isOpen && s.openMap,
        isEmpty && s.mapless,
      )}
    >
      <a className="skip" href={`#${listId(name)}`}>
        Skip to the results
      </a>
      <ResultsHead
        className={s.head}
        id={resultsId(name)}
        title={props.title}
        summary={props.summary}
        progress={props.progress}
        view={view}
        viewHref={props.viewHref}
        onView={onView}
        filters={filters}
        sort={props.sort}
        hasSamples={props.hasSamples ?? false}
        isMapOpen={isOpen}
        isMapInSight={isInSight}
        hasMapButton={!isEmpty}
        onToggleMap={toggleMap}
      />
      {hasMap && (
        <a className="skip" href={`#${mapId(name)}`}>
          Skip to the map
        </a>
      )}
      {filters && (
        <FilterPanel
          className={s.filters}
          set={filters}
          besideMap={hasMap}
          label={props.filtersLabel ?? 'Filters'}
        />
      )}
      <section
        ref={list}
        id={listId(name)}
        className={s.list}
        tabIndex={-1}
        aria-labelledby={resultsId(name)}
        aria-busy={isBusy}
      >
        {children}
      </section>
      {hasMap && props.mapPane(s.map)}
    </div>
  );
}

/** Id of the heading, where another page of the list begins. */
export function resultsId(name: string): string {
  return `${name}-results`;
}

function listId(name: string): string {
  return `${name}-list`;
}

/** Id of the map's box, to which the keyboard skips past the list. */
export function mapId(name: string): string {
  return `${name}-map`;
}
