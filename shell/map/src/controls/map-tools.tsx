import { Icon } from '@atoll/ui/icon';
import { Switch } from '@atoll/ui/switch';
import * as s from './map-tools.module.css';

interface MapToolsProps {
  is3dOn: boolean;
  /** Why the map is flat although 3D is on; null when it is not. */
  flatNote: string | null;
  on3dChange: (isOn: boolean) => void;
  /** Null when there are no more markers than the cap. */
  cap: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null;
  onZoom: (levels: 1 | -1) => void;
}

/** The map's switches and zoom buttons. */
export function MapTools({ is3dOn, flatNote, on3dChange, cap, onZoom }: MapToolsProps) {
  return (
    <div className={s.tools}>
      <div className={s.tool}>
        <Switch label="3D buildings" checked={is3dOn} onChange={on3dChange} />
      </div>
      <p className={s.note} role="status">
        {flatNote}
      </p>
      {cap && (
        <div className={s.tool}>
          <Switch label="First 20 only" checked={cap.isOn} onChange={cap.onChange} />
        </div>
      )}
      <div className={s.zoom}>
        <button type="button" className={s.step} aria-label="Zoom in" onClick={() => onZoom(1)}>
          <Icon name="plus" />
        </button>
        <button type="button" className={s.step} aria-label="Zoom out" onClick={() => onZoom(-1)}>
          <Icon name="minus" />
        </button>
      </div>
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
