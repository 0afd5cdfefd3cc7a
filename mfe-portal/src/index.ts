import { createRemote } from '@atoll/platform';
import { PortalApp } from './portal-app';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mfe-portal', root: PortalApp });
