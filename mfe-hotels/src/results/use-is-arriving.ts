import { useIsServerPage } from '@atoll/platform';
import { whenIdle } from '@atoll/ui/when-idle';
import { useEffect, useState } from 'react';

/** However busy the page is. */
const IDLE_TIMEOUT_MS = 2_000;

/** True in a page that the server drew, until the browser has made it work and is idle. */
export function useIsArriving(): boolean {
  const [isArriving, setArriving] = useState(useIsServerPage());
  useEffect(() => {
    if (!isArriving) return;
    return whenIdle(() => setArriving(false), IDLE_TIMEOUT_MS);
  }, [isArriving]);
  return isArriving;
}
