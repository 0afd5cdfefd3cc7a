import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { classNames } from '@atoll/ui/class-names';
import type { MapStage } from '../engine/map-stage';
import type { MapMarker } from '../map.model';
import { Icon } from '@atoll/ui/icon';
import { inReadingOrder } from '../view-rules';
import { MarkerPlacer } from './marker-placer';
import * as s from './marker-layer.module.css';

export interface MarkerLayerHandle {
  /** Follows a frame of the map. */
  readonly follow: () => void;
  /** Decides labels and dots anew, after a movement. */
  readonly arrange: () => void;
  /** Gives the focus to a marker. */
  readonly focus: (id: string) => void;
}

interface MarkerLayerProps {
  stage: MapStage | null;
  label: string;
  /** In order of rank: where two labels meet, the first stays. */
  markers: readonly MapMarker[];
  selectedId: string | null;
  hoveredId: string | null;
  onPress: (marker: MapMarker, event: MouseEvent<HTMLButtonElement>) => void;
  onHover: (id: string | null) => void;
  /** Receives the handle once the layer can be placed, and null when it leaves. */
  handleRef: { current: MarkerLayerHandle | null };
}

/** What the map shows as buttons over it, in the order in which the map is read. */
export function MarkerLayer(props: MarkerLayerProps) {
  const { stage, label, markers, selectedId, hoveredId, onPress, onHover, handleRef } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const placerRef = useRef<MarkerPlacer | null>(null);
  const ordered = useMemo(() => inReadingOrder(markers), [markers]);

  useEffect(() => {
    if (!listRef.current || !stage) return;
    placerRef.current = new MarkerPlacer(listRef.current, () => stage.engine);
    return () => {
      placerRef.current = null;
    };
  }, [stage]);

  useEffect(() => {
    const arrange = () =>
      placerRef.current?.arrange(
        markers,
        [hoveredId, selectedId].filter((id) => id !== null),
      );
    handleRef.current = {
      arrange,
      follow: () => placerRef.current?.follow(),
      focus: (id) => buttonOf(listRef.current, id)?.focus(),
    };
    arrange();
    return () => {
      handleRef.current = null;
    };
  }, [stage, markers, selectedId, hoveredId, handleRef]);

  return (
    <div className={s.window}>
      <ul className={s.markers} ref={listRef} aria-label={label}>
        {ordered.map((marker) => (
          <li
            key={marker.id}
            className={s.place}
            data-marker={marker.id}
            data-front={marker.id === selectedId || marker.id === hoveredId ? '' : undefined}
          >
            <button
              type="button"
              value={marker.id}
              className={classNames(
                s.marker,
                marker.className,
                marker.ring && s.ring,
                marker.ring && s[marker.ring],
                marker.state === 'seen' && s.seen,
                marker.id === hoveredId && s.hovered,
              )}
              aria-pressed={marker.ring ? undefined : marker.id === selectedId}
              aria-label={nameOf(marker)}
              onClick={(event) => onPress(marker, event)}
              onPointerEnter={() => onHover(marker.id)}
              onPointerLeave={() => onHover(null)}
              onFocus={() => onHover(marker.id)}
              onBlur={() => onHover(null)}
            >
              {marker.ring && <Reef />}
              {marker.icon && <Icon name={marker.icon} size="s" />}
              <span className={s.text}>{marker.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of a cluster says how many already. */
function nameOf({ name, label, ring }: MapMarker): string {
  return ring || label === name ? name : `${name}, ${label}`;
}

/** The atoll ring, in which the number of what stands there is the lagoon (LOOK, principle 6). */
function Reef() {
  return (
    <svg className={s.reef} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={s.lagoon} cx="32" cy="32" r="24" />
      <circle
        className={s.coral}
        cx="32"
        cy="32"
        r="27"
        strokeDasharray="72 13 34 13 8 29.6"
        transform="rotate(208 32 32)"
      />
    </svg>
  );
}

function buttonOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll('button') ?? [])].find((button) => button.value === id);
}
