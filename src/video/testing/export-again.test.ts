// Only here: a film that takes scenes and sound over from an earlier one is the film that is drawn whole.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../../scripts/lib/browser.mjs'
import type { VideoDocument, VideoScene } from '../document.ts'
import { openFilmPage, type FilmPage } from './film-page.ts'
import { sampleFilm, spokenWords, type SampleScene } from './sample-film.ts'

const SIZE = { width: 480, height: 270 }
const SCENES: SampleScene[] = [
  { text: 'One two three four.', frames: 70, animation: 'ZOOM_IN', transition: '' },
  { text: 'Five six seven eight.', frames: 61, animation: 'PAN_LEFT', transition: 'fade' },
  { text: 'Nine ten eleven.', frames: 47, animation: 'ZOOM_OUT', transition: '' },
  { text: 'Twelve thirteen fourteen.', frames: 80, animation: 'PAN_RIGHT', transition: 'wipe' },
]
const TOTAL = 258
const isLong = process.env['LONG_TESTS'] === '1'
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

/** Exports a changed film twice: in full, and reusing the first one. */
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
  it('exporting again draws only the scene whose caption changed; the film and its sound are the same as drawn whole', async () => {
    const changed = withScene(sampleFilm(SIZE, SCENES), 1, { captions: spokenWords('Other words here.', 80, 1700) })
    const { reused, leastSimilar, sound } = await bothWays('caption', changed)
    expect(reused).toBe(TOTAL - 61)
    expect(leastSimilar).toBeGreaterThan(0.97)
    expect(sound).toBe(0)
  }, 90_000)

  it('exporting again draws a changed image and the transition out of it, which is part of the next scene', async () => {
    const first = sampleFilm(SIZE, SCENES)
    const arolls = first.scenes[2]?.arolls.map((aroll) => ({ ...aroll, url: 'sample:picture?9' })) ?? []
    const { reused, leastSimilar, sound } = await bothWays('picture', withScene(first, 2, { arolls }))
    expect(reused).toBe(70 + 61)
    expect(leastSimilar).toBeGreaterThan(0.97)
    expect(sound).toBe(0)
  }, 90_000)

  it('exporting again takes scenes from their earlier position, and encodes the sound again', async () => {
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

  it('exporting again draws nothing when nothing changed but the signatures of the URLs', async () => {
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

  it('exporting again draws all of it when another size is requested, or the earlier film is missing or invalid', async () => {
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

  describe('a film with one re-recorded scene', () => {
    const voiceAt = (at: number, ms: number) => ({ url: `sample:speech?${ms + at}`, volume: 1, durationMs: ms })
    const silent = sampleFilm(
      { width: 160, height: 90 },
      Array.from({ length: 8 }, () => ({ text: 'One two.', frames: 90, animation: 'NONE', transition: '' })),
    )
    const spoken = {
      ...silent,
      scenes: silent.scenes.map((scene, at) => ({ ...scene, voice: voiceAt(at, 2700) })),
    }
    const respoken = withScene(spoken, 3, { voice: voiceAt(3, 2300) })
    const longer = {
      ...respoken,
      durationInFrames: 727,
      scenes: respoken.scenes.map((scene, at) => ({
        ...scene,
        durationInFrames: at === 3 ? 97 : 90,
        from: scene.from + (at > 3 ? 7 : 0),
        arolls: scene.arolls.map((aroll) => ({ ...aroll, from: aroll.from + (at > 3 ? 7 : 0) })),
      })),
    }
    const samplesIn = (base64: string) => {
      const { buffer, byteOffset, byteLength } = Buffer.from(base64, 'base64')
      return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
    }
    const soundOf = async (name: string) => samplesIn(await film.page.evaluate((as) => window.harness.sound(as), name))
    const mixOf = async (document: VideoDocument, from = 0) =>
      samplesIn(await film.page.evaluate(([of, at]) => window.harness.mixed(of, at), [document, from] as const))

    /** Of each packet: how far (root mean square, and at most) two sounds differ, and the first one's largest step between samples. */
    function perPacket(sound: Float32Array, wanted: Float32Array) {
      return Array.from({ length: Math.floor(wanted.length / 1024) }, (_, packet) => {
        let [sum, most, step] = [0, 0, 0]
        for (let at = packet * 1024; at < (packet + 1) * 1024; at++) {
          const apart = Math.abs((sound[at] ?? 0) - (wanted[at] ?? 0))
          sum += apart * apart
          most = Math.max(most, apart)
          step = Math.max(step, Math.abs((sound[at] ?? 0) - (sound[at - 1] ?? 0)))
        }
        return { error: Math.sqrt(sum / 1024), most, step }
      })
    }

    const overall = (packets: { error: number }[]) => Math.hypot(...packets.map(({ error }) => error))

    /** The 98th percentile of values. */
    const percentile = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.98)] ?? 0

    beforeAll(() => film.page.evaluate((of) => window.harness.export('first', of), spoken), 60_000)

    it.each([
      // The scene is from 9 s to 12 s: packets 421 to 563 of 1125.
      ['that becomes longer, so that all after it moves', longer, 400],
      ...(isLong ? [['that stays as long', respoken, 1125 - 200] as const] : []),
    ] as const)(
      'a film with one re-recorded scene keeps the sound around one %s, inaudibly',
      async (name, document, least) => {
        await film.page.evaluate(([as, of]) => window.harness.export(as, of), [`${name} whole`, document] as const)
        await film.page.evaluate(
          ([as, of, before]) => window.harness.export(`${as} again`, of, 1, { name: 'first', film: before }),
          [name, document, spoken] as const,
        )
        const shared = await film.page.evaluate((as) => window.harness.sharedSound('first', `${as} again`), name)
        expect(shared.length).toBeGreaterThan(least)
        const [whole, again, mix] = [
          await soundOf(`${name} whole`),
          await soundOf(`${name} again`),
          await mixOf(document),
        ]
        expect(again.length).toBe(whole.length)
        const [plain, usual, spliced] = [perPacket(mix, mix), perPacket(whole, mix), perPacket(again, mix)]
        // In every packet as near to the mix as a film encoded in one go, and not one sample apart.
        expect(overall(spliced)).toBeLessThan(1.05 * overall(usual))
        expect(overall(perPacket(again.subarray(1), mix))).toBeGreaterThan(1.5 * overall(usual))
        // Where it goes over from one encoder to the other, a packet's first half over the other's second: as elsewhere, and no click.
        const begin = shared.findIndex((packet, at) => packet !== at)
        const end = shared.findLast((packet, at) => packet - 1 !== shared[at - 1]) ?? 0
        const sharper = usual.map(({ step }, packet) => step - (plain[packet]?.step ?? 0))
        const limits = {
          error: percentile(usual.map(({ error }) => error)),
          most: percentile(usual.map(({ most }) => most)),
          sharper: percentile(sharper),
        }
        for (const packet of [begin, end].flatMap((seam) => [seam - 2, seam - 1, seam])) {
          const at = { packet, ...spliced[packet] }
          expect(at.error, JSON.stringify(at)).toBeLessThan(limits.error)
          expect(at.most, JSON.stringify(at)).toBeLessThan(limits.most)
          expect((at.step ?? 0) - (plain[packet]?.step ?? 0), JSON.stringify(at)).toBeLessThan(limits.sharper)
        }
      },
      120_000,
    )

    it('a film with one re-recorded scene mixes the same from any place as from the start, also when the music has restarted', async () => {
      const all = await mixOf(spoken)
      for (const from of [1024, 480_256, 1_000_448]) expect(await mixOf(spoken, from)).toEqual(all.subarray(from))
    }, 60_000)
  })

  it('exporting again writes nothing to the console', () => expect(film.errors).toEqual([]))
})
