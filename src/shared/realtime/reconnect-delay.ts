/** The specification's schedule: 1 s, growing to 5 s, each varied by up to a half, without end. */
const FIRST_MS = 1_000
const MAX_MS = 5_000
const JITTER = 0.5

/**
 * How long to wait before the next attempt to connect, ms.
 * @param attempt 0 for the first one after a connection was lost
 * @param random 0 to 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  const base = Math.min(MAX_MS, FIRST_MS * 2 ** attempt)
  const varied = base * (1 + JITTER * (random * 2 - 1))
  return Math.min(MAX_MS, Math.max(FIRST_MS, Math.round(varied)))
}
