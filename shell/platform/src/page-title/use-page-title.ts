import { useEffect } from 'react';

/** Keeps the document's title: the whole of it, as the server's first screen has it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
