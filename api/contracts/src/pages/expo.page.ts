import { definePage } from './page';
import { text } from './params';

/** Fairs and events of the travel trade, by date. */
export const expoPage = definePage({
  pattern: '/expo',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Travel expo',
  params: { month: text(), country: text() },
});

/** One fair with its programme, its exhibitors and its place. */
export const expoEventPage = definePage({
  pattern: '/expo/:eventId',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Event',
  params: {},
});
