export const SECTIONS_ID = 'home-sections';

/** How far below the window something may be to count as near. */
const MARGIN = '200px';

/** Resolves when the element comes near the window; at once on the server, and where the browser cannot tell. */
export function untilNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
}
