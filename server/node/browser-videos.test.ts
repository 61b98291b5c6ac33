import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  EngineError,
  type ModifyVideoRequest,
  type EngineCall,
  type VideoFile,
  type VideoRetoucher,
  type WorkedVideo,
} from '#engines/ports.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { placeAt } from '#src/domain/focal-path.ts'
import { type FilmPage, openFilmPage } from '#src/video/testing/film-page.ts'
import { colourAt, meanOf, tracksOf } from '#src/video/testing/look-at-video.ts'
import { type ClipPlan, clipProblems } from '#server/modules/tools/check-clip.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { createBrowserVideos } from './browser-videos.ts'

// Each piece of work here starts a browser, so only browser and pipe are tested: src/video/testing/video-works.test.ts tests
// the resulting videos, in one page.
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

const keep = (name: string, bytes: Uint8Array) =>
  film.page.evaluate(([as, file]) => window.harness.keep(as, file), [
    name,
    Buffer.from(bytes).toString('base64'),
  ] as const)

/** Mean colour of a frame of a kept video. */
const shownIn = async (name: string, frame: number) =>
  meanOf(
    Buffer.from(await film.page.evaluate(([of, at]) => window.harness.frame(of, at), [name, frame] as const), 'base64'),
  )

/** With the colours of an image that is redder from side to side. */
const WARMER: ModifyVideoRequest = { words: 'warmer', strength: 80, reference: redImage() }

function redImage(): Uint8Array {
  const canvas = createCanvas(64, 64)
  const context = canvas.getContext('2d')
  for (let x = 0; x < 64; x++) {
    context.fillStyle = `rgb(${40 + x * 3} ${x} ${20 + x})`
    context.fillRect(x, 0, 1, 64)
  }
  return new Uint8Array(canvas.toBuffer('image/png'))
}

it('a modified video has every frame at its time, the same sound to the sample, and other images, with another image’s colours', async () => {
  const shares: number[] = []
  const made = await modify(fileOf(clip), WARMER, { onProgress: (share) => shares.push(share) })
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
  const [, , was = 0] = await shownIn('source', 0)
  expect((await meanOf(made.still.bytes))[2]).toBeLessThan(was - 20)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})

it('a frame is previewed as in the complete result', async () => {
  const order = { work: 'modify', request: WARMER } as const
  const { before, after } = await videos.previewFrame(fileOf(clip), order, { atMs: 1_010 })
  expect([before.width, before.height, after.width, after.height]).toEqual([320, 180, 320, 180])
  const [was, is] = [await meanOf(before.bytes), await meanOf(after.bytes)]
  expect((is[2] ?? 255) + 20).toBeLessThan(was[2] ?? 0)
  const shown = await shownIn('made', 30)
  for (const channel of [0, 1, 2]) expect(Math.abs((shown[channel] ?? 0) - (is[channel] ?? 255))).toBeLessThan(4)
})

it('a file that is no video, and a truncated video, is refused with a message', async () => {
  const refused = async (bytes: Uint8Array) => {
    const cause: unknown = await modify(fileOf(bytes), { words: 'warmer', strength: 100 }).catch(
      (error: unknown) => error,
    )
    expect(cause).toBeInstanceOf(EngineError)
    return (cause as Error).message
  }
  const damaged = clip.slice()
  damaged.fill(0x5a, Math.round(clip.length * 0.3), Math.round(clip.length * 0.9))
  expect(await refused(new Uint8Array(0))).toMatch(/damaged|Couldn’t read/)
  expect(await refused(new TextEncoder().encode('no video at all, only words'))).toMatch(/damaged|Couldn’t read/)
  expect(await refused(damaged)).toMatch(/damaged|Couldn’t read/)
})

it('cancelled work ends at once, and so does a result that is not consumed', async () => {
  const stop = new AbortController()
  const long = await makeSampleClip({ frames: 120, hasSound: false })
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

/** The position of the sample's square, as a share of the width. */
const squareAt = (ms: number) => ((ms / 1000) * 30 * 0.8) / 45 + 0.075

it('the subject is followed through a video, and a frame that follows it has it in its middle', async () => {
  const { keys, certainty } = await videos.followSubject(fileOf(clip))
  expect(certainty).toBeGreaterThan(0.25)
  for (const atMs of [300, 700, 1_100])
    expect(Math.abs((placeAt(keys, atMs)?.x ?? 0) - squareAt(atMs))).toBeLessThan(0.07)
  const request = { ratio: '9:16', frameSize: 100, path: [] } as const
  const made = await videos.rework(fileOf(clip), { work: 'reframe', request })
  const bytes = await bytesOf(made)
  const { frames, sound } = await tracksOf(clip)
  expect(await tracksOf(bytes)).toMatchObject({ frames, sound, size: [100, 180] })
  expect([made.width, made.height]).toEqual([100, 180])
  await keep('followed', bytes)
  const shown = Buffer.from(await film.page.evaluate(() => window.harness.frame('followed', 20)), 'base64')
  const [middle] = await colourAt(shown, 0.5, 0.5)
  expect(middle).toBeGreaterThan(190)
})

// A black one is found by the same frames: server/modules/tools/bad-clips.test.ts.
it('frames show whether a clip stands still or moves', async () => {
  const animate = { work: 'animate', prompt: 'pan left', seconds: 1 } as ClipPlan
  const asked = { label: 'A model', builtIn: false }
  const sandbox = createNodeSandbox()
  const canvas = createCanvas(32, 18)
  canvas.getContext('2d').fillRect(0, 0, 9, 9)
  const picture = new Uint8Array(await canvas.encode('png'))
  const problemsOf = async (shows?: 'STILL') => {
    const bytes = await makeSampleClip({ ...(shows && { shows }), hasSound: false })
    const [width, height] = [320, 180]
    const still = { bytes: picture, contentType: 'image/png' as const, width, height }
    const made = { bytes, contentType: 'video/mp4' as const, width, height, durationMs: 1_500, still }
    const engines = { ...createTestEngines(), videoRetoucher: videos }
    return clipProblems({ engines, sandbox }, animate, made, { asked, userId: 'ada' })
  }
  expect(await problemsOf('STILL')).toEqual(['FROZEN'])
  expect(await problemsOf()).toEqual([])
  sandbox.close()
})

it('a browser that is killed in the middle fails with an error that allows a retry', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'))
  const [program, id] = [path.join(folder, 'browser.sh'), path.join(folder, 'pid')]
  await writeFile(program, `#!/bin/sh\necho $$ > '${id}'\nexec '${await findBrowser()}' "$@"\n`, { mode: 0o755 })
  const mortal = createBrowserVideos({ program, origin: () => film.origin })
  const long = await makeSampleClip({ frames: 120, hasSound: false })
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
