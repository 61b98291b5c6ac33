import { rendersPerMove, watchCalls } from './editor-drag.mjs'
import { startCounting, stopCounting } from './editor-probes.mjs'

const WORDS = 'Two bees and a map'
/** A task of the page that keeps a key waiting, ms: what a browser reports as a long one. */
const LONG_TASK = 50
const SETTLED_MS = 2_500

/** Drags a text along its lane, then types in it. */
export async function measureOverlays(page) {
  await page.keyboard.press('Escape')
  await page.locator('[data-part="lanes"]').evaluate((lanes) => (lanes.scrollLeft = 0))
  const clip = page.locator('[data-part="overlays"] button', { hasText: 'Chapter 2' }).first()
  const { x, y, width } = await clip.boundingBox()
  // What follows an earlier edit, such as what it made out of date, is asked for a moment later.
  await page.waitForTimeout(SETTLED_MS)
  const calls = watchCalls(page)
  await page.mouse.move(x + 20, y + 8)
  await page.mouse.down()
  // The first moves begin the drag.
  await page.mouse.move(x + 32, y + 8, { steps: 4 })
  const rendersInDrag = await rendersPerMove(page, { x: x + 32, y: y + 8, width })
  await page.mouse.up()
  await page.getByText('Saved', { exact: true }).waitFor()
  // What follows an edit by realtime would come now.
  await page.waitForTimeout(600)
  const callsPerDrop = calls.length
  return { overlayRendersInDrag: rendersInDrag, overlayCallsPerDrop: callsPerDrop, ...(await measureTyping(page)) }
}

async function measureTyping(page) {
  const field = page.getByRole('complementary', { name: 'Inspector' }).getByRole('textbox', { name: 'Text' })
  await field.fill('')
  await page.evaluate(() => (globalThis.probes.longTasks.length = 0))
  await startCounting(page)
  await field.pressSequentially(WORDS, { delay: 60 })
  const rendered = (await stopCounting(page)).length
  const tasks = await page.evaluate(() => globalThis.probes.longTasks)
  await field.blur()
  await page.getByText('Saved', { exact: true }).waitFor()
  return {
    overlayRendersPerKey: rendered / WORDS.length,
    overlayLongTasksPerKey: tasks.filter((ms) => ms > LONG_TASK).length / WORDS.length,
  }
}

/** MiB of script objects that the page holds after what it no longer needs was collected. */
export async function heapOf(page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await devTools.detach()
  return usedSize / 2 ** 20
}
