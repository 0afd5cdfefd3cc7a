/* global window, document, addEventListener, requestAnimationFrame -- runs in the measured page, before its own scripts */
(() => {
  const shifts = [];
  const tasks = [];
  const interactions = new Map();
  let lcp = { startTime: 0, element: null };
  let answered;

  function observe(type, keep, options) {
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type,
      buffered: true,
      ...options,
    });
  }
  observe('largest-contentful-paint', (entry) => (lcp = entry));
  observe('longtask', ({ startTime, duration }) => tasks.push([startTime, duration]));
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (!hadRecentInput) shifts.push([startTime, value]);
  });
  function interaction({ interactionId, duration }) {
    if (interactionId)
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }
  observe('event', interaction, { durationThreshold: 16 });

  // As browsers sum shifts: the worst window of at most five seconds without a pause of one.
  function cls() {
    let worst = 0;
    let sum = 0;
    let first = -Infinity;
    let last = -Infinity;
    for (const [time, value] of shifts) {
      if (time - last > 1_000 || time - first > 5_000) {
        sum = 0;
        first = time;
      }
      sum += value;
      last = time;
      worst = Math.max(worst, sum);
    }
    return worst;
  }

  window.__observed = () => {
    const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = tasks.filter(([start, duration]) => start + duration > fcpMs);
    return {
      fcpMs,
      lcpMs: lcp.startTime,
      lcpElement: lcp.element?.tagName.toLowerCase() ?? '',
      cls: cls(),
      tbtMs: blocking.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    };
  };

  // Scrolls the height of so many rows, one a frame; 0 where no task was over 50 ms.
  window.__longestWhileScrolling = async (selector, count) => {
    const fromMs = performance.now();
    const height = document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    for (let row = 0; row < count; row += 1) {
      window.scrollBy(0, height);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // The browser reports a task after it is over.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Math.max(0, ...tasks.filter(([start]) => start >= fromMs).map(([, duration]) => duration));
  };

  // From the first touch on, waits for the first frame in which something visible matches.
  window.__expect = (selector) => {
    answered = new Promise((done) => {
      let fromMs = 0;
      const isThere = () =>
        [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
      const look = () =>
        requestAnimationFrame(() => {
          if (isThere()) requestAnimationFrame(() => done(performance.now() - fromMs));
          else look();
        });
      const start = ({ timeStamp }) => {
        fromMs = timeStamp;
        look();
      };
      addEventListener('pointerdown', start, { capture: true, once: true });
    });
  };
  window.__answered = async () => {
    const answerMs = await answered;
    // The browser reports an interaction after the frame that answered it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { answerMs, inpMs: Math.max(0, ...interactions.values()) };
  };
})();
