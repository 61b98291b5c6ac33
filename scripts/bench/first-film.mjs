import { chromium } from 'playwright'
import { createAccount } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { treePages } from '../lib/tree-memory.mjs'
import { filmMarks, markFilm } from './film-marks.mjs'
import { loaded } from './loaded.mjs'
import { signIn } from './signed-in.mjs'

const PROMPT = 'A lighthouse keeper on a northern island writes one letter every night for forty years.'

/** Interval of comparing the displayed video with the finished one, ms. */
const SAMPLE_INTERVAL_MS = 250
/** Most time that the rest of the story may take, s. */
const LONGEST = 120

/**
 * Seconds from pressing Generate to the first frame in the player, to an image that moves and to its first sound, of a story of about
 * six scenes; what it took until it moved: requests of the page, KiB that came, and pages of memory that server and browser touched; and
 * how many of its scenes the film reached before they were made, while it played on.
 * @returns {Promise<Record<'firstFrame' | 'moving' | 'speaking' | 'requests' | 'bytes' | 'reachedUnmade', number> & { pages: number | null }>}
 */
export async function measureFirstFilm(url, browserPath) {
  const { call, token } = await createAccount(url)
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await signIn(page, token())
    await markFilm(page)
    await page.goto(`${url}/app`)
    await page.getByRole('textbox', { name: 'What is your story about?' }).fill(PROMPT)
    await page.getByRole('button', { name: /^Length/ }).click()
    await page.getByRole('menuitemradio', { name: '45 s' }).click()
    await page.evaluate(noteNextPress)
    // This process has started both.
    const before = await treePages(process.pid)
    await page.getByRole('button', { name: /^Generate/ }).click()
    await filmMarks(page, 'moving')
    const pages = before === null ? null : (await treePages(process.pid)) - before
    const { firstFrame, moving, sound } = await filmMarks(page, 'firstFrame', 'moving', 'sound')
    const pressed = await page.evaluate(() => globalThis.pressed)
    const [toFrame, toMoving, toSound] = [firstFrame, moving, sound].map((at) => (at - pressed) / 1000)
    const { requests, bytes } = await loaded(page, { since: pressed, until: moving })
    const storyId = new URL(page.url()).pathname.split('/').at(-1)
    return {
      firstFrame: toFrame,
      moving: toMoving,
      speaking: toSound,
      ...{ requests, bytes, pages },
      reachedUnmade: await countReachedUnmade(page, call, storyId),
    }
  } finally {
    await browser.close()
  }
}

/** Records the press in the page itself, since the driver waits for the menu to fade first. The button may be replaced by then. */
function noteNextPress() {
  const note = () => (globalThis.pressed = performance.now())
  globalThis.document.addEventListener('click', note, { once: true, capture: true })
}

/** Scenes in which the film stood while they were being made, until all of them are. */
async function countReachedUnmade(page, call, storyId) {
  const reached = new Set()
  for (const end = performance.now() + LONGEST * 1000; performance.now() < end;) {
    const { scenes } = await call('getStory', { params: { story_id: storyId } })
    if (scenes.every(({ status }) => status !== 'GENERATING')) return reached.size
    let left = await page.evaluate(() => Number(document.querySelector('canvas')?.dataset.filmFrame))
    const shown = scenes.find(({ duration_in_frames: frames }) => (left -= frames) < 0)
    if (shown?.status === 'GENERATING') reached.add(shown.id)
    await page.waitForTimeout(SAMPLE_INTERVAL_MS)
  }
  throw new Error(`The story was not made within ${LONGEST} s`)
}
