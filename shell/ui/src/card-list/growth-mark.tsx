import { useEffect, useEffectEvent, useRef } from 'react';

/** So far before the end of the list more of it is drawn: about two screens. */
const AHEAD = '1800px';

/** Stands at the end of what is drawn of a list and tells once when it comes near. */
export function GrowthMark({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}
