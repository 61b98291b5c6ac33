// Only here: a film that several renderers draw in parts is the film that one of them draws.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../../scripts/lib/browser.mjs'
import type { VideoDocument } from '../document.ts'
import type { DrawnParts } from '../export/protocol.ts'
import { openFilmPage, type FilmPage } from './film-page.ts'
import { sampleFilm, spokenWords, type SampleScene } from './sample-film.ts'

const SIZE = { width: 480, height: 270 }
const SCENES: SampleScene[] = [
  { text: 'One two three four.', frames: 70, animation: 'ZOOM_IN', transition: '' },
  { text: 'Five six seven eight.', frames: 61, animation: 'PAN_LEFT', transition: 'fade' },
  { text: 'Nine ten eleven.', frames: 47, animation: 'ZOOM_OUT', transition: '' },
  { text: 'Twelve thirteen fourteen.', frames: 80, animation: 'PAN_RIGHT', transition: 'wipe' },
]
// Measured by each renderer of its sound, its gain has to be the same.
const DOCUMENT: VideoDocument = { ...sampleFilm(SIZE, SCENES), loudnessLufs: -14 }
const FRAMES = Array.from({ length: DOCUMENT.durationInFrames }, (_, frame) => frame)

let film: FilmPage
let drawn: DrawnParts
let drawMs = 0
beforeAll(async () => {
  const browser = await findBrowser()
  if (!browser) throw new Error('The film tests need a Chromium; set CHROMIUM_PATH')
  film = await openFilmPage(browser)
  await film.page.evaluate((of) => window.harness.export('whole', of, 1), DOCUMENT)
  const made = await film.page.evaluate((of) => window.harness.drawParts('parts', of), DOCUMENT)
  drawn = made.drawn
  drawMs = made.ms
}, 180_000)
afterAll(() => film?.close())

const join = (name: string, from: DrawnParts) =>
  film.page.evaluate(([as, of, parts]) => window.harness.joinParts(as, of, parts), [name, DOCUMENT, from] as const)

/** How alike two kept films are. No two encodes of one film are equal to the bit, not even by one renderer. */
const compare = (name: string, whole: string, frames = FRAMES) =>
  film.page.evaluate(
    async ([one, other, { width, height }, at]) => ({
      facts: [await window.harness.facts(one), await window.harness.facts(other)],
      leastSimilar: Math.min(...(await window.harness.compareFilms(one, other, width, height, at))),
      sound: await window.harness.soundDifference(one, other),
    }),
    [name, whole, SIZE, frames] as const,
  )

it('a film that is drawn in parts equals the film that is drawn in one go: every frame, the sound and the facts of the file', async () => {
  expect(drawn.images.length).toBeGreaterThan(1)
  const { ms } = await join('joined', drawn)
  const { facts, leastSimilar, sound } = await compare('joined', 'whole')
  expect(facts[0]).toEqual(facts[1])
  expect(leastSimilar).toBeGreaterThan(0.97)
  expect(sound).toBe(0)
  expect(ms / drawMs).toBeLessThan(0.3)
}, 120_000)

it('a film of which an earlier one has some scenes is joined from those and from the parts of the others', async () => {
  const changed = {
    ...DOCUMENT,
    scenes: DOCUMENT.scenes.map((scene, at) =>
      at % 2 === 1 ? { ...scene, captions: spokenWords('Other words here.', 80, 1700) } : scene,
    ),
  }
  await film.page.evaluate((of) => window.harness.export('changed whole', of, 1), changed)
  const { parts, reusedFrames } = await film.page.evaluate(
    async ([of, before]) => {
      const earlier = { name: 'whole', film: before }
      const made = await window.harness.drawParts('changed', of, earlier)
      const joined = await window.harness.joinParts('changed', of, made.drawn, earlier)
      return { parts: made.drawn.images.map(({ sections }) => sections), ...joined }
    },
    [changed, DOCUMENT] as const,
  )
  expect(parts.flat().map(({ from }) => from)).toEqual([70, 101, 178, 218])
  expect(reusedFrames).toBe(70 + 47)
  const { leastSimilar, sound } = await compare('changed', 'changed whole')
  expect(leastSimilar).toBeGreaterThan(0.97)
  expect(sound).toBe(0)
}, 120_000)

it.each([
  ['is gone', 'sample:kept?lost'],
  ['is of another encoder', 'sample:video?2000'],
  ['has other frames', 'sample:kept?whole'],
])(
  'a film with a part that %s is drawn where it would have been joined',
  async (_, url) => {
    const [first, ...others] = drawn.images
    if (!first) throw new Error('There are no parts')
    const { reusedFrames } = await join('spoiled', { ...drawn, images: [{ ...first, url }, ...others] })
    expect(reusedFrames).toBe(0)
    expect((await compare('spoiled', 'whole', [0, 69, 70, 130, 257])).leastSimilar).toBeGreaterThan(0.97)
  },
  60_000,
)
