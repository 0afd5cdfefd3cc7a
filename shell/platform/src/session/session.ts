import type { Role } from '@atoll/contracts/pages/page';
import { createSlice } from '@reduxjs/toolkit';

/** Who is signed in. */
export type Session = { readonly state: 'nobody' } | { readonly state: 'signed-in'; readonly role: Role };

/** There are no accounts yet, so nothing changes it: in this release it is always nobody. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => ({ state: 'nobody' }),
  reducers: {},
  selectors: { selectSession: (session) => session },
});
