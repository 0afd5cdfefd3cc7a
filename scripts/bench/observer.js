/* global window -- runs in the measured page, before its own scripts */
(() => {
  const shifts = [];
  const tasks = [];
  let lcp = { startTime: 0, element: null };

  function observe(type, keep) {
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  }
  observe('largest-contentful-paint', (entry) => (lcp = entry));
  observe('longtask', ({ startTime, duration }) => tasks.push([startTime, duration]));
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (!hadRecentInput) shifts.push([startTime, value]);
  });

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
})();
