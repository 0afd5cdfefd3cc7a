import { createRemote } from '@atoll/platform';
import { HotelsApp } from './hotels-app';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mfe-hotels', root: HotelsApp });
