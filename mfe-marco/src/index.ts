import { createRemote } from '@atoll/platform';
import { marcoSlice } from './shared/chat/chat.slice';
import { preparePage } from './lazy-parts';
import { MarcoApp } from './marco-app';

export const { bootstrap, mount, unmount } = createRemote({
  name: 'mfe-marco',
  root: MarcoApp,
  slices: [marcoSlice],
  prepare: () => preparePage(window.location.pathname),
});
