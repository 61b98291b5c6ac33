import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputTrack } from 'mediabunny'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  EngineError,
  type ModifyVideoRequest,
  type EngineCall,
  type VideoFile,
  type VideoOrder,
  type VideoRetoucher,
  type WorkedVideo,
} from '#engines/ports.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { placeAt } from '#src/domain/focal-path.ts'
import { type FilmPage, openFilmPage } from '#src/video/testing/film-page.ts'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { createBrowserVideos } from './browser-videos.ts'

let film: FilmPage
let videos: VideoRetoucher
let clip: Uint8Array
beforeAll(async () => {
  const program = await findBrowser()
  if (!program) throw new Error('Work on videos needs a Chromium; set CHROMIUM_PATH')
  film = await openFilmPage(program)
  const opened = createBrowserVideos({ program, origin: () => film.origin })
  if (!opened) throw new Error('There is a browser')
  videos = opened
  clip = await makeSampleClip()
}, 180_000)
afterAll(() => film?.close())

const fileOf = (bytes: Uint8Array): VideoFile => ({
  size: bytes.length,
  read: async (from, to) => bytes.slice(from, to),
})
const modify = (video: VideoFile, request: ModifyVideoRequest, call?: EngineCall) =>
  videos.rework(video, { work: 'modify', request }, call)
const bytesOf = async ({ body }: WorkedVideo) => new Uint8Array(await new Response(body).arrayBuffer())

async function tracksOf(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const packets = async (track: InputTrack | null) => {
    const all: { time: number; length: number; data: string }[] = []
    if (track)
      for await (const { timestamp, duration, data } of new EncodedPacketSink(track).packets())
        all.push({
          time: Math.round(timestamp * 1e4),
          length: Math.round(duration * 1e4),
          data: Buffer.from(data).toString('base64'),
        })
    return all
  }
  const video = await input.getPrimaryVideoTrack()
  return {
    codec: await video?.getCodec(),
    size: [await video?.getDisplayWidth(), await video?.getDisplayHeight()],
    frames: (await packets(video)).map(({ time, length }) => ({ time, length })),
    sound: await packets(await input.getPrimaryAudioTrack()),
  }
}

const keep = (name: string, bytes: Uint8Array) =>
  film.page.evaluate(([as, file]) => window.harness.keep(as, file), [
    name,
    Buffer.from(bytes).toString('base64'),
  ] as const)

async function meanOf(bytes: Uint8Array) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  return sums.map((sum) => sum / (data.length / 4))
}

async function colourAt(bytes: Uint8Array, x: number, y: number) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data]
}

it('a modified video has every frame at its time, the same sound to the sample, and other pictures', async () => {
  const shares: number[] = []
  const made = await modify(
    fileOf(clip),
    { words: 'black and white', strength: 100 },
    {
      onProgress: (share) => shares.push(share),
    },
  )
  const bytes = await bytesOf(made)
  expect(made).toMatchObject({ contentType: 'video/mp4', width: 320, height: 180, frames: 45, size: bytes.length })
  const [before, after] = [await tracksOf(clip), await tracksOf(bytes)]
  expect(after).toEqual({ ...before, codec: 'avc' })
  expect(before.frames).toHaveLength(45)
  expect(before.sound.length).toBeGreaterThan(60)
  await keep('source', clip)
  await keep('made', bytes)
  expect(await film.page.evaluate(() => window.harness.soundDifference('source', 'made'))).toBe(0)
  expect((await film.page.evaluate(() => window.harness.facts('made'))).isFastStart).toBe(true)
  const [red = 0, green = 0, blue = 0] = await meanOf(made.still.bytes)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(3)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})

it('outside its range, and with no strength, a modified video looks as it did', async () => {
  const range = { startMs: 500, endMs: 1_000 }
  await keep('source', clip)
  await keep('part', await bytesOf(await modify(fileOf(clip), { words: 'at night', strength: 100, range })))
  await keep('none', await bytesOf(await modify(fileOf(clip), { words: 'at night', strength: 0 })))
  const compare = (name: string) =>
    film.page.evaluate((as) => window.harness.compareFilms('source', as, 320, 180, [2, 14, 15, 22, 29, 30, 44]), name)
  const [start = 0, last = 0, first = 1, middle = 1, end = 1, next = 0, rest = 0] = await compare('part')
  for (const outside of [start, last, next, rest]) expect(outside).toBeGreaterThan(0.95)
  for (const inside of [first, middle, end]) expect(inside).toBeLessThan(0.8)
  expect(Math.min(...(await compare('none')))).toBeGreaterThan(0.95)
})

