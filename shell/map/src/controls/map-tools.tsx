import type { ReactNode } from 'react';
import { Icon } from '@atoll/ui/icon';
import { Switch } from '@atoll/ui/switch';
import * as s from './map-tools.module.css';

/** A button that shows everything again, and what that is called. */
export interface FitAll {
  readonly label: string;
  readonly onPress: () => void;
}

interface MapToolsProps {
  is3dOn: boolean;
  /** Why the map is flat although 3D is on; null when it is not. */
  flatNote: string | null;
  /** Where the buildings are, while the map shows none that it knows of; null when there is nothing to say. */
  housesNote: string | null;
  /** What could not be loaded; null when all was. */
  streetsNote: string | null;
  on3dChange: (isOn: boolean) => void;
  /** Null when there are no more markers than the cap. */
  cap: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null;
  onZoom: (levels: 1 | -1) => void;
  /** Shows everything that is on the map; null where there is nothing. */
  fitAll: FitAll | null;
  /** What is to be done with the place that the map shows. */
  children?: ReactNode;
}

/** The map's switches and buttons. On a small map the switches share a row, so that the middle stays free. */
export function MapTools(props: MapToolsProps) {
  const { is3dOn, flatNote, housesNote, streetsNote, on3dChange, cap, onZoom, fitAll, children } = props;
  return (
    <div className={s.tools}>
      {children}
      <div className={s.switches}>
        <div className={s.tool}>
          <Switch label="3D buildings" checked={is3dOn} onChange={on3dChange} />
        </div>
        {cap && (
          <div className={s.tool}>
            <Switch label="First 20 only" checked={cap.isOn} onChange={cap.onChange} />
          </div>
        )}
      </div>
      <p className={s.note} role="status">
        {flatNote && <span>{flatNote} </span>}
        {streetsNote && <span>{streetsNote} </span>}
        {housesNote && <span>{housesNote}</span>}
      </p>
      <ZoomButtons onZoom={onZoom} fitAll={fitAll} />
    </div>
  );
}

/** The tools of a map that has nothing to switch. */
export function ZoomTools({ onZoom, fitAll, streetsNote }: ZoomProps & Pick<MapToolsProps, 'streetsNote'>) {
  return (
    <div className={s.tools}>
      <p className={s.note} role="status">
        {streetsNote}
      </p>
      <ZoomButtons onZoom={onZoom} fitAll={fitAll} />
    </div>
  );
}

type ZoomProps = Pick<MapToolsProps, 'onZoom' | 'fitAll'>;

function ZoomButtons({ onZoom, fitAll }: ZoomProps) {
  return (
    <div className={s.zoom}>
      <button type="button" className={s.step} aria-label="Zoom in" onClick={() => onZoom(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" className={s.step} aria-label="Zoom out" onClick={() => onZoom(-1)}>
        <Icon name="minus" />
      </button>
      {fitAll && (
        <button
          type="button"
          className={s.step}
          aria-label={fitAll.label}
          title={fitAll.label}
          onClick={fitAll.onPress}
        >
          <Icon name="arrows-maximize" />
        </button>
      )}
    </div>
  );
}

/** Appears after a person has moved the map. */
export function SearchAreaButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={`${s.tool} ${s.search}`} onClick={onPress}>
      <Icon name="refresh" size="s" />
      Search this area
    </button>
  );
}
