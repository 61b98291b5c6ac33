/**
 * Makes each page opened from now on record when its video shows its first frame, moves and plays sound, by the page's clock:
 * `filmMarks`, ms since navigation started. Polling from outside would be up to half a second late, since the driver polls at
 * growing intervals.
 */
export const markFilm = (page) => page.addInitScript(noteFilm)

/** @returns {Promise<{ firstFrame: number, moving: number, sound: number }>} the marks, once the named ones are there */
export async function filmMarks(page, ...names) {
  const isThere = (wanted) => wanted.every((name) => globalThis.filmMarks[name] !== undefined)
  await page.waitForFunction(isThere, names, { polling: 'raf', timeout: 120_000 })
  return page.evaluate(() => globalThis.filmMarks)
}

/** Runs in the page before its own scripts. */
function noteFilm() {
  const marks = (globalThis.filmMarks = {})
  new globalThis.MutationObserver(() => {
    const { filmReady, filmFrame } = document.querySelector('canvas[data-film-frame]')?.dataset ?? {}
    if (filmReady === 'true') marks.firstFrame ??= performance.now()
    if (Number(filmFrame) > 3) marks.moving ??= performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['data-film-frame', 'data-film-ready'] })
  const { start } = globalThis.AudioBufferSourceNode.prototype
  globalThis.AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.buffer?.getChannelData(0).some((sample) => Math.abs(sample) > 0.001)) marks.sound ??= performance.now()
    start.apply(this, when)
  }
}
