import { createRemote } from '@atoll/platform';
import { HotelsApp } from './hotels-app';
import { prepareAddress } from './later-code';
import { readAddress } from './shared/use-hotel-address';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-hotels',
  root: HotelsApp,
  prepare: () => prepareAddress(readAddress(window.location.search)),
});
