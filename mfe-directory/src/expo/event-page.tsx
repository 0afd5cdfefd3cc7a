import { datesWithYear } from '@atoll/contracts/dates-in-words';
import { expoPathOf, type ExpoEvent } from '@atoll/contracts/expo';
import { expoEventPage, expoPage } from '@atoll/contracts/pages/expo.page';
import { titled } from '@atoll/contracts/page-titles';
import { pageHref } from '@atoll/contracts/pages/page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { slugify } from '@atoll/contracts/slug';
import { usePageTitle } from '@atoll/platform/page-title';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { Button } from '@atoll/ui/button';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { Icon } from '@atoll/ui/icon';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import { answerOf, type Answer } from '../shared/answer';
import { Crumbs } from '../shared/crumbs';
import { hotelsAndTours, OnwardLinks } from '../shared/onward-links';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { EventMap } from './event-map';
import * as s from './event-page.module.css';
import { useGetEventQuery } from './expo.api';
import { Programme } from './programme';

function Facts({ event }: { readonly event: ExpoEvent }) {
  const { id, venue, address, city, country, website, isOver } = event;
  return (
    <div className={s.facts}>
      <dl>
        <div>
          <dt>When</dt>
          <dd>
            {datesWithYear(event.startsOn, event.endsOn)}{' '}
            {isOver && <Chip tone="sun">This event is over</Chip>}
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            {venue}
            <br />
            {[address, city, country].filter((part) => part !== '').join(', ')}
          </dd>
        </div>
      </dl>
      <p className={s.actions}>
        {!isOver && (
          <Button href={expoPathOf('calendar', id)} download icon="calendar">
            Add to calendar
          </Button>
        )}
        {website !== null && (
          <a className="link" href={website} rel="nofollow noopener">
            The organiser’s site <Icon name="external-link" size="s" />
          </a>
        )}
      </p>
    </div>
  );
}

function Exhibitors({ exhibitors }: Pick<ExpoEvent, 'exhibitors'>) {
  if (exhibitors.length === 0) return null;
  return (
    <section aria-labelledby="exhibitors">
      <h2 className="display h2" id="exhibitors">
        Who you meet
      </h2>
      <ul className={s.exhibitors}>
        {exhibitors.map(({ name, about, stand }) => (
          <li key={`${stand} ${name}`}>
            <p>
              <b>{name}</b> {stand !== '' && <span className="small muted">Stand {stand}</span>}
            </p>
            {about !== '' && <p className="muted">{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ event }: { readonly event: ExpoEvent }) {
  const { title, summary, text, city, country, latitude, longitude, picture, isSample } = event;
  const place = { name: city, country, latitude, longitude };
  usePageTitle(titled(title));
  return (
    <article>
      <header className={`wrap ${s.head}`}>
        <Crumbs way={[{ name: 'Travel expo', href: expoPage.pattern }]} here={title} />
        <h1 className="display h1">{title}</h1>
        <p className="lede">{summary}</p>
        {isSample && <SampleMark>Sample event: it is invented, and so is who takes part</SampleMark>}
      </header>
      {picture && (
        <ArtworkPicture
          className={s.scene}
          uri={picture}
          place="large"
          sizes="100vw"
          alt=""
          priority
          focal={{ x: 0.5, y: 0.6 }}
        />
      )}
      <div className={`wrap ${s.body}`}>
        <div className={s.words}>
          <Facts event={event} />
          {text.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <Programme programme={event.programme} />
          <Exhibitors exhibitors={event.exhibitors} />
        </div>
        <EventMap event={event} />
      </div>
      <OnwardLinks
        heading={`Staying in ${city}`}
        links={[
          ...hotelsAndTours(place),
          {
            icon: 'user-search',
            name: 'Agents who know it',
            words: `Travel agents in ${country}`,
            href: pageHref(travelAgentsPage, { country: slugify(country) }),
          },
        ]}
      />
    </article>
  );
}

/** /expo/{eventId}: a fair with its programme, its exhibitors and where it is (EXP-02). */
export function EventPage() {
  const { pathname } = useLocation();
  const id = pathParams(expoEventPage.pattern, pathname)?.eventId;
  const query = useGetEventQuery(id ?? skipToken);
  const answer: Answer<ExpoEvent> = id === undefined ? { state: 'missing' } : answerOf<ExpoEvent>(query);
  if (answer.state === 'missing') return <NotFound text="Atoll knows no such event." />;
  if (answer.state === 'error') return <PageError title="Event" onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title="Event" label="Loading the event" />;
  return <Found event={answer.value} />;
}
