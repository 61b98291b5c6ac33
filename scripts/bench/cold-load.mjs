import { chromium } from 'playwright'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { filmMarks, markFilm } from './film-marks.mjs'
import { signIn } from './signed-in.mjs'

/** A slow mobile line and a phone's processor, as page-speed tools simulate them. Bytes per second, ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const ROUNDS = 3
const FILM = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 15 }

/**
 * Seconds from asking for a page's address, over a slow line and in a browser that has nothing of the app: to the largest paint of the
 * login page and of Home, and to the editor's first frame; and the KiB of script that were fetched before that frame. Medians.
 * @returns {Promise<{ login: number, home: number, editor: number, editorScript: number }>}
 */
export async function measureColdLoad(url, browserPath) {
  const { call, token } = await createAccount(url)
  const storyId = await makeFilm(call, FILM)
  const cold = async (address, person, measure) => {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await inColdBrowser(browserPath, url + address, person, measure))
    return rounds
  }
  const editor = await cold(`/story/${storyId}`, token(), firstFrame)
  return {
    login: median(await cold('/login', null, largestPaint)),
    home: median(await cold('/app', token(), largestPaint)),
    editor: median(editor.map(({ seconds }) => seconds)),
    editorScript: median(editor.map(({ script }) => script)),
  }
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function inColdBrowser(browserPath, address, person, measure) {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    if (person) await signIn(page, person)
    await markFilm(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(address, { waitUntil: 'commit' })
    return await measure(page)
  } finally {
    await browser.close()
  }
}

/** Nothing larger is painted once everything that the page asked for has come. */
async function largestPaint(page) {
  await page.locator('h1').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        new globalThis.PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime / 1000)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
}

async function firstFrame(page) {
  const { firstFrame: at } = await filmMarks(page, 'firstFrame')
  const script = await page.evaluate((until) => {
    const entries = performance.getEntriesByType('resource')
    const scripts = entries.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= until)
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
  }, at)
  return { seconds: at / 1000, script }
}
