import { wholeNumberText } from '@atoll/contracts/words';
import { AGENT_SPECIALITY_LABELS, type Agent } from '@atoll/contracts/agent';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import { usePageTitle } from '@atoll/platform/page-title';
import { RequestLink } from '@atoll/platform/request-link';
import { useSavedOnDevice } from '@atoll/platform/saved';
import { Portrait } from '@atoll/ui/portrait';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { Rating } from '@atoll/ui/rating';
import type { ReactNode } from 'react';
import { cityHref, countryHref, hotelsHref, placeOfAgent, toursHref } from '../shared/addresses';
import { languagesText } from '../shared/agents/agent-text';
import { SaveAgent } from '../shared/agents/save-agent';
import { Crumbs } from '../shared/crumbs';
import { SharePage } from '../shared/sharing/share-page';
import { crumbsInCity } from '../shared/crumbs-above';
import * as s from './profile-page.module.css';
import { openingLines } from './opening-hours';
import { Reviews } from './reviews/reviews';
import { cityOfAgent, profileTitle, websiteInWords } from './profile-text';
import { useEntryVisit } from '../shared/use-entry-visit';

/** Who an agent is, what the agent is good at, and what to do next. */
export function ProfilePage({ agent }: { agent: Agent }) {
  const { name, agency, city, country, region } = agent;
  usePageTitle(profileTitle(agent));
  useSavedOnDevice();
  useEntryVisit({ agentId: agent.id });
  return (
    <article className={`wrap ${s.page}`}>
      <header>
        <Crumbs way={crumbsInCity(cityOfAgent(agent))} here={name} />
        <div className={s.who}>
          <Portrait name={name} picture={agent.picture} size="l" />
          <div>
            <h1 className="display h1">{name}</h1>
            <p className="lede">
              {agency}, {[city, region === city ? null : region, country].filter(Boolean).join(', ')}
            </p>
            <p className={s.marks}>
              {agent.is_featured && <Chip tone="lagoon">Featured</Chip>}
              {agent.sample && <SampleMark />}
            </p>
          </div>
          <div className={s.actions}>
            <SharePage kind="agent" title={name} path={agentHref(agent)} />
            <SaveAgent agent={agent} line />
          </div>
        </div>
      </header>
      <div className={s.body}>
        <section aria-label={`About ${name}`}>
          <p className={`lede ${s.summary}`}>{agent.summary}</p>
          <dl className={s.facts}>
            <Fact name="Rating">
              <RatingWithSource agent={agent} />
            </Fact>
            {agent.specialities.length > 0 && (
              <Fact name="Good at">
                <ul className={s.chips}>
                  {agent.specialities.map((speciality) => (
                    <li key={speciality}>
                      <Chip>{AGENT_SPECIALITY_LABELS[speciality]}</Chip>
                    </li>
                  ))}
                </ul>
              </Fact>
            )}
            {agent.languages.length > 0 && <Fact name="Speaks">{languagesText(agent.languages)}</Fact>}
            {agent.places.length > 0 && (
              <Fact name="Plans trips to">
                <ul className={s.places}>
                  {agent.places.map((place) => (
                    <li key={place.clean_country}>
                      <a className="link" href={countryHref(place.clean_country)}>
                        {place.country}
                      </a>
                    </li>
                  ))}
                </ul>
              </Fact>
            )}
            <Fact name="Travel agent since">{agent.since}</Fact>
            <Contact agent={agent} />
          </dl>
        </section>
        <NextSteps agent={agent} />
      </div>
      <Reviews agent={agent} />
    </article>
  );
}

/** Only what the agent has written itself. */
/** A number as phones dial it: the zero in '+49 (0)30' is only for those who call without the country code. */
function numberToCall(phone: string): string {
  return phone.replace('(0)', '').replace(/[^+\d]/g, '');
}

function Contact({ agent: { phone, website, hours, city } }: { agent: Agent }) {
  return (
    <>
      {phone && (
        <Fact name="Phone">
          <a className="link" href={`tel:${numberToCall(phone)}`}>
            {phone}
          </a>
        </Fact>
      )}
      {website && (
        <Fact name="Website">
          <a className="link" href={website} rel="nofollow noopener ugc">
            {websiteInWords(website)}
          </a>
        </Fact>
      )}
      {hours && (
        <Fact name="Opening hours">
          <ul className={s.hours}>
            {openingLines(hours).map(({ days, times }) => (
              <li key={days}>
                <span>{days}</span> <span>{times}</span>
              </li>
            ))}
          </ul>
          <p className="small muted">Local time in {city}</p>
        </Fact>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={s.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The mean, how many ratings it is made of, and who counted them. */
function RatingWithSource({
  agent: { rating, rating_count: count, rating_source: source },
}: {
  agent: Agent;
}) {
  if (rating === null) return <>Not rated yet</>;
  return (
    <span className={s.rating}>
      <Rating value={rating} />
      <span>
        from {wholeNumberText(count)} {count === 1 ? 'rating' : 'ratings'}
      </span>
      {source && <span className="small muted">Source: {source}</span>}
    </span>
  );
}

/** The way to the form that asks an agent for a quote, and where else to go on from a profile. */
function NextSteps({ agent }: { agent: Agent }) {
  const { name, city, country } = agent;
  const place = placeOfAgent(agent);
  const links = [
    { words: `Other agents in ${city}`, href: cityHref(agent.clean_city) },
    { words: `Hotels in ${city}`, href: hotelsHref(place) },
    { words: `Tours in ${city}`, href: toursHref(place) },
    { words: `More of ${country}`, href: countryHref(agent.clean_country) },
  ];
  return (
    <aside className={s.panel} aria-labelledby="ask">
      <h2 className="title" id="ask">
        Ask {name}
      </h2>
      <p>Say what you have in mind, and get a priced plan. No account needed, and Atoll takes no payment.</p>
      <RequestLink wide known={{ agents: agent.id }}>
        Ask for a quote
      </RequestLink>
      <ul>
        {links.map(({ words, href }) => (
          <li key={href}>
            <a className={s.next} href={href}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
