import { datesWithYear } from '@atoll/contracts/dates-in-words';
import type { ExpoEvent, ExpoEventCard } from '@atoll/contracts/expo';
import { titled } from '@atoll/contracts/page-titles';
import { expoEventPage, expoPage } from '@atoll/contracts/pages/expo.page';
import { pageHref, readQuery } from '@atoll/contracts/pages/page';
import { pathParams } from '@atoll/contracts/site-routes';
import { countOf } from '@atoll/contracts/words';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { excerpt } from '../shared/excerpt';
import { breadcrumbList } from '../shared/structured-data';
import { chosenIn, eventPlace, queryOf } from './expo-text';
import { expoApi } from './expo.api';

/** An event is over some day without anybody changing it. */
const AN_HOUR = 3_600;

const hrefOf = ({ id }: Pick<ExpoEventCard, 'id'>) => `/expo/${id}`;

/** The first screen of /expo. */
export async function loadExpo(store: AtollStore, url: URL): Promise<LoadedPage> {
  const state = readQuery(expoPage, url.searchParams);
  const { events } = await store.dispatch(expoApi.endpoints.listEvents.initiate(queryOf(state))).unwrap();
  return {
    head: {
      title: titled(expoPage.title),
      description: `${countOf(events.length, 'event')} of the travel trade to come: dates, programmes and who you meet.`,
      canonical: pageHref(expoPage, chosenIn(state)),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: events.map((event, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: event.title,
            url: hrefOf(event),
          })),
        },
      ],
    },
    madeFrom: ['expo'],
    maxAgeSeconds: AN_HOUR,
  };
}

/** What search engines read of an event (schema.org). */
function eventData(event: ExpoEvent): unknown {
  const { title, summary, startsOn, endsOn, venue, address, city, country, picture } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: startsOn,
    endDate: endsOn,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: hrefOf(event),
    ...(picture !== null && { image: picture }),
    location: {
      '@type': 'Place',
      name: venue,
      address: {
        '@type': 'PostalAddress',
        ...(address !== '' && { streetAddress: address }),
        addressLocality: city,
        addressCountry: country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: event.latitude, longitude: event.longitude },
    },
  };
}

/** The first screen of an event: 404 where there is none. */
export async function loadEvent(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { eventId = '' } = pathParams(expoEventPage.pattern, pathname) ?? {};
  const event = await store.dispatch(expoApi.endpoints.getEvent.initiate(eventId)).unwrap();
  if (!event)
    return { status: 404, head: { title: titled('Page Not Found') }, madeFrom: [`expo:${eventId}`] };
  const canonical = hrefOf(event);
  return {
    head: {
      title: titled(event.title),
      description: excerpt(
        `${datesWithYear(event.startsOn, event.endsOn)}, ${eventPlace(event)}. ${event.summary}`,
      ),
      canonical,
      jsonLd: [
        eventData(event),
        breadcrumbList([
          { name: expoPage.title, href: expoPage.pattern },
          { name: event.title, href: canonical },
        ]),
      ],
    },
    madeFrom: [`expo:${event.id}`],
    maxAgeSeconds: AN_HOUR,
  };
}
