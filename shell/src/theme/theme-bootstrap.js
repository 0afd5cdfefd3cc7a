(function () {
  try {
    var t = localStorage.getItem('atoll-theme');
    if (t === 'light' || t === 'dark') document.documentElement.dataset.theme = t;
  } catch (e) {}
})();
