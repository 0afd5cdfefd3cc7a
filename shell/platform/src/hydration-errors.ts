import { reportClientError } from './client-errors';

/** Where the browser is, without the fragment. */
const currentAddress = () => window.location.pathname + window.location.search;

/**
 * Reports what React had to mend when it took a server's page over. Call it when hydration begins: a page that somebody
 * leaves meanwhile is drawn anew, because the server's HTML is of another address, and that is no error.
 */
export function reportHydrationErrors(source: string): (error: unknown) => void {
  const hydrated = currentAddress();
  return (error) => {
    if (currentAddress() === hydrated) reportClientError(error, { source });
  };
}
