import { ErrorState } from '@atoll/ui/page-state';
import * as s from './map-failure.module.css';

/** The deployment's street map cannot be read: the map is as it comes with the site. */
export const NO_STREETS_LOADED = 'The street map did not load, so this one is simplified.';

/** The browser cannot draw maps (MAP-06). */
export function MapInitError() {
  return (
    <div className={s.card}>
      <ErrorState
        icon="map-off"
        headingLevel={3}
        title="Map not available"
        text="Failed to initialize map. Please check your browser compatibility."
      />
    </div>
  );
}

/** The basemap did not load (MAP-05). The markers stay usable behind it once the map was painted. */
export function MapDataError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={s.notice}>
      <ErrorState
        headingLevel={3}
        title="Map not loaded"
        text="Error loading map. Please check your connection and try again."
        onRetry={onRetry}
      />
    </div>
  );
}
