// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { afterEach, expect, test, vi } from 'vitest'
import { readFile } from 'node:fs/promises'
import { delay, HttpResponse, http } from 'msw'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { makeJpeg } from '#server/platform/files/testing/sample-images.ts'
import { mediaStore } from './media-store.ts'
import { setUpHost } from './testing/set-up-host.ts'
import type { Media, UploadItem } from './upload-item.ts'
import { uploadMedia } from './upload-media.ts'
import { findUpload, uploadQueue } from './upload-queue.ts'
import { clearUploads, dropUpload, queueUpload, retryUpload, stopUpload } from './uploads.ts'

vi.mock('./video-thumbnail.ts', () => ({
  makeVideoThumbnail: async () => new Blob([new Uint8Array(makeJpeg(64, 36))], { type: 'image/jpeg' }),
}))

const { host, owner } = await setUpHost()
/** A busy machine takes its time to start the sandbox that reads the first file; a test has a minute. */
const soon = (check: () => void) => vi.waitFor(check, 55_000)
/** Each entry's last state: finished ones leave the queue, on a busy machine before a test has checked. */
const last = new Map<string, UploadItem>()
uploadQueue.subscribe(({ items }) => items.forEach((item) => last.set(item.id, item)))
afterEach(() => {
  clearUploads()
  last.clear()
  vi.useRealTimers()
})

const png = (name = 'harbour.png') => new File([new Uint8Array(makePng(40, 20))], name, { type: 'image/png' })
const puts = () => host.calls.filter((call) => call.startsWith('PUT'))
const until = (id: string, status: string) => soon(() => expect(last.get(id)?.status).toBe(status))
const fails = (answer: () => Response | Promise<Response>, times = 1) => {
  let left = times
  host.server.use(http.put('*/files/upload/*', () => (left-- > 0 ? answer() : undefined)))
}

test('a file arrives, its progress is whole per cent, and the media is in the cache', async () => {
  const seen: number[] = []
  const stop = uploadQueue.subscribe(({ items }) => seen.push(...items.map(({ progress }) => progress)))
  const arrived = vi.fn<(media: Media) => void>()
  const id = queueUpload(png(), {}, { onArrived: arrived })
  expect(findUpload(id)).toMatchObject({ status: 'pending', progress: 0 })
  await until(id, 'completed')
  await soon(() => expect(arrived).toHaveBeenCalledOnce())
  stop()
  const [media] = arrived.mock.calls[0] ?? []
  expect(media).toMatchObject({ status: 'COMPLETED', width: 40, file_name: 'harbour.png' })
  expect(last.get(id)).toMatchObject({ progress: 100, media_id: media?.id })
  expect(seen.every((progress) => Number.isInteger(progress))).toBe(true)
  expect(mediaStore.getState().media[media?.id ?? '']?.url).toBeTruthy()
})

test('a video is uploaded with a thumbnail, or without one where that fails', async () => {
  const bytes = new Uint8Array(await readFile('server/platform/sandbox/testing/seeds/a.mp4'))
  const send = async () => {
    const arrived = vi.fn<(media: Media) => void>()
    queueUpload(new File([bytes], 'waves.mp4', { type: 'video/mp4' }), {}, { onArrived: arrived })
    await soon(() => expect(arrived).toHaveBeenCalledOnce())
    return arrived.mock.calls[0]?.[0]
  }
  expect(await send()).toMatchObject({ status: 'COMPLETED', thumbnail_url: expect.stringMatching(/-small\.jpg/) })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  host.server.use(http.post('*/thumbnail/', () => new HttpResponse(null, { status: 500 })))
  expect(await send()).toMatchObject({ status: 'COMPLETED', thumbnail_url: null })
})

