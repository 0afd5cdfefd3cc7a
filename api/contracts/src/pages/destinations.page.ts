import { definePage } from './page';

/** Every country that can be visited. */
export const destinationsPage = definePage({
  pattern: '/destinations',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Destinations',
  params: {},
});
