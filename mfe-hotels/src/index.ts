import { createRemote } from '@atoll/platform';
import { ArrivingHotels } from './hotels-remote';
import { prepareUrl } from './lazy-parts';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-hotels',
  root: ArrivingHotels,
  prepare: () => prepareUrl(new URL(window.location.href)),
});
