// By the package's own name, so that federation finds the shell's copy.
import { loadClusterMap } from '@atoll/map/load-cluster-map';
import { LazyMap, type Lazy } from '../lazy-map';
import type { ClusterMapProps } from './cluster-map-view';

/** The cluster map, loaded as soon as `isWanted` says so. */
export function LazyClusterMap({ placeholder, isWanted, onWanted, ...map }: Lazy<ClusterMapProps>) {
  return (
    <LazyMap
      load={loadClusterMap}
      placeholder={placeholder}
      isWanted={isWanted}
      onWanted={onWanted}
      map={map}
    />
  );
}
