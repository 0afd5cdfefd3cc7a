import { createRemote } from '@atoll/platform';
import { HotelsApp } from './hotels-app';
import { prepareAddress } from './later-code';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-hotels',
  root: HotelsApp,
  prepare: prepareAddress,
});
