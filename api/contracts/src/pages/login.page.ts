import { definePage } from './page';

/** Where travelers, and whoever was sent here by a guarded page, sign in. */
export const loginPage = definePage({
  pattern: '/login',
  app: 'shell',
  access: 'public',
  cache: 'kept',
  title: 'Login',
  params: {},
});
