// Runs before the first paint: src/shared/theme/theme-store.ts writes what is read here.
;(function () {
  var root = document.documentElement
  var stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('theme') || '{}').state || {}
  } catch {
    // Blocked or damaged storage: the defaults stand.
  }
  var isDark = stored.mode === 'dark' || (stored.mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = isDark ? 'dark' : 'light'
  if (/^(tomato|iris|jade|amber)$/.test(stored.accent)) root.dataset.accent = stored.accent
})()
