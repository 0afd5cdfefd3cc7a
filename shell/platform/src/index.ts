/** What a remote may use at run time. Its version is the contract between the shell and the remotes. */
import { marcoPanelSlice } from './marco-panel';
import { requestWindowSlice } from './request-window';
import { sessionSlice } from './session/session';
import { toastSlice } from './toast';
import { tripSlice } from './trip';

export { api } from './api';
export { toAppError, type AppError } from './app-error';
export { muteClientErrors, reportClientError, reportReleaseHealth } from './client-errors';
export { reportHydrationErrors } from './hydration-errors';
export { MissingCode, RemoteBoundary } from './remote-boundary';
export { createRemote, type RemoteLifecycles, type RemoteProps } from './create-remote';
export { placesApi } from './places/places.api';
export { useIsServerPage } from './server-page';
export { adoptServerState } from './server-state';
export { accessToken, adoptSignIn, currentAccessToken, refreshSession, startSession } from './session/access';
export { guardPage, type Refusal } from './session/guard';
export type { Session } from './session/session';
export { siteApi } from './site.api';
export { signOut } from './session/sign-out';
export { readJsonBlock, readSettings, type Settings } from './settings';
export {
  createAtollStore,
  injectSlices,
  useAppDispatch,
  useAppSelector,
  type AtollStore,
  type LazySlices,
  type RootState,
} from './store';
export type { Toast } from './toast';
/** Remotes that were released before accounts take it from here. */
export { SAVED_KINDS } from '@atoll/contracts/account-words';
export type { Trip } from './trip';

export const { tripChanged } = tripSlice.actions;
export const { selectSession, selectUser } = sessionSlice.selectors;
export const { selectTrip } = tripSlice.selectors;
export const { showToast, dismissToast, removeToast } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
export const { marcoToggled, marcoClosed, marcoMinimized } = marcoPanelSlice.actions;
export const { requestOpened, requestClosed } = requestWindowSlice.actions;
export const { selectRequestWindow } = requestWindowSlice.selectors;
export const { selectMarcoOpen, selectMarcoMinimized } = marcoPanelSlice.selectors;
