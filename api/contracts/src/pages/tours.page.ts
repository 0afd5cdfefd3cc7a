import { definePage } from './page';

/** Tours and activities. */
export const toursPage = definePage({
  pattern: '/tours',
  app: 'mfe-tours',
  access: 'public',
  cache: 'kept',
  title: 'Find tours',
  params: {},
});
