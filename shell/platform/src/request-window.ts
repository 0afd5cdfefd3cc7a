import type { KnownRequest } from '@atoll/contracts/pages/request-href';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The form that asks agents for quotes, above any page: whoever has something to ask about opens it, the directory draws it. */
export const requestWindowSlice = createSlice({
  name: 'requestWindow',
  initialState: null as KnownRequest | null,
  reducers: {
    requestOpened: (_window, { payload }: PayloadAction<KnownRequest>) => payload,
    requestClosed: () => null,
  },
  selectors: { selectRequestWindow: (window) => window },
});
