/** This page load; a reload is another one. */
export const tabId = crypto.randomUUID()

const nameOf = (id: string) => `storyloom-tab-${id}`
/** Missing in insecure contexts and in test environments, whatever the types say. */
const findLocks = () => ('locks' in navigator ? (navigator.locks as LockManager | null) : null)

/** A closed page is still listed by the browser for a moment (0.4 s measured); an open one does not release its lock, ms. */
const TIMEOUT_MS = 2000

let release: (() => void) | null = null

/** Shows other tabs that this one is open; it ends with the page, also when the browser crashes. */
export function holdTabLock(): void {
  const locks = findLocks()
  if (release !== null || locks === null) return
  const ended = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks.request(nameOf(tabId), () => ended)
  const handleHide = () => {
    release?.()
    release = null
    // Restored by the browser's Back button.
    addEventListener('pageshow', holdTabLock, { once: true })
  }
  addEventListener('pagehide', handleHide, { once: true })
}

/**
 * Does something for a closed tab, while no other tab does. Returns false, and does nothing, when that tab is open: it sends its
 * edits itself. Where locks are missing no tab counts as open: a call sent twice still counts once.
 */
export async function forClosedTab(id: string, work: () => Promise<void>, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  const locks = findLocks()
  if (id === tabId) return false
  if (locks === null) {
    await work()
    return true
  }
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  try {
    await locks.request(nameOf(id), { signal: waiting.signal }, async () => {
      clearTimeout(timer)
      await work()
    })
    return true
  } catch (cause) {
    if (waiting.signal.aborted) return false
    throw cause
  } finally {
    clearTimeout(timer)
  }
}
