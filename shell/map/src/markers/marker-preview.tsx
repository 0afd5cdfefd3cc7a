import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, IconButton } from '@atoll/ui/button';
import { OverlayBoundary } from '../failure/map-boundary';
import type { MapMarker } from '../map.model';
import * as s from './marker-preview.module.css';

interface MarkerPreviewProps {
  marker: MapMarker;
  /** Opened by the keyboard: the card takes the focus. */
  takesFocus: boolean;
  onOpen: (() => void) | null;
  onClose: () => void;
  onError?: (error: unknown) => void;
  /** What stands in the card; the marker's name and label without it. */
  renderContent?: (marker: MapMarker) => ReactNode;
}

/** The card of one marker over the map. Escape closes it. */
export function MarkerPreview(props: MarkerPreviewProps) {
  const { marker, takesFocus, onOpen, onClose, onError, renderContent } = props;
  const cardRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) cardRef.current?.focus();
  }, [takesFocus, marker.id]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <section
      className={s.card}
      ref={cardRef}
      tabIndex={-1}
      role="dialog"
      aria-label={marker.name}
      onKeyDown={closeOnEscape}
    >
      <OverlayBoundary key={marker.id} onError={onError}>
        <Content marker={marker} render={renderContent} />
        {onOpen && (
          <div className={s.actions}>
            <Button size="small" onClick={onOpen}>
              View Details
            </Button>
          </div>
        )}
      </OverlayBoundary>
      <IconButton className={s.close} icon="x" label="Close preview" size="small" onClick={onClose} />
    </section>
  );
}

/** A component of its own, so that the boundary above catches what the caller's function throws. */
function Content({ marker, render }: { marker: MapMarker; render?: (marker: MapMarker) => ReactNode }) {
  if (render) return render(marker);
  return (
    <div className={s.words}>
      <p className={s.name}>{marker.name}</p>
      {marker.label !== marker.name && <p className={s.label}>{marker.label}</p>}
    </div>
  );
}
