import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
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

/** What Escape closes or clears while the focus is in it. */
const OWN_ESCAPE = 'dialog, [popover], [role="dialog"], [aria-expanded="true"]';

/** Whether an Escape is meant for something else than the card: a layer of its own, or a dialog over the page. */
function isForOther({ target }: Event, card: Element | null): boolean {
  const layer = target instanceof Element ? target.closest(OWN_ESCAPE) : null;
  const layers = [layer, ...document.querySelectorAll('dialog[open]')];
  return layers.some((each) => each !== null && !each.contains(card));
}

/** The card of one marker over the map. Escape closes it, wherever the focus is: on its marker after a tap. */
export function MarkerPreview(props: MarkerPreviewProps) {
  const { marker, takesFocus, onOpen, onClose, onError, renderContent } = props;
  const cardRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) cardRef.current?.focus();
  }, [takesFocus, marker.id]);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || isForOther(event, cardRef.current)) return;
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    // Before anything else hears it: one Escape closes one thing.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);

  return (
    <section className={s.card} ref={cardRef} tabIndex={-1} role="dialog" aria-label={marker.name}>
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
