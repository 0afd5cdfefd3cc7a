import { createContext, useContext } from 'react';

/** True where a page is drawn first on the server. */
export const ServerPageContext = createContext(typeof window === 'undefined');

/**
 * True on the server, and in a page that the browser takes over from it: what only the browser knows, such as the date,
 * must then stay out of the first drawing.
 */
export function useIsServerPage(): boolean {
  return useContext(ServerPageContext);
}
