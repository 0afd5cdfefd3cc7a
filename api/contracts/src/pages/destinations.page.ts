import { definePage } from './page';
import { text } from './params';

/** Every country that can be visited; `region` is a part of the world. */
export const destinationsPage = definePage({
  pattern: '/destinations',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Destinations',
  params: { q: text(), region: text() },
});

/** A country with its cities and agents. */
export const destinationPage = definePage({
  pattern: '/destination/:countrySlug',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Destination',
  params: {},
});
