import { afterAll, beforeAll, expect, it } from 'vitest'
import { loudnessOf } from '#engines/audio/loudness.ts'
import type { CleanVideoSettings, VideoOrder } from '#engines/ports.ts'
import { makeNoisySpeech } from '#engines/testing/noisy-speech.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { openFilms, type Films } from './films.ts'
import { colourAt, meanOf, tracksOf } from './look-at-video.ts'

let film: Films
let clip: Uint8Array
beforeAll(async () => {
  film = await openFilms()
  clip = await makeSampleClip()
  const base64 = Buffer.from(clip).toString('base64')
  await film.page.evaluate((file) => window.harness.keep('source', file), base64)
}, 120_000)
afterAll(() => film?.close())

const isLong = process.env['LONG_TESTS'] === '1'

const bytesOf = async (name: string) =>
  Buffer.from(await film.page.evaluate((as) => window.harness.bytes(`sample:kept?${as}`), name), 'base64')
const rework = (order: VideoOrder, as = 'reworked') =>
  film.page.evaluate(([of, name]) => window.harness.rework('source', of, name), [order, as] as const)
const frameOf = async (name: string, frame: number) =>
  Buffer.from(await film.page.evaluate(([of, at]) => window.harness.frame(of, at), [name, frame] as const), 'base64')
const compare = (name: string, frames: number[]) =>
  film.page.evaluate(([of, at]) => window.harness.compareFilms('source', of, 320, 180, at), [name, frames] as const)

/** Makes a video that has the frames of the sample at their times, and its sound. @returns its size */
async function makeAsLong(order: VideoOrder) {
  await rework(order)
  const [before, after] = [await tracksOf(clip), await tracksOf(await bytesOf('reworked'))]
  expect(after.frames).toEqual(before.frames)
  expect(after.sound).toEqual(before.sound)
  return after.size
}

it('outside its range, and with no strength, a modified video looks as it did', async () => {
  const range = { startMs: 500, endMs: 1_000 }
  await rework({ work: 'modify', request: { words: 'at night', strength: 100, range } }, 'part')
  await rework({ work: 'modify', request: { words: 'at night', strength: 0 } }, 'none')
  const frames = [2, 14, 15, 22, 29, 30, 44]
  const [start = 0, last = 0, first = 1, middle = 1, end = 1, next = 0, rest = 0] = await compare('part', frames)
  for (const outside of [start, last, next, rest]) expect(outside).toBeGreaterThan(0.95)
  for (const inside of [first, middle, end]) expect(inside).toBeLessThan(0.8)
  expect(Math.min(...(await compare('none', frames)))).toBeGreaterThan(0.95)
})

it('a path is followed to the pixel, and a camera that stands still shows the same place', async () => {
  const request = { ratio: '1:1', frameSize: 50, path: [{ atMs: 0, x: 1, y: 1 }] } as const
  expect(await makeAsLong({ work: 'reframe', request })).toEqual([90, 90])
  const shown = await frameOf('reworked', 3)
  // The lower right corner of the sample has one colour.
  for (const [x, y] of [
    [0.1, 0.1],
    [0.9, 0.9],
  ] as const) {
    const [red = 0, green = 0, blue = 0] = await colourAt(shown, x, y)
    for (const [value, wanted] of [
      [red, 110],
      [green, 90],
      [blue, 70],
    ] as const)
      expect(Math.abs(value - wanted)).toBeLessThan(8)
  }
})

it('an expanded video has the whole image inside and its colours around it', async () => {
  const request = { ratio: '1:1', frameSize: 100, focus: { x: 0.5, y: 0.5 }, width: 320, height: 320 } as const
  expect(await makeAsLong({ work: 'expand', request })).toEqual([320, 320])
  const shown = await frameOf('reworked', 3)
  const [sky, sea] = [await colourAt(shown, 0.5, 0.03), await colourAt(shown, 0.5, 0.97)]
  expect((sky[2] ?? 0) - (sky[0] ?? 0)).toBeGreaterThan(60)
  expect((sea[0] ?? 0) - (sea[2] ?? 0)).toBeGreaterThan(20)
})

