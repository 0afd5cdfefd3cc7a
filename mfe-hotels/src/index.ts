import { createRemote } from '@atoll/platform';
import { ArrivingHotelsApp } from './hotels-app';
import { prepareAddress } from './later-code';
import { readAddress } from './shared/hotel-address';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-hotels',
  root: ArrivingHotelsApp,
  prepare: () => prepareAddress(readAddress(window.location.search)),
});
