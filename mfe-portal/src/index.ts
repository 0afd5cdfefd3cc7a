import { createRemote } from '@atoll/platform';
import { prepareIndexNow } from './indexing/index-now-page';
import { PortalApp } from './portal-app';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-portal',
  root: PortalApp,
  prepare: () => prepareIndexNow(window.location.pathname),
});
