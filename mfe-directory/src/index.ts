import { createRemote } from '@atoll/platform';
import { DirectoryApp } from './directory-app';
import { prepareUrl } from './later-code';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-directory',
  root: DirectoryApp,
  prepare: () => prepareUrl(new URL(window.location.href)),
});