test.each([
  ['an empty file', 'empty.mp3', 'audio/mpeg', () => new Uint8Array(), 'The file is empty'],
  [
    'text named .mp3',
    'words.mp3',
    'audio/mpeg',
    () => new TextEncoder().encode('words, no sound'),
    'This file isn’t audio',
  ],
  [
    'a video without sound',
    'silent.weba',
    'audio/webm',
    async () => new Uint8Array(await readFile('server/platform/sandbox/testing/seeds/live.webm')),
    'The file contains no audio',
  ],
])('%s as a sound is refused with the reason', async (_name, name, type, read, text) => {
  const failed = vi.fn<(why: string, retry: (() => void) | undefined) => void>()
  queueUpload(new File([await read()], name, { type }), {}, { onFailed: failed })
  await soon(() => expect(failed).toHaveBeenCalledOnce())
  expect(failed.mock.calls[0]?.[0]).toBe(text)
})

test.each([
  ['500', () => new HttpResponse(null, { status: 500 }), 'Upload failed with status: 500'],
  ['204, which is not 200', () => new HttpResponse(null, { status: 204 }), 'Upload failed with status: 204'],
])(
  'an upload that the storage answers with %s fails with the exact text, and the next attempt arrives',
  async (_name, answer, text) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    fails(answer)
    const failed = vi.fn<(why: string, retry: (() => void) | undefined) => void>()
    const arrived = vi.fn<(media: Media) => void>()
    const id = queueUpload(png(), {}, { onFailed: failed, onArrived: arrived })
    await until(id, 'failed')
    expect(findUpload(id)).toMatchObject({ error: text, mayRetry: true, media_id: null })
    expect(failed.mock.calls[0]?.[0]).toBe(text)
    failed.mock.calls[0]?.[1]?.()
    await until(id, 'completed')
    await soon(() => expect(arrived).toHaveBeenCalledOnce())
    // The first attempt's URL still took the bytes: there is one media, not two.
    expect((await host.test.ok('listMedia', { as: owner() })).count).toBe(1)
  },
)

test.each([
  ['a reset', () => HttpResponse.error()],
  ['503 from a proxy whose server is away', () => new HttpResponse(null, { status: 503 })],
])(
  'an upload that ends with %s shows that it waits for the connection and continues automatically',
  async (_name, answer) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    fails(answer, 2)
    const seen = new Set<string>()
    const stop = uploadQueue.subscribe(({ items }) =>
      items.forEach(({ isWaiting, error }) => isWaiting && seen.add(error ?? '')),
    )
    const hooks = { onWaiting: vi.fn(), onFailed: vi.fn(), onArrived: vi.fn() }
    const id = queueUpload(png(), {}, hooks)
    await until(id, 'completed')
    stop()
    expect(seen).toContain('Failed to upload')
    expect(last.get(id)?.isWaiting).toBe(false)
    await soon(() => expect(hooks.onArrived).toHaveBeenCalledOnce())
    // Announced once, and never as a failure: no action is needed.
    expect(hooks.onWaiting).toHaveBeenCalledOnce()
    expect(hooks.onFailed).not.toHaveBeenCalled()
    expect((await host.test.ok('listMedia', { as: owner() })).count).toBe(1)
  },
)

test('an upload removed while waiting for the connection does not resume', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  fails(() => HttpResponse.error(), Infinity)
  const failed = vi.fn<(why: string, retry: (() => void) | undefined) => void>()
  const id = queueUpload(png(), {}, { onFailed: failed })
  await until(id, 'failed')
  // The default text for waiting.
  expect(failed.mock.calls[0]?.[0]).toBe('Connection lost. The upload resumes when you’re back online.')
  dropUpload(id)
  const before = puts().length
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect([uploadQueue.getState().items, puts().length]).toEqual([[], before])
})

test('a file that does not match its extension is refused with a message and without a retry', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const failed = vi.fn<(why: string, retry: (() => void) | undefined) => void>()
  const text = new File(['just words, no sound at all'], 'song.mp3', { type: 'audio/mpeg' })
  const id = queueUpload(text, {}, { onFailed: failed })
  await until(id, 'failed')
  expect(findUpload(id)).toMatchObject({ error: 'This file isn’t audio', mayRetry: false })
  expect(failed).toHaveBeenCalledExactlyOnceWith('This file isn’t audio', undefined)
})

