// By the package's own name, so that federation finds the shell's copy.
import { loadPriceMap } from '@atoll/map/load-price-map';
import { LazyMap, type Lazy } from './lazy-map';
import type { PriceMapProps } from './price-map';

/**
 * The price map. On wide screens it is loaded when its box is in sight and the browser has nothing else to do; on
 * narrow ones when it is tapped or wanted.
 */
export function LazyPriceMap({ placeholder, isWanted, onWanted, ...map }: Lazy<PriceMapProps>) {
  return (
    <LazyMap
      load={loadPriceMap}
      placeholder={placeholder}
      isWanted={isWanted}
      onWanted={onWanted}
      map={map}
    />
  );
}
