import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import type { AgentCluster } from '@atoll/contracts/agent';
import { hotelsHref } from '../shared/addresses';

/** So near that the largest cluster is a place and not a continent. */
const PLACE_FROM_ZOOM = 8;

interface HotelsHereProps {
  /** The largest first. */
  clusters: readonly AgentCluster[] | null;
  zoom: number;
}

/** The search for hotels around the place in sight: no map has all of them. */
export function HotelsHere({ clusters, zoom }: HotelsHereProps) {
  const [first] = clusters ?? [];
  const city = zoom >= PLACE_FROM_ZOOM && first ? (first.city ?? first.around) : null;
  return (
    <p className="small muted">
      Atoll keeps no list of all hotels, but searches around a place.{' '}
      {city && first ? (
        <a
          className="link"
          href={hotelsHref({
            name: city.name,
            country: city.country,
            latitude: first.lat,
            longitude: first.lng,
          })}
        >
          Hotels in {city.name}
        </a>
      ) : (
        <a className="link" href={hotelsPage.pattern}>
          Find hotels
        </a>
      )}
    </p>
  );
}
