import { createRemote } from '@atoll/platform';
import { prepareUrl } from './lazy-parts';
import { ArrivingToursApp } from './tours-app';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-tours',
  root: ArrivingToursApp,
  prepare: () => prepareUrl(new URL(window.location.href)),
});
