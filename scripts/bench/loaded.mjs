/**
 * What a page has asked for between two moments of its own clock, ms.
 * @param {import('playwright').Page} page
 * @param {{ since?: number, until: number }} times
 * @returns {Promise<{ requests: number, bytes: number, script: number }>} `requests` that began, KiB that had come, and KiB of script among
 *   them, as they were sent
 */
export const loaded = (page, times) =>
  page.evaluate(({ since = 0, until }) => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const begun = entries.filter(({ startTime }) => startTime >= since && startTime <= until)
    const kibibytes = (some) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
    const come = begun.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= until)
    const script = come.filter(({ name }) => name.endsWith('.js'))
    return { requests: begun.length, bytes: kibibytes(come), script: kibibytes(script) }
  }, times)
