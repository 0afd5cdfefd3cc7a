import { definePage } from './page';
import { text } from './params';

/** The assistant as a page of its own; a city in the address is what the conversation begins with (MAR-03, MAR-05). */
export const chatPage = definePage({
  pattern: '/chat',
  app: 'mfe-marco',
  access: 'public',
  cache: 'kept',
  title: 'Marco AI',
  params: { city: text() },
});

/** One conversation, which belongs to whoever had it. */
export const conversationPage = definePage({
  pattern: '/chat/:conversationId',
  app: 'mfe-marco',
  access: 'public',
  cache: 'never',
  title: 'Marco AI',
  params: { city: text() },
});
