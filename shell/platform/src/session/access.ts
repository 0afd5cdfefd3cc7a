import { API_PATHS } from '@atoll/contracts/api-paths';
import type { SignedIn } from '@atoll/contracts/account';
import { deviceStorage } from '../device-storage/device-storage';
import { forgetOthersDrafts } from '../form-draft/others-drafts';
import { sessionSlice, type Session } from './session';

type Dispatch = (action: ReturnType<typeof sessionSlice.actions.sessionChanged>) => unknown;

/** A token is not used when it ends this soon: the request takes its time, and clocks differ. */
const SPARE_MS = 30_000;
/** One tab of the browser refreshes at a time, because each refresh replaces the cookie that all of them share. */
const LOCK = 'atoll-session';

/** The id of the account that this browser is signed in with; null where nobody is. It is a hint and opens nothing. */
export const signedInHint = deviceStorage<string | null>({
  key: 'atoll-signed-in',
  version: 1,
  empty: null,
  parse: (value) => (typeof value === 'string' ? value : null),
});

/** In memory only: what stands in the document or on the device, injected code could read. */
let access: { readonly token: string; readonly endsMs: number } | null = null;
let refreshing: Promise<Session> | null = null;
/** Of the page's one store, once the session was started. */
let site: Dispatch | null = null;

function tell(dispatch: Dispatch, session: Session): Session {
  dispatch(sessionSlice.actions.sessionChanged(session));
  return session;
}

/** Takes over what signing in or refreshing answered. */
export function adoptSignIn(dispatch: Dispatch, { access_token, expires_in, user }: SignedIn): Session {
  access = { token: access_token, endsMs: Date.now() + expires_in * 1_000 };
  if (signedInHint.read() !== user.id) signedInHint.write(user.id);
  forgetOthersDrafts(user.id);
  return tell(dispatch, { state: 'signed-in', user });
}

/** Forgets who was signed in, here and in the other tabs. */
export function forgetSignIn(dispatch: Dispatch): Session {
  access = null;
  if (signedInHint.read() !== null) signedInHint.write(null);
  return tell(dispatch, { state: 'nobody' });
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? await locks.request(LOCK, work) : work();
}

async function askForAccess(dispatch: Dispatch): Promise<Session> {
  try {
    const response = await fetch(API_PATHS.refresh, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{}',
    });
    if (response.status === 401) return forgetSignIn(dispatch);
    if (!response.ok) throw new Error(`The session was not refreshed: ${response.status}`);
    return adoptSignIn(dispatch, (await response.json()) as SignedIn);
  } catch {
    // Not signed out: the next request asks again, and a guarded page says that it failed (AUT-19).
    return tell(dispatch, { state: 'failed' });
  }
}

/** Asks for a new access token with the browser's cookie; what is under way already is waited for. */
export function refreshSession(dispatch: Dispatch): Promise<Session> {
  refreshing ??= alone(() => askForAccess(dispatch)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** The access token for a request, refreshed where it is about to end; null for the anonymous. */
export async function accessToken(dispatch: Dispatch): Promise<string | null> {
  if (refreshing) await refreshing;
  else if (access && access.endsMs - Date.now() < SPARE_MS) await refreshSession(dispatch);
  return access?.token ?? null;
}

/** The same for what has no store at hand, such as an event stream; null also before the session was started. */
export async function currentAccessToken(): Promise<string | null> {
  return site ? accessToken(site) : null;
}

/**
 * Finds out who is signed in, and keeps this tab in step with the others from now on (AUT-24). Somebody without a hint
 * on this device is nobody, and nothing is asked; a guarded page asks in any case. Returns how to stop.
 */
export function startSession(dispatch: Dispatch, { isGuardedPage }: { isGuardedPage: boolean }): () => void {
  site = dispatch;
  const follow = () => {
    if (signedInHint.read() === null) forgetSignIn(dispatch);
    else void refreshSession(dispatch);
  };
  if (isGuardedPage) void refreshSession(dispatch);
  else follow();
  return signedInHint.onOtherTab(follow);
}
