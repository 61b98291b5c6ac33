/**
 * Scrolls a page as a wheel does, a screen and a half a second, and watches the frames; at its end it goes back up.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ frame: number, missed: number, elements: number }>} median ms between frames; frames of more than 33 ms among
 *   them, %; elements that the page holds after it: the longest list may draw no more than what is near
 */
export const scrollPage = (page) =>
  page.evaluate(async () => {
    const gaps = []
    let [before, direction] = [performance.now(), 1]
    const until = before + 4_000
    while (before < until) {
      await new Promise((resolve) => globalThis.requestAnimationFrame(resolve))
      const now = performance.now()
      gaps.push(now - before)
      const place = globalThis.scrollY
      globalThis.scrollBy(0, direction * ((now - before) / 1000) * 1350)
      if (globalThis.scrollY === place) direction = -direction
      before = now
    }
    const sorted = [...gaps].sort((a, b) => a - b)
    const missed = (gaps.filter((gap) => gap > 33.4).length / gaps.length) * 100
    const elements = document.getElementsByTagName('*').length
    return { frame: sorted[Math.floor(sorted.length / 2)], missed, elements }
  })
