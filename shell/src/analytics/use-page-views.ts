import { API_PATHS } from '@atoll/contracts/api-paths';
import type { Settings } from '@atoll/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Reports one page view per navigation, in production with analytics switched on and nowhere else (HOM-27). */
export function usePageViews({ production, analytics }: Settings): void {
  const { pathname } = useLocation();
  const reports = production && analytics;

  useEffect(() => {
    if (!reports) return;
    // The path only: a query may say where somebody is going to stay.
    const body = JSON.stringify({ path: pathname });
    const headers = { 'content-type': 'application/json' };
    fetch(API_PATHS.pageViews, { method: 'POST', headers, body, keepalive: true }).catch((error: unknown) => {
      console.warn('The page view was not counted.', error);
    });
  }, [reports, pathname]);
}
