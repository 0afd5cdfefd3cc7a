// Stands in the document and runs before everything else. It fetches the entry once the first screen is painted, so
// that no script competes with it, or at once when somebody wants something; and it keeps the clicks on buttons that
// need JavaScript until there is some (`early-clicks.ts`). Links and forms need nothing.
(function () {
  var page = { clicks: [], isLive: false, isWanted: false };
  var isFetching = false;
  window.__ATOLL_PAGE__ = page;

  function fetchEntry() {
    if (isFetching) return;
    isFetching = true;
    document.querySelectorAll('meta[name="atoll-entry"]').forEach(function (meta) {
      var script = document.createElement('script');
      script.async = false;
      script.crossOrigin = 'anonymous';
      script.src = meta.content;
      document.head.append(script);
    });
  }

  function afterPicture() {
    var picture = document.querySelector('img[fetchpriority="high"]');
    if (!picture || picture.complete) return fetchEntry();
    picture.addEventListener('load', fetchEntry);
    picture.addEventListener('error', fetchEntry);
    setTimeout(fetchEntry, 600);
  }

  // The one button that needs no React: what `use-theme.ts` does, which takes over from what it finds.
  function switchTheme() {
    var root = document.documentElement;
    var now = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.dataset.theme = now === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem('atoll-theme', root.dataset.theme);
    } catch (e) {}
  }

  document.addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () {
      setTimeout(afterPicture);
    });
    // A page in the background paints nothing.
    setTimeout(fetchEntry, 1500);
  });

  ['pointerdown', 'keydown', 'focusin'].forEach(function (type) {
    addEventListener(
      type,
      function () {
        page.isWanted = true;
        fetchEntry();
      },
      { capture: true, once: true, passive: true },
    );
  });

  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('[data-replay]');
      if (!button || (page.isLive && !button.closest('[data-server]'))) return;
      if (button.dataset.replay === 'theme') return switchTheme();
      button.setAttribute('aria-busy', 'true');
      page.clicks.push(button);
    },
    true,
  );
})();
