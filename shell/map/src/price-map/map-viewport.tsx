import type { KeyboardEvent, RefObject } from 'react';
import * as s from './map-view.module.css';

interface MapViewportProps {
  /** The map's accessible name. */
  label: string;
  /** Boxes of the two engines, of which one is in sight. */
  flatRef: RefObject<HTMLDivElement | null>;
  tiltedRef: RefObject<HTMLDivElement | null>;
  isTilted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  /** A person moves the map: for a map that follows something else until then. */
  onByHand?: () => void;
}

/** What can be moved by hand, wheel and keys: the flat map or the tilted one. */
export function MapViewport(props: MapViewportProps) {
  const { label, flatRef, tiltedRef, isTilted, onKeyDown, onByHand } = props;
  return (
    <div
      className={s.viewport}
      role="application"
      aria-roledescription="map"
      aria-label={`${label}. Arrow keys move it, plus and minus zoom.`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onWheel={onByHand}
      onDoubleClick={onByHand}
      onPointerMove={({ buttons }) => buttons > 0 && onByHand?.()}
    >
      <div className={s.flat} ref={flatRef} data-hidden={isTilted ? '' : undefined} />
      <div className={s.tilted} ref={tiltedRef} data-hidden={isTilted ? undefined : ''} />
    </div>
  );
}
