import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The moment, for words such as '2 h 40 min left', which are said anew twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
