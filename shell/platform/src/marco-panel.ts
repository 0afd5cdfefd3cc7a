import { createSlice } from '@reduxjs/toolkit';

/** Whether the assistant's panel is open: the dock toggles it, the remote that draws it reads it. */
export const marcoPanelSlice = createSlice({
  name: 'marcoPanel',
  initialState: { isOpen: false },
  reducers: {
    marcoToggled: (panel) => ({ isOpen: !panel.isOpen }),
    marcoClosed: () => ({ isOpen: false }),
  },
  selectors: { selectMarcoOpen: (panel) => panel.isOpen },
});
