import { createRemote } from '@atoll/platform';
import { DirectoryApp } from './directory-app';
import { preparePage } from './pages';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-directory',
  root: DirectoryApp,
  prepare: () => preparePage(window.location.pathname),
});
