/** What a remote may use at run time. Its version is the contract between the shell and the remotes. */
import { marcoPanelSlice } from './marco-panel';
import { sessionSlice } from './session/session';
import { toastSlice } from './toast';
import { tripSlice } from './trip';

export { api } from './api';
export { toAppError, type AppError } from './app-error';
export { muteClientErrors, reportClientError, reportReleaseHealth } from './client-errors';
export { RemoteBoundary } from './remote-boundary';
export { createRemote, type RemoteLifecycles, type RemoteProps } from './create-remote';
export { placesApi } from './places/places.api';
export { useIsServerPage } from './server-page';
export { adoptServerState } from './server-state';
export { guardPage, type Refusal } from './session/guard';
export type { Session } from './session/session';
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
export { SAVED_KINDS, type SavedItem, type SavedKind, type Trip } from './trip';

export const { tripChanged } = tripSlice.actions;
export const { selectSession } = sessionSlice.selectors;
export const { selectTrip } = tripSlice.selectors;
export const { showToast, dismissToast, removeToast } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
export const { marcoToggled, marcoClosed } = marcoPanelSlice.actions;
export const { selectMarcoOpen } = marcoPanelSlice.selectors;
