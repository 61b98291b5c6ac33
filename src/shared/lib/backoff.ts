/** ms between attempts, growing; the last one repeats. */
const DELAYS = [500, 1000, 2000, 5000, 10_000]

export interface Backoff {
  /** Resolves after the next delay, or as soon as the browser is online again or somebody asks. */
  wait: () => Promise<void>
  end: () => void
  reset: () => void
}

/** Waits longer and longer before a server that could not be reached is tried again. */
export function createBackoff(): Backoff {
  let attempt = 0
  let end = () => undefined as void
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        const stop = new AbortController()
        const timer = setTimeout(() => end(), DELAYS[Math.min(attempt++, DELAYS.length - 1)])
        end = () => {
          clearTimeout(timer)
          stop.abort()
          resolve()
        }
        addEventListener('online', () => end(), { signal: stop.signal })
      }),
    end: () => end(),
    reset: () => void (attempt = 0),
  }
}
