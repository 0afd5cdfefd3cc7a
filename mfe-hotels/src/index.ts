import { createRemote } from '@atoll/platform';
import { HotelsApp } from './hotels-app';
import { shortlistSlice } from './shared/shortlist';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-hotels',
  root: HotelsApp,
  slices: [shortlistSlice],
});
