/** How far below the window something may be to count as near. */
const MARGIN = '200px';

/**
 * Calls `then` when the element comes near the window: at once where nothing of the server's stands in it, and where
 * the browser cannot tell. Returns what ends the watch.
 */
export function whenNear(element: Element, then: () => void): () => void {
  if (!element.firstElementChild || typeof IntersectionObserver === 'undefined') {
    then();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
