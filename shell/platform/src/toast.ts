import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** One message above the dock. It stays until it is dismissed or replaced (HOM-25, HOM-26, C10). */
export interface Toast {
  readonly id: string;
  readonly text: string;
  /** `alert` is for the failure of something the person just did. */
  readonly tone: 'status' | 'alert';
  /** False once dismissed: the entry stays for TOAST_REMOVE_DELAY_MS and is no longer shown. */
  readonly open: boolean;
}

export const toastSlice = createSlice({
  name: 'toast',
  initialState: null as Toast | null,
  reducers: {
    showToast: {
      prepare: ({ text, tone = 'status' }: { text: string; tone?: Toast['tone'] }) => ({
        payload: { id: nanoid(), text, tone, open: true },
      }),
      reducer: (_current, { payload }: PayloadAction<Toast>) => payload,
    },
    dismissToast: (toast) => (toast ? { ...toast, open: false } : toast),
    removeToast: (toast, { payload: id }: PayloadAction<string>) => (toast?.id === id ? null : toast),
  },
  selectors: { selectToast: (toast) => toast },
});
