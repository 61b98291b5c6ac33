import type { Page } from 'playwright'

/** What Chromium writes about answers and sockets that are not there; the rest is the app's. */
const OF_THE_NETWORK = /^Failed to load resource|WebSocket connection to|net::ERR_/
const LONGEST_TURN_MS = 5_000
/** How long a page may show placeholders after its last answer, ms. */
const SETTLE_MS = 10_000

/** What stands for something that is still to come: placeholders, and bars and rings that tell no share. */
const WAITING = '.MuiSkeleton-root, .MuiCircularProgress-indeterminate, .MuiLinearProgress-indeterminate'

interface LookOptions {
  /** How long it may show placeholders after its last answer, ms. */
  settleMs?: number
  /** Placeholders are what it is there to show. */
  showsSamples?: boolean
}

/**
 * Opens a page and answers what is wrong with it; nothing when it neither crashed, froze, waits for ever nor shows what is no value.
 */
export async function faultsOf(
  page: Page,
  address: string,
  { settleMs = SETTLE_MS, showsSamples = false }: LookOptions = {},
): Promise<string[]> {
  const faults: string[] = []
  const hearError = (error: Error) => faults.push(`threw: ${error.stack ?? error.message}`)
  page.on('pageerror', hearError)
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 20_000 })
    await settled(page, settleMs, showsSamples ? ':not(*)' : WAITING)
    faults.push(...(await inTime(page.evaluate(findFaults))))
  } catch (cause) {
    faults.push(cause instanceof Error ? cause.message : String(cause))
  } finally {
    page.off('pageerror', hearError)
  }
  return faults.filter((fault) => !OF_THE_NETWORK.test(fault)).map((fault) => `${address}: ${fault}`)
}

/** Until nothing is asked for and no placeholder is shown. */
async function settled(page: Page, settleMs: number, selector: string) {
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined)
  await inTime(page.evaluate(() => true))
  await page
    .waitForFunction(
      (waiting) => document.querySelector(waiting) === null && document.body.innerText.trim() !== '',
      selector,
      { timeout: settleMs },
    )
    .catch(async () => {
      const shown = await inTime(page.evaluate(describeWaiting, selector))
      throw new Error(`still waits: ${shown}`)
    })
}

/** Runs in the page. */
function describeWaiting(waiting: string): string {
  const [first] = document.querySelectorAll(waiting)
  const label = first?.closest('[aria-label]')?.getAttribute('aria-label') ?? first?.className ?? 'an empty page'
  return `${label}, beside “${document.body.innerText.slice(0, 200)}”`
}

/** A frozen page answers nothing. */
async function inTime<Result>(asked: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('is frozen')), LONGEST_TURN_MS)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = []
  const text = document.body.innerText
  const labels = [...document.querySelectorAll('[aria-label],[title],[alt],[aria-valuetext],[aria-valuenow]')].flatMap(
    (each) =>
      ['aria-label', 'title', 'alt', 'aria-valuetext', 'aria-valuenow'].map((name) => each.getAttribute(name) ?? ''),
  )
  const shown = [text, ...labels].join('\n')
  const bad = /(?:^|[^\w])(NaN|undefined|Infinity|Invalid Date|\[object \w+\])(?:[^\w]|$)/.exec(shown)
  if (bad) faults.push(`shows ${bad[1]}: “${shown.slice(Math.max(0, bad.index - 60), bad.index + 60)}”`)
  if (/This page stopped working/.test(text)) faults.push('stopped working')
  const elements = document.querySelectorAll('*').length
  if (elements > 20_000) faults.push(`has ${elements} elements`)
  return faults
}
