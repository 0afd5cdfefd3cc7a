import { definePage } from './page';

/** Fairs and events. */
export const expoPage = definePage({
  pattern: '/expo',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Expo',
  params: {},
});
