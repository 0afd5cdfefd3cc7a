import { definePage } from './page';

/** Agents, hotels and destinations on one map. */
export const mapPage = definePage({
  pattern: '/map',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Global map',
  params: {},
});
