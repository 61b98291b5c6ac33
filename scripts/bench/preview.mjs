import { chromium } from 'playwright'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { filmMarks, markFilm } from './film-marks.mjs'

const FILM = {
  initial_prompt: 'A lighthouse keeper writes one letter every night',
  video_length_in_sec: 15,
}
const ROUNDS = 3

/** Seconds from opening a shared story's address, in a browser that never was there, to a picture that moves; the median. */
export async function measurePreview(url, browserPath) {
  const address = url + (await shareFilm(url))
  const times = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timeToMove(address, browserPath))
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
}

/** A film of a new account, shared: the path of its preview. */
async function shareFilm(url) {
  const { call } = await createAccount(url)
  const story_id = await makeFilm(call, FILM)
  return (await call('POST', '/core-api/generate_preview_link/', { story_id })).preview_url
}

async function timeToMove(address, browserPath) {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await markFilm(page)
    await page.goto(address, { waitUntil: 'commit' })
    // As soon as it can be seen, as a person would: the driver itself looks only now and then.
    const button = await page.waitForFunction(placeOfPlay, null, { polling: 'raf' })
    const { x, y } = await button.jsonValue()
    await page.mouse.click(x, y)
    const { moving } = await filmMarks(page, 'moving')
    return moving / 1000
  } finally {
    await browser.close()
  }
}

/** Runs in the page: where the middle of the button is, once it is there. */
function placeOfPlay() {
  const box = document.querySelector('button[aria-label="Play the film"]')?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}
