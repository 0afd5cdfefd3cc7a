import { reportClientError } from './client-errors';

/** Where the browser is, without the fragment. */
const currentAddress = () => window.location.pathname + window.location.search;

/** What the server's HTML is of: until this code is here, every link is a new document. The server has no address. */
const documentAddress = typeof window === 'undefined' ? '' : currentAddress();

/**
 * Reports what React had to mend when it took a server's page over. A page that somebody leaves before or meanwhile is
 * drawn anew, because the server's HTML is of another address, and that is no error.
 */
export function reportHydrationErrors(source: string): (error: unknown) => void {
  return (error) => {
    if (currentAddress() === documentAddress) reportClientError(error, { source });
  };
}
