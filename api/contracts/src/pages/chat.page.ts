import { definePage } from './page';

/** The assistant as a page of its own. */
export const chatPage = definePage({
  pattern: '/chat',
  app: 'mfe-marco',
  access: 'public',
  cache: 'kept',
  title: 'Marco AI',
  params: {},
});

/** One conversation, which belongs to whoever had it. */
export const conversationPage = definePage({
  pattern: '/chat/:conversationId',
  app: 'mfe-marco',
  access: 'public',
  cache: 'never',
  title: 'Marco AI',
  params: {},
});
