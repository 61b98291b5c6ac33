/** Most that a browser goes on sending for a page that is gone, bytes: 64 KiB in all, less what it needs itself. */
const MAX_BYTES = 60_000

/** Bytes that were sent so since the page was hidden. */
let sent = 0

/**
 * Whether a call with this body is to arrive although its page is closed meanwhile: what is saved as the tab is hidden may be the last
 * that it sends. A page that is seen needs none of it, nor one that has gone on working in the background.
 */
export function outlivesPage(body: string): boolean {
  // The tab host's own thread has no page.
  if (typeof document === 'undefined' || document.visibilityState !== 'hidden') {
    sent = 0
    return false
  }
  const bytes = new Blob([body]).size
  if (sent + bytes > MAX_BYTES) return false
  sent += bytes
  return true
}
