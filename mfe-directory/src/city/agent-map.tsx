import type { AgentCard } from '@atoll/contracts/agent';
import type { City } from '@atoll/contracts/destination';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import type { ListWithMap } from '@atoll/map/list-with-map';
import { ResultsMap, type ResultOnMap } from '@atoll/map/results-map';
import { readSettings, reportClientError } from '@atoll/platform';
import { initialsOf } from '@atoll/ui/avatar';
import { Rating } from '@atoll/ui/rating';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AgentList } from '../shared/agents/use-agent-list';

/** A whole city is in sight at first. */
const ZOOM = 12;

interface AgentMapProps {
  className: string | undefined;
  city: City;
  list: AgentList;
  map: ListWithMap;
}

const NOBODY: readonly AgentCard[] = [];

function reportMapError(error: unknown): void {
  reportClientError(error, { source: 'mfe-directory/map' });
}

function agentOnMap({ id, name, agency, lat, lng, rating }: AgentCard): ResultOnMap {
  return {
    id,
    name,
    position: { latitude: lat, longitude: lng },
    label: initialsOf(name),
    text: agency,
    facts: rating !== null && <Rating value={rating} />,
  };
}

/** The agents of the list on a map; their markers have the initials of their cards. */
export function AgentMap({ className, city, list, map }: AgentMapProps) {
  const navigate = useNavigate();
  const agents = list.state === 'results' ? list.answer.data : NOBODY;
  const onMap = useMemo(() => agents.map(agentOnMap), [agents]);
  const place = useMemo(
    () => ({ name: city.name, latitude: city.lat, longitude: city.lng }),
    [city.name, city.lat, city.lng],
  );
  return (
    <ResultsMap
      name="agent"
      className={className}
      map={map}
      place={place}
      label={`Map of travel agents in ${city.name}`}
      zoom={ZOOM}
      results={onMap}
      isEmpty={list.state !== 'loading' && agents.length === 0}
      onOpen={(id) => {
        const agent = agents.find((one) => one.id === id);
        if (agent) void navigate(agentHref(agent));
      }}
      basemap={readSettings().basemap}
      onError={reportMapError}
    />
  );
}
