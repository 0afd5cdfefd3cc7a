import { readQuery, writeQuery, type Page, type PageState } from '@atoll/contracts/pages/page';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The URL of the page as values, and the ways to change it. */
export interface PageUrl<P> {
  readonly state: PageState<P>;
  /** The page with some values changed, as a link. */
  readonly hrefOf: (change: Partial<PageState<P>>) => string;
  /** Changes values in this entry of the history, so that Back leaves the page. */
  readonly replace: (change: Partial<PageState<P>>) => void;
  /** Changes values in a new entry, so that Back takes the change back. */
  readonly push: (change: Partial<PageState<P>>) => void;
  /**
   * Goes back over so many pushed entries. After a link that somebody opened directly there are none of ours: then the
   * change is made in this entry instead, and nobody leaves the site.
   */
  readonly back: (entries: number, change: Partial<PageState<P>>) => void;
}

/** How many entries of the history this page pushed before the one that is shown; the browser keeps it over reloads. */
function pushedEntries(historyState: unknown): number {
  if (typeof historyState !== 'object' || historyState === null || !('depth' in historyState)) return 0;
  return typeof historyState.depth === 'number' ? historyState.depth : 0;
}

/**
 * Reads and writes the URL of a page by its description in contracts. Handlers change what the URL says at that moment,
 * so that two changes before React has drawn the first do not undo each other.
 */
export function usePageUrl<P>(page: Page<P>): PageUrl<P> {
  const location = useLocation();
  const { pathname, search } = location;
  const historyState: unknown = location.state;
  const navigate = useNavigate();
  const state = useMemo(() => readQuery(page, new URLSearchParams(search)), [page, search]);
  // Going back takes the browser a moment, in which a second Escape must not go back once more.
  const isGoingBack = useRef(false);
  useEffect(() => {
    isGoingBack.current = false;
  }, [location]);

  return useMemo(() => {
    const depth = pushedEntries(historyState);
    const now = () => readQuery(page, new URLSearchParams(window.location.search));
    const pathOf = (next: PageState<P>) => {
      const query = writeQuery(page, next).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    };
    const replace: PageUrl<P>['replace'] = (change) =>
      void navigate(pathOf({ ...now(), ...change }), { replace: true, state: historyState });
    return {
      state,
      hrefOf: (change) => pathOf({ ...state, ...change }),
      replace,
      push: (change) => void navigate(pathOf({ ...now(), ...change }), { state: { depth: depth + 1 } }),
      back: (entries, change) => {
        if (isGoingBack.current) return;
        if (depth < entries) return replace(change);
        isGoingBack.current = true;
        void navigate(-entries);
      },
    };
  }, [page, pathname, state, historyState, navigate]);
}
