import type { City } from '@atoll/contracts/destination';
import { cityAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { useState } from 'react';
import { AgentsHead } from './agents-head';
import { CityHero } from './city-hero';
import { CityHouses } from './city-houses';
import { CityList } from './city-list';
import { cityTitle } from './city-text';
import { CityGuide } from './guide/city-guide';
import { Nearby } from './nearby';
import { isWholeList } from './whole-list';

/** A city: its guide or what is known of it, and its agents. */
export function CityAgents({ city }: { city: City }) {
  const { state, push } = usePageUrl(cityAgentsPage);
  // Whoever came for a narrowed list gets it first; once the guide is there, it stays where it is.
  const isWhole = isWholeList(state);
  const [wasWhole, setWhole] = useState(isWhole);
  if (isWhole && !wasWhole) setWhole(true);
  const guide = wasWhole ? city.guide : null;
  const hasList = guide === null || city.agentCount > 0;
  const search = (text: string) => push({ q: text || null, page: 1 });
  usePageTitle(cityTitle(city, state.page));
  useSavedOnDevice();
  return (
    <>
      {guide ? (
        <>
          <CityGuide city={city} guide={guide} />
          <AgentsHead city={city} q={state.q} onSearch={search} />
        </>
      ) : (
        <CityHero city={city} q={state.q} onSearch={search} />
      )}
      {hasList && <CityList city={city} isBelowGuide={guide !== null} />}
      <CityHouses city={city} />
      <Nearby city={city} />
    </>
  );
}
