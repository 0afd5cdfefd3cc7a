import { useState, type ReactNode } from 'react';
import { MapBoundary } from './map-boundary';
import { MapInitError } from './map-notices';

interface MapFrameProps {
  /** Told of everything that failed, for the site's error log. */
  onError?: (error: unknown) => void;
  /** The map, which says when the browser cannot draw it at all. */
  children: (onCannotDraw: (error: unknown) => void) => ReactNode;
}

/** Keeps whatever fails of a map inside its box (MAP-06, MAP-07). */
export function MapFrame({ onError, children }: MapFrameProps) {
  const [cannotDraw, setCannotDraw] = useState(false);
  if (cannotDraw) return <MapInitError />;
  return (
    <MapBoundary onError={onError}>
      {children((error) => {
        onError?.(error);
        setCannotDraw(true);
      })}
    </MapBoundary>
  );
}
