const KEY = 'storyloom-tab-host-left'

/** Stores that the user reloaded or closed the page with the backend; a crashing page stores nothing. @returns stops it */
export function trackUnload(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('pagehide', () => localStorage.setItem(KEY, 'yes'), { signal })
  // The browser's Back button brought it back as it was.
  addEventListener('pageshow', () => localStorage.removeItem(KEY), { signal })
  return () => stop.abort()
}

/** Whether the user left the previous page; can be read once. */
export function takeUnloadFlag(): boolean {
  const wasLeft = localStorage.getItem(KEY) !== null
  localStorage.removeItem(KEY)
  return wasLeft
}
