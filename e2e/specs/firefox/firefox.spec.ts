// Only here: the product in Firefox, which the specification names beside Chrome. Playwright cannot drive a release build of Firefox.
import type { Page } from 'puppeteer-core'
import { findFirefox } from '../../../scripts/lib/browser.mjs'
import { readFilm } from '../../fixtures/film-file.ts'
import { startFirefox, startSoundDevice, type Firefox, type SoundDevice } from '../../fixtures/firefox.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import type { MadeStory } from '../../fixtures/stories.ts'
import { expect, test } from '../../fixtures/test.ts'

const FPS = 30
const FILM_SECONDS = 8

inLongRun('src/video/player/watch-sound.test.ts, src/video/testing/player.test.ts, e2e/specs/film/film.spec.ts')

test.skip(({ host }) => host !== 'node', 'Both hosts serve the same app; this is about the browser.')

let program: string | null = null
let device: SoundDevice | null = null
let firefox: Firefox | null = null

test.beforeAll(async () => {
  program = await findFirefox()
})
test.afterEach(async () => {
  await firefox?.close()
  await device?.remove()
  device = null
  firefox = null
})

test('Firefox without a sound device plays a story without sound, shows that, and continues when it is unmuted', async ({
  baseURL,
  copyStory,
}, testInfo) => {
  const { page, complaints } = await start(testInfo.outputPath('downloads'), null)
  await openStory(page, baseURL, await copyStory(FILM_SECONDS))
  await press(page, 'Play')
  await expect.poll(() => notices(page)).toContain('No audio output')
  expect(await speedOf(page, 1)).toBeCloseTo(1, 0)
  for (const name of ['Mute', 'Sound on']) await press(page, name)
  expect(await speedOf(page, 1)).toBeCloseTo(1, 0)
  await press(page, 'Pause')
  await press(page, 'Play')
  expect(await speedOf(page, 1)).toBeCloseTo(1, 0)
  expect(complaints).toEqual([])
})

test('Firefox plays a story with its sound, edits a caption, and downloads the exported video', async ({
  baseURL,
  copyStory,
}, testInfo) => {
  test.setTimeout(300_000)
  device = await startSoundDevice()
  test.skip(
    device === null,
    'No PulseAudio is installed, which the sounds would be heard on (Debian: `apt-get install pulseaudio`).',
  )
  const { page, complaints, nextFile } = await start(testInfo.outputPath('downloads'), device)
  const story = await copyStory(FILM_SECONDS)
  await openStory(page, baseURL, story)
  await press(page, 'Play')
  expect(await speedOf(page, 3)).toBeCloseTo(1, 0)
  await expect.poll(() => device?.heard() ?? 0).toBeGreaterThan(0)
  expect(await notices(page)).not.toContain('sound')
  await press(page, 'Pause')

  await page.locator('button[aria-label="Scene 1"]').click({ offset: { x: 12, y: 12 } })
  await page.locator('[aria-label="Scene settings"] ::-p-text(Captions)').click()
  await page.locator('[aria-label="Caption words"] li:first-child button').click()
  await page.locator('[aria-label="Caption words"] input').fill('Lanterns')
  await page.keyboard.press('Enter')
  await expect.poll(() => notices(page)).toContain('Saved')
  await page.reload()
  await page.locator('[aria-label="Scene settings"] ::-p-text(Captions)').click()
  await expect.poll(() => textOf(page, '[aria-label="Caption words"] li:first-child')).toMatch(/^Lanterns/)

  await press(page, 'Export')
  const file = nextFile(180_000)
  await press(page, 'Export video')
  expect(await file).toMatch(new RegExp(`/${story.storyId}\\.mp4$`))
  const film = await readFilm(await file)
  expect(film).toMatchObject({ videoCodec: 'h264', audioCodec: 'aac', framesPerSecond: FPS })
  expect(film.duration).toBeCloseTo(await durationOf(page), 1)
  expect(complaints).toEqual([])
})

async function start(downloads: string, sound: SoundDevice | null): Promise<Firefox> {
  test.skip(
    program === null,
    'No Firefox is installed (Debian: `apt-get install firefox-esr`), and FIREFOX_PATH names none.',
  )
  firefox = await startFirefox(program ?? '', { downloads, sound })
  return firefox
}

async function openStory(page: Page, baseURL = '', { account, storyId }: MadeStory) {
  await page.goto(`${baseURL}/login`)
  await page.locator('input[type=email]').fill(account.email)
  await page.locator('input[type=password]').fill(account.password)
  await press(page, 'Login with Email')
  await page.waitForFunction(() => location.pathname === '/app')
  await page.goto(`${baseURL}/story/${storyId}`)
  await page.locator('canvas[data-film-frame]').wait()
}

// By its markup: repeated queries by name, as Puppeteer does them in Firefox, leave the page no time to play.
const press = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//button[@aria-label="${name}" or normalize-space()="${name}"])`).click()

const textOf = (page: Page, selector: string) =>
  page.evaluate((of) => document.querySelector(of)?.textContent ?? '', selector)

const notices = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' '))

/** Speed of the drawn playback over this length (s): 1 is real time. */
const speedOf = (page: Page, seconds: number) =>
  page.evaluate(
    async ([fps, length]) => {
      const frame = () => Number(document.querySelector('canvas')?.dataset['filmFrame'])
      const paint = () => new Promise(requestAnimationFrame)
      const before = frame()
      while (frame() === before) await paint()
      const [from, begun] = [frame(), performance.now()]
      while (frame() < from + length * fps) await paint()
      return ((frame() - from) / fps / (performance.now() - begun)) * 1000
    },
    [FPS, seconds] as const,
  )

/** s. */
async function durationOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0, frames = 0] =
    (await textOf(page, '[role=timer]')).split('/').at(-1)?.split(':').map(Number) ?? []
  return minutes * 60 + seconds + frames / FPS
}
