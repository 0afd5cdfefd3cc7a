import { pageTitle } from '@atoll/contracts/page-titles';
import { useEffect } from 'react';

/** Keeps the document's title in step with the address when the page changes without a new document. */
export function usePageTitle(pathname: string): void {
  useEffect(() => {
    document.title = pageTitle(pathname);
  }, [pathname]);
}
