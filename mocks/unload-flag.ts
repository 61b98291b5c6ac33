const KEY = 'storyloom-tab-host-left'

/** Remembers when the page that holds the backend is reloaded or closed by a person; a page that crashes remembers nothing. @returns stops it */
export function trackUnload(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('pagehide', () => localStorage.setItem(KEY, 'yes'), { signal })
  // The browser's Back button brought it back as it was.
  addEventListener('pageshow', () => localStorage.removeItem(KEY), { signal })
  return () => stop.abort()
}

/** Whether the page before this one was left by a person; asked once. */
export function takeUnloadFlag(): boolean {
  const wasLeft = localStorage.getItem(KEY) !== null
  localStorage.removeItem(KEY)
  return wasLeft
}
