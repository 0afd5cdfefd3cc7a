import { useState } from 'react';
import { MapBoundary } from './failure/map-boundary';
import { MapInitError } from './failure/map-notices';
import { MapView, type MapViewProps } from './price-map/map-view';

export type PriceMapProps = MapViewProps;

/**
 * The map of priced hotels: it fills its container, which gives it a height. Whatever fails stays inside its box, in
 * the specification's words (MAP-05 to MAP-08).
 */
export function PriceMap(props: PriceMapProps) {
  const [cannotDraw, setCannotDraw] = useState(false);
  if (cannotDraw) return <MapInitError />;
  return (
    <MapBoundary onError={props.onError}>
      <MapView
        {...props}
        onCannotDraw={(error) => {
          props.onError?.(error);
          setCannotDraw(true);
        }}
      />
    </MapBoundary>
  );
}
