import { createSlice } from '@reduxjs/toolkit';

/** Whether the assistant's panel is open: the dock toggles it, the remote that draws it reads it. */
export const marcoPanelSlice = createSlice({
  name: 'marcoPanel',
  initialState: { isOpen: false, isMinimized: false },
  reducers: {
    /** Opens, closes, or brings back a panel that is minimized. */
    marcoToggled: ({ isOpen, isMinimized }) => ({ isOpen: isMinimized || !isOpen, isMinimized: false }),
    marcoClosed: () => ({ isOpen: false, isMinimized: false }),
    /** Leaves only the panel's head, or shows all of it again. */
    marcoMinimized: (panel) => ({ isOpen: panel.isOpen, isMinimized: panel.isOpen && !panel.isMinimized }),
  },
  selectors: {
    selectMarcoOpen: (panel) => panel.isOpen,
    selectMarcoMinimized: (panel) => panel.isMinimized,
  },
});