const twice = { factor: 2, isDrawing: false, fidelity: 80, grain: 0, keepsSkin: false }
it.each([
  ...(isLong ? [['2 ×', twice] as const] : []),
  ['4 ×, hardened, with grain', { factor: 4, isDrawing: false, fidelity: 20, grain: 20, keepsSkin: true }],
  ['as a drawing', { factor: 2, isDrawing: true, fidelity: 100, grain: 0, keepsSkin: false }],
] as const)('an enlarged video (%s) is, made small again, the one it was', async (_name, request) => {
  expect(await makeAsLong({ work: 'upscale', request })).toEqual([320 * request.factor, 180 * request.factor])
  expect(Math.min(...(await compare('reworked', [2, 20, 40])))).toBeGreaterThan(0.93)
})

it('a part of an enlarged frame is previewed beside the same part of the frame', async () => {
  const sizes = await film.page.evaluate(([of, at]) => window.harness.previewFrame('source', of, at), [
    { work: 'upscale', request: twice },
    { atMs: 500, around: { x: 0, y: 1 } },
  ] as const)
  expect(sizes).toEqual([
    [160, 160],
    [320, 320],
  ])
  const [before, after] = [await meanOf(await bytesOf('before')), await meanOf(await bytesOf('after'))]
  for (const [channel, value] of after.entries()) expect(Math.abs(value - (before[channel] ?? 0))).toBeLessThan(3)
})

it('a video whose sound is cleaned has the same images, and its speech at the same times without the noise', async () => {
  const { noisy, clean, pauses, speech } = makeNoisySpeech('rain')
  const length = noisy.channels[0]?.length ?? 0
  const frames = Math.round((length / 48_000) * 30)
  const keep = async (name: string, sound: typeof noisy) => {
    const bytes = Buffer.from(await makeSampleClip({ width: 160, height: 90, frames, sound }))
    await film.page.evaluate(([as, file]) => window.harness.keep(as, file), [name, bytes.toString('base64')] as const)
    return bytes
  }
  const source = await keep('noisy', noisy)
  await keep('quiet', clean)
  const settings: CleanVideoSettings = { noise: true, rumble: true, level: false }
  const made = await film.page.evaluate((wanted) => window.harness.cleanSound('noisy', wanted), settings)
  const [before, after] = [await tracksOf(source), await tracksOf(await bytesOf('cleaned'))]
  expect(made).toMatchObject({ frames })
  expect([after.codec, after.size, after.frames]).toEqual([before.codec, before.size, before.frames])
  const likeness = await film.page.evaluate(() =>
    window.harness.compareFilms('noisy', 'cleaned', 160, 90, [0, 100, 200]),
  )
  expect(Math.min(...likeness)).toBeGreaterThan(0.999)
  const levels = async (name: string, spans: typeof pauses) =>
    (await film.page.evaluate(([of, at]) => window.harness.loudness(of, at), [name, spans] as const)).map(
      (level) => 20 * Math.log10(level),
    )
  const [noisyPauses, cleanPauses] = [await levels('noisy', pauses), await levels('cleaned', pauses)]
  for (const [at, level] of cleanPauses.entries()) expect(level).toBeLessThan((noisyPauses[at] ?? 0) - 20)
  const [spoken, cleaned] = [await levels('quiet', speech), await levels('cleaned', speech)]
  for (const [at, level] of cleaned.entries()) expect(Math.abs(level - (spoken[at] ?? 0))).toBeLessThan(1.5)
  // Where the first word begins: neither the encoder nor the model has moved it.
  const begins = (name: string) =>
    film.page.evaluate(([of, at]) => window.harness.onsets(of, 0.05, at), [
      name,
      speech.map(([from]) => from - 0.1),
    ] as const)
  const [was, is] = [await begins('quiet'), await begins('cleaned')]
  for (const [at, onset] of is.entries()) expect(Math.abs(onset - (was[at] ?? 0))).toBeLessThan(0.01)
  await film.page.evaluate(() =>
    window.harness.cleanSound('noisy', { noise: true, rumble: true, level: true }, 'leveled'),
  )
  const leveled = Buffer.from(await film.page.evaluate(() => window.harness.sound('leveled')), 'base64')
  const samples = new Float32Array(new Uint8Array(leveled).buffer)
  expect(Math.abs(loudnessOf({ sampleRate: 48_000, channels: [samples] }) + 19)).toBeLessThan(1)
})

it('a video without sound is refused in words when its sound is to be cleaned', async () => {
  const silent = Buffer.from(await makeSampleClip({ frames: 4, hasSound: false })).toString('base64')
  await film.page.evaluate((file) => window.harness.keep('silent', file), silent)
  const refusal = film.page.evaluate(() =>
    window.harness.cleanSound('silent', { noise: true, rumble: true, level: true }),
  )
  await expect(refusal).rejects.toThrow('This video has no sound')
})
