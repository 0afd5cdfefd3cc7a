import { sitePath } from '@atoll/contracts/site-path';
import { isPlainClick } from '@atoll/ui/plain-click';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address inside the site that a click leads to; null where the browser should follow the link itself. */
export function siteAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const samePage = pathname === window.location.pathname && search === window.location.search;
  if (origin !== window.location.origin || (samePage && hash !== '') || !matchSiteRoute(pathname))
    return null;
  return sitePath(pathname + search + hash);
}

/**
 * Follows plain links to the site's own pages without a new document, whichever remote drew them. So every remote
 * writes ordinary `<a href>` and works the same before JavaScript runs.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = siteAddress(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
      window.scrollTo({ top: 0 });
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate]);
}
