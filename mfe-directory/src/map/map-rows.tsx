import type { AgentCluster } from '@atoll/contracts/agent';
import type { DestinationOnMap } from '@atoll/contracts/destination';
import { Button } from '@atoll/ui/button';
import { cityHref, countryHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import * as s from './map-rows.module.css';

interface ClusterRowProps {
  cluster: AgentCluster;
  /** What the cluster is called among all in sight. */
  place: string;
  onOpen: () => void;
}

/** A cluster in the list: what it stands for, its city's page where it is of one, and the way into it. */
export function ClusterRow({ cluster, place, onOpen }: ClusterRowProps) {
  const { city, count } = cluster;
  return (
    <article className={s.row}>
      <h3 className={s.name}>{city ? <a href={cityHref(city.slug)}>{place}</a> : place}</h3>
      <p className="small muted">{countText(count, 'agent')}</p>
      <Zoom place={place} onOpen={onOpen} />
    </article>
  );
}

/** A country in the list. */
export function CountryRow({ country, onOpen }: { country: DestinationOnMap; onOpen: () => void }) {
  return (
    <article className={s.row}>
      <h3 className={s.name}>
        <a href={countryHref(country.clean_country)}>{country.country}</a>
      </h3>
      <p className="small muted">{countText(country.agentCount)}</p>
      <Zoom place={country.country} onOpen={onOpen} />
    </article>
  );
}

function Zoom({ place, onOpen }: { place: string; onOpen: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon="plus"
      className={s.zoom}
      aria-label={`Zoom in: ${place}`}
      data-needs-script=""
      onClick={onOpen}
    >
      Zoom in
    </Button>
  );
}
