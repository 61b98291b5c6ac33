import { inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { timelinePage } from '../../pages/timeline-page.ts'

/** Minutes of editing; only the long run takes them. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10)
/** By then all lazy code is loaded. */
const SETTLED_AFTER = MINUTES / 5
/** How much more may be held at the end than after it has settled. */
const MAX_GROWTH = 1.2

inLongRun('none, for it takes ten minutes')
test.skip(({ host }) => host !== 'node', 'In the tab the whole backend lives in the same heap.')

test('editing for ten minutes uses no more memory than for two', async ({ page, context, openStory, editor }) => {
  test.setTimeout((MINUTES + 3) * 60_000)
  expect(openStory.storyId).not.toBe('')
  const timeline = timelinePage(page)
  const browser = await context.newCDPSession(page)
  await browser.send('Performance.enable')
  const heap = async () => {
    await browser.send('HeapProfiler.collectGarbage')
    const { metrics } = await browser.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024 / 1024
  }

  const round = async (at: number) => {
    const number = (at % 2) + 1
    await timeline.select(number)
    await timeline.endOf(number).press(at % 4 < 2 ? 'ArrowRight' : 'ArrowLeft')
    await page.keyboard.press('Control+z')
    await editor.openTab(at % 3 === 0 ? 'Voice' : 'Captions')
    await timeline.dragBehind(1, 2)
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Control+d')
    await page.keyboard.press('Delete')
    await editor.expectSaved()
    await page.keyboard.press('=')
    await page.keyboard.press('l')
    await page.keyboard.press('l')
    await expect.poll(editor.currentFrame).toBeGreaterThan(40)
    await page.keyboard.press('k')
    await page.keyboard.press('Home')
    await timeline.fit.click()
  }

  const begun = Date.now()
  const minutes = () => (Date.now() - begun) / 60_000
  let at = 0
  const samples: number[] = []
  for (let until = SETTLED_AFTER; until <= MINUTES; until += SETTLED_AFTER) {
    while (minutes() < until) await round(at++)
    samples.push(await heap())
  }
  const [settled = 0] = samples
  const last = samples.at(-1) ?? Infinity
  const figures = samples.map((megabytes) => megabytes.toFixed(1)).join(', ')
  console.log(`${at} rounds of editing, MB held every ${SETTLED_AFTER} minutes: ${figures}`)
  expect(last).toBeLessThan(settled * MAX_GROWTH)
})
