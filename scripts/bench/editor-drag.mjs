import { startCounting, stopCounting } from './editor-probes.mjs'
import { percentile } from './timing.mjs'

const MOVES = 180
const EVERY_MS = 16
/** Moves in which renders are counted: counting takes script of its own. */
const COUNTED = 12

/** Drags a clip over the timeline and back; script per pointer move from the browser's own trace. */
export async function measureDrag(browser, page) {
  await page.keyboard.press('Escape')
  const clip = await page.locator('[data-clip][data-number="2"]').boundingBox()
  const y = clip.y + 9
  const startX = clip.x + 60
  await page.mouse.move(startX, y)
  await page.evaluate(() => {
    globalThis.probes.longTasks.length = 0
    globalThis.frames = 0
    const count = () => {
      globalThis.frames++
      globalThis.counting = globalThis.requestAnimationFrame(count)
    }
    count()
  })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.mouse.down()
  const begun = performance.now()
  for (let at = 1; at <= MOVES; at++) {
    // To the right edge, where the track scrolls by itself, and back.
    await page.mouse.move(startX + 1000 * Math.sin((at / MOVES) * Math.PI), y)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + at * EVERY_MS - performance.now())))
  }
  const seconds = (performance.now() - begun) / 1000
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const trace = JSON.parse((await browser.stopTracing()).toString())
  const { frames, longTasks } = await page.evaluate(() => {
    globalThis.cancelAnimationFrame(globalThis.counting)
    return { frames: globalThis.frames, longTasks: globalThis.probes.longTasks }
  })
  return {
    ...(await countDrop(page)),
    dragScript: percentile(scriptPerMove(trace.traceEvents), 0.95),
    dragLongestTask: Math.max(0, ...longTasks),
    dragFps: frames / seconds,
  }
}

/** Requests to the API from now on. */
export function watchCalls(page) {
  const calls = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  return calls
}

/** Drops a scene at another place: counts React renders for each move, and the final server calls. */
async function countDrop(page) {
  // The long drag has scrolled the track.
  await page.locator('[data-part="lanes"]').evaluate((lanes) => (lanes.scrollLeft = 0))
  const clip = page.locator('[data-clip][data-number="2"]')
  const id = await clip.getAttribute('data-clip')
  const { x, y, width } = await clip.boundingBox()
  const calls = watchCalls(page)
  await page.mouse.move(x + 60, y + 9)
  await page.mouse.down()
  const rendersInDrag = await rendersPerMove(page, { x: x + 60, y: y + 9, width: width * 1.8 - 60 })
  await page.mouse.up()
  await page.locator(`[data-clip="${id}"][data-number="3"]`).waitFor()
  // What follows an edit by realtime would come now.
  await page.waitForTimeout(600)
  return { rendersInDrag, callsPerDrop: calls.length }
}

/** Components that React renders for each pointer move of a drag that is under way, a move a frame; the page has its probes. */
export async function rendersPerMove(page, { x, y, width }) {
  await startCounting(page)
  for (let at = 1; at <= COUNTED; at++) {
    await page.mouse.move(x + (width * at) / COUNTED, y)
    await page.evaluate(() => new Promise((resolve) => globalThis.requestAnimationFrame(resolve)))
  }
  return (await stopCounting(page)).length / COUNTED
}

/** Script in ms for each pointer move: what it runs itself, and what it asks for before the next image. */
export function scriptPerMove(events) {
  const ofMain = events
    .filter(({ ph, name }) => ph === 'X' && (name === 'EventDispatch' || name === 'FireAnimationFrame'))
    .toSorted((a, b) => a.ts - b.ts)
  const moves = []
  for (const { name, dur, args } of ofMain) {
    if (name === 'EventDispatch' && args.data?.type === 'pointermove') moves.push(dur / 1000)
    else if (name === 'FireAnimationFrame' && moves.length > 0) moves[moves.length - 1] += dur / 1000
  }
  if (moves.length === 0) throw new Error('The trace holds no pointer moves')
  return moves
}
