import { chromium } from 'playwright'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { filmMarks, markFilm } from './film-marks.mjs'
import { loaded } from './loaded.mjs'
import { signIn } from './signed-in.mjs'
import { median } from './timing.mjs'

/** A slow mobile line and a phone's processor, as page-speed tools simulate them. Bytes per second, ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const ROUNDS = 3
const FILM = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 15 }

/**
 * From asking for a page's URL, over a slow line and in a browser that has nothing of the app: to the largest paint of the login page and
 * of Home, and to the editor's first frame. Medians.
 * @returns {Promise<Record<'login' | 'home' | 'editor', { seconds: number, requests: number, script: number }>>} `requests` that were made
 *   until then, and KiB of script that had come
 */
export async function measureColdLoad(url, browserPath) {
  const { call, token } = await createAccount(url)
  const storyId = await makeFilm(call, FILM)
  const cold = async (path, person, measure) => {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await inColdBrowser(browserPath, url + path, person, measure))
    const medianOf = (key) => median(rounds.map((each) => each[key]))
    return { seconds: medianOf('seconds'), requests: medianOf('requests'), script: medianOf('script') }
  }
  return {
    editor: await cold(`/story/${storyId}`, token(), firstFrame),
    login: await cold('/login', null, largestPaint),
    home: await cold('/app', token(), largestPaint),
  }
}

async function inColdBrowser(browserPath, url, person, measure) {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    if (person) await signIn(page, person)
    await markFilm(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    const at = await measure(page)
    const { requests, script } = await loaded(page, { until: at })
    return { seconds: at / 1000, requests, script }
  } finally {
    await browser.close()
  }
}

/** The largest paint is final once all of the page's requests have finished. */
async function largestPaint(page) {
  await page.locator('h1').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        new globalThis.PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
}

const firstFrame = async (page) => (await filmMarks(page, 'firstFrame')).firstFrame
