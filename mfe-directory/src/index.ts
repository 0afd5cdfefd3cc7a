import { createRemote } from '@atoll/platform';
import { DirectoryApp } from './directory-app';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mfe-directory', root: DirectoryApp });
