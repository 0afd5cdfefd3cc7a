import { createRemote } from '@atoll/platform';
import { MarcoApp } from './marco-app';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mfe-marco', root: MarcoApp });