it('a frame is previewed as it becomes in the whole, also where it follows another picture’s colours', async () => {
  const canvas = createCanvas(64, 64)
  const context = canvas.getContext('2d')
  for (let x = 0; x < 64; x++) {
    context.fillStyle = `rgb(${40 + x * 3} ${x} ${20 + x})`
    context.fillRect(x, 0, 1, 64)
  }
  const request = { words: 'warmer', strength: 80, reference: new Uint8Array(canvas.toBuffer('image/png')) }
  const { before, after } = await videos.previewFrame(fileOf(clip), { work: 'modify', request }, { atMs: 1_010 })
  expect([before.width, before.height, after.width, after.height]).toEqual([320, 180, 320, 180])
  const [was, is] = [await meanOf(before.bytes), await meanOf(after.bytes)]
  expect((is[2] ?? 255) + 20).toBeLessThan(was[2] ?? 0)
  await keep('whole', await bytesOf(await modify(fileOf(clip), request)))
  const shown = await meanOf(Buffer.from(await film.page.evaluate(() => window.harness.frame('whole', 30)), 'base64'))
  for (const channel of [0, 1, 2]) expect(Math.abs((shown[channel] ?? 0) - (is[channel] ?? 255))).toBeLessThan(4)
})

it('what is no video, and a video that breaks off, is refused in words', async () => {
  const refused = async (bytes: Uint8Array) => {
    const cause: unknown = await modify(fileOf(bytes), { words: 'warmer', strength: 100 }).catch(
      (error: unknown) => error,
    )
    expect(cause).toBeInstanceOf(EngineError)
    return (cause as Error).message
  }
  const damaged = clip.slice()
  damaged.fill(0x5a, Math.round(clip.length * 0.3), Math.round(clip.length * 0.9))
  expect(await refused(new Uint8Array(0))).toMatch(/damaged|cannot be read/)
  expect(await refused(new TextEncoder().encode('no video at all, only words'))).toMatch(/damaged|cannot be read/)
  expect(await refused(damaged)).toMatch(/damaged|cannot be read/)
})

it('work that is no longer wanted ends at once, and so does a result that nobody takes', async () => {
  const stop = new AbortController()
  const long = await makeSampleClip({ frames: 300, hasSound: false })
  const begun = modify(
    fileOf(long),
    { words: 'sharper', strength: 100 },
    {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    },
  )
  await expect(begun).rejects.toThrow('stopped')
  const made = await modify(fileOf(clip), { words: 'warmer', strength: 100 })
  await made.body.cancel()
})

const rework = async (order: VideoOrder, of = clip) => {
  const made = await videos.rework(fileOf(of), order)
  return { made, bytes: await bytesOf(made) }
}
const asLong = async (bytes: Uint8Array) => {
  const [before, after] = [await tracksOf(clip), await tracksOf(bytes)]
  expect(after.frames).toEqual(before.frames)
  expect(after.sound).toEqual(before.sound)
  return after.size
}
/** Where the sample's square is, as a share of the width. */
const squareAt = (ms: number) => ((ms / 1000) * 30 * 0.8) / 45 + 0.075

it('the subject is followed through a video, and a frame that follows it has it in its middle', async () => {
  const { keys, certainty } = await videos.followSubject(fileOf(clip))
  expect(certainty).toBeGreaterThan(0.25)
  for (const atMs of [300, 700, 1_100])
    expect(Math.abs((placeAt(keys, atMs)?.x ?? 0) - squareAt(atMs))).toBeLessThan(0.07)
  const request = { ratio: '9:16', frameSize: 100, path: [] } as const
  const { made, bytes } = await rework({ work: 'reframe', request })
  expect(await asLong(bytes)).toEqual([100, 180])
  expect([made.width, made.height]).toEqual([100, 180])
  await keep('followed', bytes)
  const shown = Buffer.from(await film.page.evaluate(() => window.harness.frame('followed', 20)), 'base64')
  const [middle] = await colourAt(shown, 0.5, 0.5)
  expect(middle).toBeGreaterThan(190)
})

