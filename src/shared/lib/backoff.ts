/** ms between attempts, growing; the last one repeats. */
const DELAYS = [500, 1000, 2000, 5000, 10_000]

/** The specification's schedule: 1 s, growing to 5 s, each varied by up to a half, without end. */
const FIRST_RECONNECT_MS = 1_000
const MAX_RECONNECT_MS = 5_000
const JITTER = 0.5

export interface Backoff {
  /** Resolves after the next delay, or as soon as the browser is online again or `end` is called. */
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

/**
 * How long to wait before the next attempt to connect to realtime events, ms.
 * @param attempt 0 for the first one after a connection was lost
 * @param random 0 to 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  const base = Math.min(MAX_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** attempt)
  const varied = base * (1 + JITTER * (random * 2 - 1))
  return Math.min(MAX_RECONNECT_MS, Math.max(FIRST_RECONNECT_MS, Math.round(varied)))
}
