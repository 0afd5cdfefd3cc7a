import type { CityPage } from '@atoll/contracts/destination';
import { titled } from '@atoll/contracts/page-titles';
import { usePageTitle } from '@atoll/platform/page-title';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { Button } from '@atoll/ui/button';
import { CardList } from '@atoll/ui/card-list';
import { SampleMark } from '@atoll/ui/chip';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import { cityHref, contentHref } from '../shared/addresses';
import { AgentCard } from '../shared/agents/agent-card';
import { useGetCityPageQuery } from '../shared/agents/agents.api';
import { answerOf } from '../shared/answer';
import { Crumbs } from '../shared/crumbs';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { Redirect } from '../shared/redirect';
import { crumbsInCity } from '../shared/crumbs-above';
import { contentAddressOf } from './content-address';
import * as s from './content-page.module.css';

const TITLE = 'City guide';

/** /travel-agents/{city}/guide|top|best/{slug} (DIR-03). */
export function ContentPage() {
  const { pathname, search } = useLocation();
  const address = contentAddressOf(pathname);
  const query = useGetCityPageQuery(address ?? skipToken);
  if (address === null) return <NoContent />;
  const answer = answerOf<CityPage>(query);
  if (answer.state === 'missing') return <NoContent />;
  if (answer.state === 'error') return <PageError title={TITLE} onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title={TITLE} label="Loading the page" />;
  const href = contentHref(answer.value.city.slug, answer.value);
  if (pathname !== href) return <Redirect to={href + search} />;
  return <Content page={answer.value} />;
}

function NoContent() {
  return <NotFound text="We couldn't find this page. The city may have others." />;
}

function Content({ page }: { page: CityPage }) {
  const { title, city, intro, sections, note, links, agents, sample } = page;
  usePageTitle(titled(title));
  useSavedOnDevice();
  return (
    <article className={`wrap ${s.page}`}>
      <header className={s.head}>
        <Crumbs way={crumbsInCity(city)} here={title} />
        <h1 className="display h1">{title}</h1>
        <p className={`lede ${s.lede}`}>{intro}</p>
        {sample && <SampleMark />}
      </header>
      {sections.map((section) => (
        <section key={section.title} className={s.section}>
          <h2 className="display h3">{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
      {note && <p className="small muted">{note}</p>}
      {links.length > 0 && (
        <ul className={s.links}>
          {links.map(({ title: name, href }) => (
            <li key={href}>
              <a className="link" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {agents.length > 0 && (
        <section className={s.agents} aria-labelledby="content-agents">
          <h2 className="display h3" id="content-agents">
            Agents in {city.city}
          </h2>
          <CardList layout="list" items={agents} idOf={({ id }) => id}>
            {(agent) => <AgentCard agent={agent} />}
          </CardList>
        </section>
      )}
      <p>
        <Button variant="quiet" href={cityHref(city.slug)}>
          All travel agents in {city.city}
        </Button>
      </p>
    </article>
  );
}