it('a path is followed to the pixel, and a camera that stands still shows the same place', async () => {
  const request = { ratio: '1:1', frameSize: 50, path: [{ atMs: 0, x: 1, y: 1 }] } as const
  const { bytes } = await rework({ work: 'reframe', request })
  expect(await asLong(bytes)).toEqual([90, 90])
  await keep('still', bytes)
  const shown = Buffer.from(await film.page.evaluate(() => window.harness.frame('still', 3)), 'base64')
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

it('an expanded video has the whole picture inside and its colours around it', async () => {
  const request = { ratio: '1:1', frameSize: 100, focus: { x: 0.5, y: 0.5 }, width: 320, height: 320 } as const
  const { bytes } = await rework({ work: 'expand', request })
  expect(await asLong(bytes)).toEqual([320, 320])
  await keep('expanded', bytes)
  const shown = Buffer.from(await film.page.evaluate(() => window.harness.frame('expanded', 3)), 'base64')
  const [sky, sea] = [await colourAt(shown, 0.5, 0.03), await colourAt(shown, 0.5, 0.97)]
  expect((sky[2] ?? 0) - (sky[0] ?? 0)).toBeGreaterThan(60)
  expect((sea[0] ?? 0) - (sea[2] ?? 0)).toBeGreaterThan(20)
})

it.each([
  ['2 ×', { factor: 2, isDrawing: false, fidelity: 80, grain: 0, keepsSkin: false }],
  ['4 ×, hardened, with grain', { factor: 4, isDrawing: false, fidelity: 20, grain: 20, keepsSkin: true }],
  ['as a drawing', { factor: 2, isDrawing: true, fidelity: 100, grain: 0, keepsSkin: false }],
])('an enlarged video (%s) is, made small again, the one it was', async (_name, request) => {
  const { bytes } = await rework({ work: 'upscale', request })
  expect(await asLong(bytes)).toEqual([320 * request.factor, 180 * request.factor])
  await keep('source', clip)
  await keep('large', bytes)
  const alike = await film.page.evaluate(() => window.harness.compareFilms('source', 'large', 320, 180, [2, 20, 40]))
  expect(Math.min(...alike)).toBeGreaterThan(0.93)
})

it('a part of an enlarged frame is previewed beside the same part of the frame', async () => {
  const request = { factor: 2, isDrawing: false, fidelity: 80, grain: 0, keepsSkin: false }
  const place = { atMs: 500, around: { x: 0, y: 1 } }
  const { before, after } = await videos.previewFrame(fileOf(clip), { work: 'upscale', request }, place)
  expect([before.width, before.height, after.width, after.height]).toEqual([160, 160, 320, 320])
  for (const [channel, value] of (await meanOf(after.bytes)).entries())
    expect(Math.abs(value - ((await meanOf(before.bytes))[channel] ?? 0))).toBeLessThan(3)
})

it('a browser that is killed in the middle fails as something that may be tried again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'))
  const [program, id] = [path.join(folder, 'browser.sh'), path.join(folder, 'pid')]
  await writeFile(program, `#!/bin/sh\necho $$ > '${id}'\nexec '${await findBrowser()}' "$@"\n`, { mode: 0o755 })
  const mortal = createBrowserVideos({ program, origin: () => film.origin })
  const long = await makeSampleClip({ frames: 300, hasSound: false })
  let killed = false
  const cause: unknown = await mortal
    ?.rework(
      fileOf(long),
      { work: 'modify', request: { words: 'warmer', strength: 100 } },
      {
        onProgress() {
          if (!killed) process.kill(Number(readFileSync(id, 'utf8')), 'SIGKILL')
          killed = true
        },
      },
    )
    .catch((error: unknown) => error)
  await rm(folder, { recursive: true })
  expect(killed).toBe(true)
  expect(cause).toBeInstanceOf(Error)
  expect(cause).not.toBeInstanceOf(EngineError)
})
