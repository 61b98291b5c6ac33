import { beforeEach, expect, test, vi } from 'vitest'
import type { AssetNeed } from './asset-need.ts'
import { videoEntry } from './asset-entry.ts'
import { openVideo, type VideoReader } from './video-reader.ts'

vi.mock(import('./video-reader.ts'), () => ({ openVideo: vi.fn<typeof openVideo>() }))

const clip = { startMs: 0, endMs: 0, playbackRate: 1, reversed: false, useAudio: false, volume: 1 }
const need = (change: Partial<AssetNeed> = {}): AssetNeed => ({
  ...{ key: 'key', source: 'source', url: '/a.mp4', stillUrl: null, crop: null, clip },
  size: (width, height) => ({ width, height }),
  // A hundred frames are as long as the file.
  timeAt: (frame, fileMs) => (frame * fileMs) / 100,
  ...change,
})
const FILE = new Blob(['film'])

let reader: VideoReader & { asked: number[] }
beforeEach(() => {
  const asked: number[] = []
  reader = {
    ...{ asked, width: 320, height: 180, durationMs: 10_000 },
    at: vi.fn((ms: number) => {
      asked.push(ms)
      return Promise.resolve({ ms } as unknown as CanvasImageSource)
    }),
    close: vi.fn(),
  }
  vi.mocked(openVideo).mockReset().mockResolvedValue(reader)
})
const open = (wanted = need()) => videoEntry(() => Promise.resolve(FILE), wanted)

test('a video shows the image of its own time at a frame', async () => {
  const entry = open()
  expect([entry.image, entry.isShowing(need(), 50, 1)]).toEqual([{ state: 'loading' }, false])
  await entry.show(need(), 50)
  expect(entry.image).toEqual({ state: 'ready', source: { ms: 5_000 }, width: 320, height: 180, key: null })
  expect([reader.asked, entry.error, entry.isStill]).toEqual([[5_000], undefined, false])
})

test('a video is opened in the size and part that are needed, from its end where it runs backwards', async () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  const wanted = need({ crop })
  await open(wanted).loaded
  expect(openVideo).toHaveBeenLastCalledWith(FILE, crop, wanted.size, false, undefined)
  await open(need({ clip: { ...clip, reversed: true } })).loaded
  expect(vi.mocked(openVideo).mock.lastCall?.[3]).toBe(true)
})

test('a video’s image counts as loaded when it is close to the frame’s time', async () => {
  const entry = open()
  await entry.show(need(), 50)
  const isShowing = (frame: number, toleranceMs: number) => entry.isShowing(need(), frame, toleranceMs)
  expect([isShowing(50, 1), isShowing(51, 100), isShowing(51, 101), isShowing(49, 101), isShowing(48, 101)]).toEqual([
    ...[true, false, true, true, false],
  ])
})

test('a video that cannot be opened has failed, and is not awaited', async () => {
  vi.mocked(openVideo).mockRejectedValue(new Error('No video'))
  const entry = open()
  await entry.show(need(), 50)
  expect([entry.image, entry.error, entry.isShowing(need(), 50, 1)]).toEqual([
    ...[{ state: 'failed' }, new Error('No video'), true],
  ])
  expect(reader.asked).toEqual([])
})

test('a missing file has failed, also without a reason', async () => {
  const entry = videoEntry(vi.fn<() => Promise<Blob>>().mockRejectedValue(undefined), need())
  await entry.loaded
  expect([entry.image, entry.error]).toEqual([{ state: 'failed' }, new Error('Couldn’t load the file')])
})

test('a video that breaks in its middle has failed from there on', async () => {
  const entry = open()
  await entry.show(need(), 1)
  vi.mocked(reader.at).mockRejectedValueOnce(new Error('Broken'))
  await entry.show(need(), 50)
  expect([entry.image, entry.error]).toEqual([{ state: 'failed' }, new Error('Broken')])
  await entry.show(need(), 1)
  expect([entry.image.state, reader.asked]).toEqual(['failed', [100]])
})

test('a closed video shows nothing, and one opened too late is closed at once', async () => {
  const entry = open()
  await entry.show(need(), 1)
  entry.close()
  expect([entry.image, vi.mocked(reader.close).mock.calls.length]).toEqual([{ state: 'loading' }, 1])
  await entry.show(need(), 2)
  expect([entry.image, reader.asked]).toEqual([{ state: 'loading' }, [100]])
  const late = open()
  late.close()
  await late.loaded
  expect([late.image, vi.mocked(reader.close).mock.calls.length]).toEqual([{ state: 'loading' }, 2])
})

test('an image that arrives after a video was closed is not shown, and its failure is ignored', async () => {
  const entry = open()
  await entry.loaded
  const answers: ((image: Promise<CanvasImageSource>) => void)[] = []
  vi.mocked(reader.at).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const shown = [entry.show(need(), 1), entry.show(need(), 2)]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  entry.close()
  answers[0]?.(Promise.resolve({} as CanvasImageSource))
  answers[1]?.(Promise.reject(new Error('Closed')))
  await Promise.all(shown)
  expect([entry.image, entry.error]).toEqual([{ state: 'loading' }, undefined])
})
