import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../../scripts/lib/browser.mjs'
import type { VideoDocument, VideoScene } from '../document.ts'
import { openFilmPage, type FilmPage } from './film-page.ts'
import { sampleFilm, spokenWords, type SampleScene } from './sample-film.ts'

const SIZE = { width: 640, height: 360 }
const SCENES: SampleScene[] = [
  { text: 'One two three four.', frames: 70, animation: 'ZOOM_IN', transition: '' },
  { text: 'Five six seven eight.', frames: 61, animation: 'PAN_LEFT', transition: 'fade' },
  { text: 'Nine ten eleven.', frames: 47, animation: 'ZOOM_OUT', transition: '' },
  { text: 'Twelve thirteen fourteen.', frames: 80, animation: 'PAN_RIGHT', transition: 'wipe' },
]
const TOTAL = 258
/** The first and last frame of every scene, transitions, and something in between. */
const LOOKED_AT = [0, 35, 69, 70, 79, 100, 130, 131, 150, 177, 178, 187, 230, 257]

let film: FilmPage
beforeAll(async () => {
  const browser = await findBrowser()
  if (!browser) throw new Error('The film tests need a Chromium; set CHROMIUM_PATH')
  film = await openFilmPage(browser)
  await film.page.evaluate((of) => window.harness.export('first', of), sampleFilm(SIZE, SCENES))
}, 120_000)
afterAll(() => film?.close())

const withScene = (document: VideoDocument, at: number, change: Partial<VideoScene>): VideoDocument => ({
  ...document,
  scenes: document.scenes.map((scene, index) => (index === at ? { ...scene, ...change } : scene)),
})

/** Exports a changed film twice: all anew, and with what the first one has. */
async function bothWays(name: string, changed: VideoDocument, first = sampleFilm(SIZE, SCENES)) {
  await film.page.evaluate(([as, of]) => window.harness.export(`${as} whole`, of), [name, changed] as const)
  const { progress } = await film.page.evaluate(
    ([as, of, before]) => window.harness.export(`${as} again`, of, 1, { name: 'first', film: before }),
    [name, changed, first] as const,
  )
  const facts = await film.page.evaluate(
    async (as) => [await window.harness.facts(`${as} whole`), await window.harness.facts(`${as} again`)],
    name,
  )
  expect(facts[1]).toEqual(facts[0])
  const same = await film.page.evaluate(
    ([as, { width, height }, at]) => window.harness.compareFilms(`${as} whole`, `${as} again`, width, height, at),
    [name, SIZE, LOOKED_AT.filter((frame) => frame < changed.durationInFrames)] as const,
  )
  const sound = await film.page.evaluate((as) => window.harness.soundDifference(`${as} whole`, `${as} again`), name)
  return { reused: progress.at(-1)?.reusedFrames, leastSimilar: Math.min(...same), sound }
}

describe('exporting again', () => {
  it('draws only the scene whose caption changed; the film and its sound are the same as drawn whole', async () => {
    const changed = withScene(sampleFilm(SIZE, SCENES), 1, { captions: spokenWords('Other words here.', 80, 1700) })
    const { reused, leastSimilar, sound } = await bothWays('caption', changed)
    expect(reused).toBe(TOTAL - 61)
    expect(leastSimilar).toBeGreaterThan(0.97)
    expect(sound).toBe(0)
  }, 90_000)

  it('draws a changed picture and the transition out of it, which stands in the next scene', async () => {
    const first = sampleFilm(SIZE, SCENES)
    const arolls = first.scenes[2]?.arolls.map((aroll) => ({ ...aroll, url: 'sample:picture?9' })) ?? []
    const { reused, leastSimilar, sound } = await bothWays('picture', withScene(first, 2, { arolls }))
    expect(reused).toBe(70 + 61)
    expect(leastSimilar).toBeGreaterThan(0.97)
    expect(sound).toBe(0)
  }, 90_000)

  it('takes scenes from where they stood before, and makes the sound anew', async () => {
    const first = sampleFilm(SIZE, SCENES)
    const moved = first.scenes.slice(1).map((scene) => ({
      ...scene,
      from: scene.from - 70,
      arolls: scene.arolls.map((aroll) => ({
        ...aroll,
        from: aroll.from - 70,
        ...(scene.id === 'scene-2' && { transition: { name: '' as const, durationInFrames: 0 } }),
      })),
    }))
    const cut = { ...first, scenes: moved, durationInFrames: TOTAL - 70 }
    const after = await bothWays('cut', cut)
    expect(after.reused).toBe(47 + 80)
    expect(after.leastSimilar).toBeGreaterThan(0.97)
    expect(after.sound).toBe(0)
  }, 120_000)

  it('draws nothing when nothing changed but the signatures of the addresses', async () => {
    const first = sampleFilm(SIZE, SCENES)
    const signed = {
      ...first,
      scenes: first.scenes.map((scene) => ({
        ...scene,
        arolls: scene.arolls.map((aroll) => ({ ...aroll, url: `${aroll.url}&exp=12&sig=ab` })),
      })),
    }
    const { reused, sound } = await bothWays('same', first, signed)
    expect([reused, sound]).toEqual([TOTAL, 0])
  }, 90_000)

  it('draws all of it when another size is asked for, or the earlier film is gone or no film', async () => {
    const square = sampleFilm({ width: 360, height: 360 }, SCENES.slice(0, 1))
    for (const name of ['first', 'missing']) {
      const { progress } = await film.page.evaluate(
        ([of, as, before]) => window.harness.export('other', of, 1, { name: as, film: before }),
        [square, name, sampleFilm(SIZE, SCENES)] as const,
      )
      expect(progress.at(-1)).toMatchObject({ reusedFrames: 0, frame: 70 })
    }
    expect(await film.page.evaluate(() => window.harness.facts('other'))).toMatchObject({ width: 360, frames: 70 })
  }, 90_000)

  it('writes nothing to the console', () => expect(film.complaints).toEqual([]))
})
