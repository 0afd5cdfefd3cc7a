import { createRemote } from '@atoll/platform';
import { ToursApp } from './tours-app';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mfe-tours', root: ToursApp });
