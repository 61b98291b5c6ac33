// Only here: a film that several renderers draw in parts is the film that one of them draws.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../../scripts/lib/browser.mjs'
import { openFilmPage, type FilmPage } from './film-page.ts'
import { sampleFilm, spokenWords, type SampleScene } from './sample-film.ts'

const SIZE = { width: 480, height: 270 }
const SCENES: SampleScene[] = [
  { text: 'One two three four.', frames: 70, animation: 'ZOOM_IN', transition: '' },
  { text: 'Five six seven eight.', frames: 61, animation: 'PAN_LEFT', transition: 'fade' },
  { text: 'Nine ten eleven.', frames: 47, animation: 'ZOOM_OUT', transition: '' },
  { text: 'Twelve thirteen fourteen.', frames: 80, animation: 'PAN_RIGHT', transition: 'wipe' },
]
const FRAMES = Array.from({ length: 258 }, (_, frame) => frame)

let film: FilmPage
beforeAll(async () => {
  const browser = await findBrowser()
  if (!browser) throw new Error('The film tests need a Chromium; set CHROMIUM_PATH')
  film = await openFilmPage(browser)
  await film.page.evaluate((of) => window.harness.export('whole', of, 1), sampleFilm(SIZE, SCENES))
}, 120_000)
afterAll(() => film?.close())

/** How the frames and the sound of a kept film differ from those of another. */
const difference = (name: string, whole = 'whole') =>
  film.page.evaluate(
    async ([one, other, { width, height }, frames]) => ({
      facts: [await window.harness.facts(one), await window.harness.facts(other)],
      leastSimilar: Math.min(...(await window.harness.compareFilms(one, other, width, height, frames))),
      sound: await window.harness.soundDifference(one, other),
    }),
    [name, whole, SIZE, FRAMES] as const,
  )

it('a film that is drawn in parts equals the film that is drawn in one go: every frame, the sound and the facts of the file', async () => {
  const { parts, drawMs, joinMs } = await film.page.evaluate(
    (of) => window.harness.exportInParts('parts', of),
    sampleFilm(SIZE, SCENES),
  )
  expect(parts.length).toBeGreaterThan(1)
  const { facts, leastSimilar, sound } = await difference('parts')
  expect(facts[0]).toEqual(facts[1])
  expect(leastSimilar).toBe(1)
  expect(sound).toBe(0)
  expect(joinMs / drawMs).toBeLessThan(0.3)
}, 120_000)

it('a film of which an earlier one has some scenes is joined from those and from the parts of the others', async () => {
  const first = sampleFilm(SIZE, SCENES)
  const changed = {
    ...first,
    scenes: first.scenes.map((scene, at) =>
      at === 1 ? { ...scene, captions: spokenWords('Other words here.', 80, 1700) } : scene,
    ),
  }
  const changedTwo = {
    ...changed,
    scenes: changed.scenes.map((scene, at) =>
      at === 3 ? { ...scene, captions: spokenWords('More words.', 80, 1700) } : scene,
    ),
  }
  await film.page.evaluate((of) => window.harness.export('changed whole', of, 1), changedTwo)
  const { parts, reused } = await film.page.evaluate(
    ([of, before]) => window.harness.exportInParts('changed', of, { earlier: { name: 'whole', film: before } }),
    [changedTwo, first] as const,
  )
  expect([parts.flat().length, reused]).toEqual([4, 70 + 47])
  const { leastSimilar, sound } = await difference('changed', 'changed whole')
  expect(leastSimilar).toBe(1)
  expect(sound).toBe(0)
}, 120_000)

it.each(['LOST', 'CUT', 'OTHER_TAG'] as const)(
  'a film whose part is unusable (%s) is drawn where it would have been joined',
  async (spoiled) => {
    await film.page.evaluate(([of, how]) => window.harness.exportInParts('spoiled', of, { spoiled: how }), [
      sampleFilm(SIZE, SCENES),
      spoiled,
    ] as const)
    expect((await difference('spoiled')).leastSimilar).toBe(1)
  },
  120_000,
)
