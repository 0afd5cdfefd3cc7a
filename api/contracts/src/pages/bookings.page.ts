import { definePage } from './page';

/** The bookings that were made in this browser; the server knows none of them. */
export const bookingsPage = definePage({
  pattern: '/bookings',
  app: 'mfe-hotels',
  access: 'public',
  cache: 'kept',
  title: 'My bookings',
  params: {},
});
