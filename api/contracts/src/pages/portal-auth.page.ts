import { SENT_HERE } from './login.page';
import { definePage } from './page';

/** Where the administrator signs in. */
export const portalAuthPage = definePage({
  pattern: '/management-portal/auth',
  app: 'mfe-portal',
  access: 'public',
  cache: 'kept',
  title: 'Management portal',
  params: SENT_HERE,
});
