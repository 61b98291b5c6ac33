/** How often the clock of the sound output is read, ms. */
const POLL_INTERVAL_MS = 100

/** So many readings in a row of the same time, and it stands still. Readings and not time: a page that is busy reads nothing either. */
const READINGS = 5

/**
 * Reports whether the sound output stands still while a film plays. The player waits for the output without a limit, and some never
 * start: a computer without a sound device has none, the system has taken it away, or it was stopped while it was being started. Without
 * sound the film follows the page's own clock. The player starts the output all the same, so the clock moves as soon as there is one.
 * @param readClock the time of the output, s; null while the player has none
 * @param mayStand whether the output may be idle: nothing plays now
 * @returns stops watching
 */
export function watchSound(
  readClock: () => number | null,
  mayStand: () => boolean,
  report: (isStuck: boolean) => void,
): () => void {
  let readings = 0
  let last = readClock() ?? 0
  const timer = setInterval(() => {
    const time = readClock()
    const hasMoved = (time ?? 0) > last
    last = time ?? 0
    if (hasMoved) report(false)
    readings = hasMoved || time === null || document.hidden || mayStand() ? 0 : readings + 1
    if (readings === READINGS) report(true)
  }, POLL_INTERVAL_MS)
  return () => clearInterval(timer)
}
