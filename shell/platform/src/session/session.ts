import type { User } from '@atoll/contracts/account';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Who is signed in. `unknown` until the browser has asked, and always on the server, which renders the same for
 * everybody; `failed` where it could not be asked.
 */
export type Session =
  { readonly state: 'unknown' | 'nobody' | 'failed' } | { readonly state: 'signed-in'; readonly user: User };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => ({ state: 'unknown' }),
  reducers: {
    sessionChanged: (_session, { payload }: PayloadAction<Session>) => payload,
  },
  selectors: {
    selectSession: (session): Session => session,
    /** The account that is signed in, or null. */
    selectUser: (session): User | null => (session.state === 'signed-in' ? session.user : null),
  },
});
