import { reportClientError, selectUser, type AtollStore } from '@atoll/platform';

/** Does something each time that an account with a verified address is signed in on this page; `work` gets its id. */
export function onVerifiedSignIn(store: AtollStore, work: (userId: string) => Promise<void>): void {
  let known: string | null = null;
  store.subscribe(() => {
    const user = selectUser(store.getState());
    const id = user?.email_verified ? user.id : null;
    if (id === known) return;
    known = id;
    if (id !== null) work(id).catch((error: unknown) => reportClientError(error, { source: 'shell' }));
  });
}
