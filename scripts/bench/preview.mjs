import { chromium } from 'playwright'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { filmMarks, markFilm } from './film-marks.mjs'
import { loaded } from './loaded.mjs'
import { median } from './timing.mjs'

const FILM = {
  initial_prompt: 'A lighthouse keeper writes one letter every night',
  video_length_in_sec: 15,
}
const ROUNDS = 3

/**
 * From opening a shared story's URL, in a browser that never was there, to an image that moves; medians.
 * @returns {Promise<{ seconds: number, requests: number, bytes: number }>} requests that were made until then, and KiB that had come
 */
export async function measurePreview(url, browserPath) {
  const path = await shareFilm(url)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await openUntilItMoves(url + path, browserPath))
  const medianOf = (key) => median(rounds.map((each) => each[key]))
  return { seconds: medianOf('seconds'), requests: medianOf('requests'), bytes: medianOf('bytes') }
}

/** A film of a new account, shared: the path of its preview. */
async function shareFilm(url) {
  const { call } = await createAccount(url)
  const story_id = await makeFilm(call, FILM)
  return (await call('generatePreviewLink', { body: { story_id } })).preview_url
}

async function openUntilItMoves(url, browserPath) {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await markFilm(page)
    await page.goto(url, { waitUntil: 'commit' })
    // At the first visible frame, like a user: the driver itself polls at intervals.
    const button = await page.waitForFunction(placeOfPlay, null, { polling: 'raf' })
    const { x, y } = await button.jsonValue()
    await page.mouse.click(x, y)
    const { moving } = await filmMarks(page, 'moving')
    const { requests, bytes } = await loaded(page, { until: moving })
    return { seconds: moving / 1000, requests, bytes }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: where the middle of the button is, once it is there. */
function placeOfPlay() {
  const box = document.querySelector('button[aria-label="Play video"]')?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}
