/** Id of the assistant's window, which the dock's toggle controls. */
export const MARCO_WINDOW_ID = 'marco';
