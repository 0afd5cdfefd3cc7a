import { expoEventPage } from './expo.page';
import { definePage } from './page';

/** A page that was written in the portal. Like an event's but for its address: each word here is in the first script. */
export const managedPage = definePage({ ...expoEventPage, pattern: '/pages/:slug' });