test('an expired URL is signed again; a second 403 is reported', async () => {
  fails(() => new HttpResponse(null, { status: 403 }))
  await until(queueUpload(png()), 'completed')
  fails(() => new HttpResponse(null, { status: 403 }), 2)
  const id = queueUpload(png())
  await until(id, 'failed')
  expect(findUpload(id)?.error).toBe('Upload failed with status: 403')
})

test('bytes that arrived although the answer was lost are not sent again', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  host.server.use(
    http.put(
      '*/files/upload/*',
      async ({ request }) => {
        await host.test.backend.fetch(request)
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  await until(queueUpload(png()), 'completed')
  expect(puts()).toEqual([])
  expect((await host.test.ok('listMedia', { as: owner() })).count).toBe(1)
})

test('an upload without progress for two minutes fails', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  fails(() => delay('infinite').then(() => new HttpResponse()))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const id = queueUpload(png())
  vi.advanceTimersByTime(119_999)
  expect(findUpload(id)?.status).toBe('pending')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await until(id, 'failed')
  expect(findUpload(id)).toMatchObject({ error: 'Failed to upload', isWaiting: true })
})

test('a stopped upload keeps its file and can continue', async () => {
  const hangs = vi.fn(() => delay('infinite').then(() => new HttpResponse()))
  fails(hangs)
  const id = queueUpload(png())
  await soon(() => expect(hangs).toHaveBeenCalledOnce())
  stopUpload(id)
  expect(findUpload(id)).toMatchObject({ status: 'idle', progress: 0 })
  retryUpload(id)
  await until(id, 'completed')
})

test('refused files are in the queue with the reason and cause no call', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const whys: string[] = []
  const refused = (input: unknown) => queueUpload(input, {}, { onFailed: (why) => whys.push(why) })
  const id = refused(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  expect(findUpload(id)).toMatchObject({ status: 'failed', mayRetry: false })
  refused(new File(['x'], '', { type: 'image/png' }))
  refused(42)
  // Some systems give these files no type.
  refused(new File(['x'], 'IMG_1.HEIC'))
  refused(new File(['x'], 'b.avif', { type: 'image/avif' }))
  expect(whys).toEqual([
    'This file type isn’t supported',
    'Invalid file object provided',
    'Input must be a base64 string',
    'HEIC images aren’t supported. Save it as JPEG or PNG',
    'AVIF images aren’t supported. Save it as JPEG or PNG',
  ])
  await expect(uploadMedia({ queueId: 'gone' })).rejects.toThrow('No file provided and no file found in upload queue')
  expect(host.calls).toEqual([])
})

test('an empty file with a name is uploaded, and the storage refuses it', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const id = queueUpload(new File([], 'nothing.png', { type: 'image/png' }))
  await until(id, 'failed')
  expect(findUpload(id)?.error).toBe('The file is empty')
})

test('three uploads run at once, the others wait their turn', async () => {
  let goOn: () => void = () => undefined
  // The storage takes nothing until it is let.
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const open = { now: 0, most: 0 }
  const take = async () => {
    open.most = Math.max(open.most, ++open.now)
    await gate
    open.now--
    return undefined
  }
  host.server.use(http.put('*/files/upload/*', take))
  const ids = Array.from({ length: 5 }, (_, at) => queueUpload(png(`${at}.png`)))
  await soon(() => expect(open.now).toBe(3))
  expect(ids.map((id) => last.get(id)?.status).filter((status) => status === 'pending').length).toBeGreaterThan(1)
  goOn()
  for (const id of ids) await until(id, 'completed')
  expect([open.most, puts().length]).toEqual([3, 5])
})
