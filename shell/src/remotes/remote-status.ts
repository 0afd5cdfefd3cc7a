import type { RemoteName } from '@atoll/contracts/registry';

export type RemoteStatus =
  | { readonly phase: 'idle' | 'ready' }
  | { readonly phase: 'loading'; readonly isRetry?: boolean }
  | { readonly phase: 'failed'; readonly retry: () => void };

const IDLE: RemoteStatus = { phase: 'idle' };
const statuses = new Map<RemoteName, RemoteStatus>();
const listeners = new Set<() => void>();

/** Where a remote stands; `idle` until its page is first opened. */
export function remoteStatus(app: RemoteName): RemoteStatus {
  return statuses.get(app) ?? IDLE;
}

/** What every remote's status is while the page is rendered on the server and hydrated. */
export function idleStatus(): RemoteStatus {
  return IDLE;
}

export function setRemoteStatus(app: RemoteName, status: RemoteStatus): void {
  statuses.set(app, status);
  for (const listener of listeners) listener();
}

/** Calls the listener after every change; returns the function that stops it. For useSyncExternalStore. */
export function subscribeToRemotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
