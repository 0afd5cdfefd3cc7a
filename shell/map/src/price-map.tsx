import { MapFrame } from './failure/map-frame';
import { MapView, type MapViewProps } from './price-map/map-view';

export type PriceMapProps = MapViewProps;

/**
 * The map of priced hotels: it fills its container, which gives it a height. Whatever fails stays inside its box, in
 * the specification's words (MAP-05 to MAP-08).
 */
export function PriceMap(props: PriceMapProps) {
  return (
    <MapFrame onError={props.onError}>
      {(onCannotDraw) => <MapView {...props} onCannotDraw={onCannotDraw} />}
    </MapFrame>
  );
}
