import type { City } from '@atoll/contracts/destination';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import { cityHref } from '../shared/addresses';
import { useGetCityQuery } from '../shared/agents/agents.api';
import { answerOf } from '../shared/answer';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { Redirect } from '../shared/redirect';
import { citySlugOf } from './city-address';
import { CityAgents } from './city-agents';

const TITLE = 'Travel agents in a city';

/** /travel-agents/{city}: the agents of one city (DIR-02). */
export function CityPage() {
  const { pathname, search } = useLocation();
  const slug = citySlugOf(pathname);
  const query = useGetCityQuery(slug ?? skipToken);
  if (slug === null) return <NoCity />;
  const answer = answerOf<City>(query);
  if (answer.state === 'missing') return <NoCity />;
  if (answer.state === 'error') return <PageError title={TITLE} onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title={TITLE} label="Loading the city" />;
  const city = answer.value;
  const href = cityHref(city.slug);
  if (pathname !== href) return <Redirect to={href + search} />;
  // Another city begins anew: nothing of the list before stays in sight.
  return <CityAgents key={city.slug} city={city} />;
}

function NoCity() {
  return <NotFound text="We know no city with this address. Search for it, or choose a country first." />;
}
