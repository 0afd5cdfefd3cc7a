import type { AgentCard } from '@atoll/contracts/agent';
import type { DestinationCard } from '@atoll/contracts/destination';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { Rating } from '@atoll/ui/rating';
import { countryHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import * as s from './map-card.module.css';

/** What the map says of one agent (MAP-02). */
export function AgentOnMap({ agent }: { agent: AgentCard }) {
  const { name, agency, city, country, rating, sample } = agent;
  return (
    <div className={s.card}>
      <p className={s.name}>{name}</p>
      <p className="small muted">
        {agency}, {city}, {country}
      </p>
      {rating !== null && (
        <p>
          <Rating value={rating} /> {sample && <SampleMark />}
        </p>
      )}
      <Button size="small" className={s.open} href={agentHref(agent)}>
        View profile
      </Button>
    </div>
  );
}

/** What the map says of one country. */
export function CountryOnMap({ country }: { country: DestinationCard }) {
  return (
    <div className={s.card}>
      <p className={s.name}>{country.country}</p>
      <p className="small muted">
        {country.region}, {countText(country.agentCount)}
      </p>
      <Button size="small" className={s.open} href={countryHref(country.clean_country)}>
        View destination
      </Button>
    </div>
  );
}
