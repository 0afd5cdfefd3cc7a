import { MapFrame } from '../failure/map-frame';
import { ClusterMapView, type ClusterMapProps } from './cluster-map-view';

export type { ClusterMapProps } from './cluster-map-view';

/**
 * A map of what a server has put together as clusters: it fills its container, which gives it a height. Whatever fails
 * stays inside its box, in the specification's words (MAP-05 to MAP-08).
 */
export function ClusterMap(props: ClusterMapProps) {
  return (
    <MapFrame onError={props.onError}>
      {(onCannotDraw) => <ClusterMapView {...props} onCannotDraw={onCannotDraw} />}
    </MapFrame>
  );
}
