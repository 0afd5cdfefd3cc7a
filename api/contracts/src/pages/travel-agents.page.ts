import { definePage } from './page';

/** The directory of travel agents. */
export const travelAgentsPage = definePage({
  pattern: '/travel-agents',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Find agents',
  params: {},
});
