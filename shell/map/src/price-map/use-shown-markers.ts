import { useCallback, useMemo, useState } from 'react';
import type { MapMarker } from '../map.model';
import { capped, MARKER_CAP } from '../view-rules';

/** Where the page itself decides whether all markers are shown. */
export interface MarkerCap {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Which markers are shown (MAP-11), which one is pointed at, and whose preview card is open. */
export function useShownMarkers(
  markers: readonly MapMarker[],
  capOfPage: MarkerCap | undefined,
  onHover: ((id: string | null) => void) | undefined,
) {
  const [isOwnCapOn, setOwnCap] = useState(true);
  const ownCap = markers.length > MARKER_CAP ? { isOn: isOwnCapOn, onChange: setOwnCap } : null;
  const cap: MarkerCap | null = capOfPage ?? ownCap;
  const isCapped = cap?.isOn ?? true;
  const shown = useMemo(() => capped(markers, isCapped), [markers, isCapped]);

  const [hoveredId, setHovered] = useState<string | null>(null);
  const hover = useCallback(
    (id: string | null) => {
      setHovered(id);
      onHover?.(id);
    },
    [onHover],
  );

  const [preview, setPreview] = useState<{ readonly id: string; readonly takesFocus: boolean } | null>(null);
  const marker = shown.find(({ id }) => id === preview?.id);
  return {
    cap,
    shown,
    hoveredId,
    hover,
    /** Null while no card is open, and where its marker is not shown. */
    preview: preview && marker ? { marker, takesFocus: preview.takesFocus } : null,
    setPreview,
  };
}
