import { useIsServerPage } from '@atoll/platform';
import { startTransition, useEffect, useState } from 'react';

/** Calls back once the browser has painted what is there now; returns what calls that off. */
function afterNextPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * False until the first frame of a page that the browser draws from scratch, so that its heading need not wait for the
 * rest. True at once for one that the server rendered.
 */
export function useHeadingFirst(): boolean {
  const [isWhole, setWhole] = useState(useIsServerPage());
  useEffect(() => {
    if (isWhole) return;
    return afterNextPaint(() => {
      startTransition(() => setWhole(true));
    });
  }, [isWhole]);
  return isWhole;
}
