import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { reserveUpload, type NewUpload } from './reserve-upload.ts'
import { makePng, makeWav } from './testing/sample-files.ts'
import { makeGif, makeJpeg, makeWebp } from './testing/sample-images.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

type UploadRequest = Partial<NewUpload>

const reserve = (options: UploadRequest = {}) =>
  test.scope((scope) =>
    reserveUpload(scope, { userId: ada.id, fileName: 'a.png', contentType: 'image/png', size: 100, ...options }),
  )

const fetchPath = (path: string, init: RequestInit = {}) =>
  Promise.resolve(test.backend.fetch(new Request(`http://localhost:4400${path}`, init)))

const put = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetchPath(address, { method: 'PUT', body, headers: { 'Content-Type': 'image/png', ...headers } })

async function upload(bytes: Uint8Array<ArrayBuffer>, options: UploadRequest = {}) {
  const reserved = await reserve({ size: bytes.length, ...options })
  const contentType = options.contentType ?? 'image/png'
  const response = await put(reserved.address, bytes, { 'Content-Type': contentType })
  const [row] = await test.db.select().from(media).where(eq(media.id, reserved.media.id))
  return { response, row, address: reserved.address }
}

describe('an upload', () => {
  it.each([
    ['image/png', makePng(640, 480), 640, 480],
    ['image/jpeg', makeJpeg(641, 481), 641, 481],
    ['image/gif', makeGif(642, 482), 642, 482],
    ['image/webp', makeWebp(643, 483), 643, 483],
  ])('an upload of %s is stored, measured and reported to the owner', async (contentType, bytes, width, height) => {
    const { response, row } = await upload(bytes, { contentType })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(row).toMatchObject({ status: 'COMPLETED', width, height, sizeBytes: bytes.length, errorMessage: null })
    expect(test.files.keys()).toEqual([row?.fileKey])
    expect(test.events.map(({ event, data }) => [event, data])).toEqual([
      ['media_update', { seq: 1, media: expect.objectContaining({ id: row?.id, status: 'COMPLETED', width }) }],
    ])
  })

  it.each([
    ['a.mp4', 'video/mp4', 'video'],
    ['a.mov', 'video/quicktime', 'video'],
    ['a.webm', 'video/webm', 'video'],
    ['a.mp3', 'audio/mpeg', 'audio'],
    ['a.wav', 'audio/wav', 'audio'],
    ['a.m4a', 'audio/mp4', 'audio'],
    ['a.aac', 'audio/aac', 'audio'],
    ['a.ogg', 'audio/ogg', 'audio'],
    ['a.weba', 'audio/webm', 'audio'],
    ['a.flac', 'audio/flac', 'audio'],
  ])(
    'an upload of the real file %s is accepted with its type and has a length',
    async (fileName, contentType, mediaType) => {
      const bytes = new Uint8Array(await readFile(new URL(`../sandbox/testing/seeds/${fileName}`, import.meta.url)))
      const { response, row } = await upload(bytes, { contentType, fileName })
      expect(response.status).toBe(200)
      expect(row).toMatchObject({ status: 'COMPLETED', mediaType, errorMessage: null })
      expect(row?.durationMs).toBeGreaterThan(0)
    },
  )

  it('an upload of sound has a length', async () => {
    const { row } = await upload(makeWav(1_500), { contentType: 'audio/wav', fileName: 'a.wav' })
    expect(row).toMatchObject({ status: 'COMPLETED', mediaType: 'audio', durationMs: 1_500, width: null })
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['text', 'just words'],
    ['a ZIP', 'PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['nothing', ''],
    ['a PNG that stops in its header', new TextDecoder('latin1').decode(makePng(10, 10).slice(0, 20))],
  ])('an upload of %s named .png is refused and fails', async (_name, text) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { response, row } = await upload(bytes)
    expect(response.status).toBe(400)
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: expect.stringMatching(/./) })
    expect(test.files.keys()).toEqual([])
  })

  it.each([
    ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
    ['AVIF', '\0\0\0\u0018ftypavif\0\0\0\0mif1avif'],
  ])('an upload of %s is refused by name, announced as what it is or as a JPEG', async (name, text) => {
    const message = `${name} images aren’t supported. Save it as JPEG or PNG`
    await expect(reserve({ contentType: `image/${name.toLowerCase()}` })).rejects.toMatchObject({
      status: 415,
      message,
    })
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { row } = await upload(bytes, { contentType: 'image/jpeg', fileName: 'a.jpg' })
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: message })
  })

  it('an upload of text named .mp3 is refused as not a sound', async () => {
    const { row } = await upload(new TextEncoder().encode('just words, no sound at all'), { contentType: 'audio/mpeg' })
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: 'This file isn’t audio' })
  })

  it('an upload of an image under another kind of name is refused', async () => {
    const { response, row } = await upload(makeWav(100), { contentType: 'image/png' })
    expect([response.status, row?.status]).toEqual([400, 'FAILED'])
  })

  it('an upload of a pixel bomb is refused', async () => {
    for (const [width, height] of [
      [60_000, 10],
      [12_000, 12_000],
      [0, 5],
    ] as const) {
      const { response, row } = await upload(makePng(width, height))
      expect([response.status, row?.status]).toEqual([400, 'FAILED'])
    }
  })

  it('an upload of a GIF of 65,535 pixels a side, or of a video without frames, says why it is refused', async () => {
    const gif = await upload(makeGif(65_535, 65_535), { contentType: 'image/gif', fileName: 'a.gif' })
    expect(gif.row).toMatchObject({
      status: 'FAILED',
      errorMessage: 'The image is too large (65535 × 65535 pixels)',
    })
    const empty = new Uint8Array(await readFile(new URL('testing/no-frames.webm', import.meta.url)))
    const webm = await upload(empty, { contentType: 'video/webm', fileName: 'a.webm' })
    expect(webm.row).toMatchObject({ status: 'FAILED', errorMessage: 'The video has no frames' })
  })

  it('an upload that is not a video fails, with a message for users', async () => {
    const bytes = new Uint8Array(5_000)
    bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'))
    const { response, row } = await upload(bytes, { contentType: 'video/mp4', fileName: 'a.mp4' })
    expect(response.status).toBe(400)
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: expect.stringContaining('video') })
  })

  it('an upload must have exactly the announced size, also without a length', async () => {
    const bytes = makePng(10, 10)
    const sizes = [bytes.length - 1, bytes.length + 1]
    for (const size of sizes) {
      const { address, media: row } = await reserve({ size })
      const chunked = () => new Blob([bytes]).stream()
      expect((await put(address, bytes)).status).toBe(size < bytes.length ? 413 : 400)
      const streamed = await fetchPath(address, {
        method: 'PUT',
        body: chunked(),
        headers: { 'Content-Type': 'image/png' },
        duplex: 'half',
      } as RequestInit)
      expect(streamed.status).toBe(size < bytes.length ? 413 : 400)
      const [after] = await test.db.select().from(media).where(eq(media.id, row.id))
      expect(after?.status).toBe('PENDING')
    }
    expect(test.files.keys()).toEqual([])
  })

  it('an upload is accepted only at its own URL, once, and before it expires', async () => {
    const bytes = makePng(10, 10)
    const { address, response } = await upload(bytes)
    expect(response.status).toBe(200)
    expect((await put(address, bytes)).status).toBe(409)
    const other = await reserve({ size: bytes.length })
    const altered = [
      other.address.replace(/size=\d+/, 'size=99'),
      other.address.replace('type=image%2Fpng', 'type=image%2Fgif'),
      other.address.replace(/exp=(\d+)/, (_, at: string) => `exp=${Number(at) + 60}`),
      other.address.replace(/sig=.*/, `sig=${'0'.repeat(64)}`),
      other.address.replace(/sig=.*/, 'sig='),
      other.address.replace(/media\/[0-9a-f-]+/, 'media/00000000-0000-4000-8000-000000000000'),
      other.address.replace('media/', 'media/%2e%2e%2fmedia/'),
      other.address.replace('media/', 'media%2F..%2F'),
      other.address.replace('.png', '%00.png'),
      `/files/upload/media/${'a'.repeat(300)}.png?exp=1&sig=0`,
    ]
    for (const each of altered) expect([each, (await put(each, bytes)).status]).toEqual([each, 403])
    expect((await put(other.address, bytes, { 'Content-Type': 'image/gif' })).status).toBe(415)
    test.clock.advance(60 * 60 * 1000 + 1)
    expect((await put(other.address, bytes)).status).toBe(403)
    test.clock.advance(-2)
    expect((await put(other.address, bytes)).status).toBe(200)
  })

  it('an upload that is interrupted can be repeated at the same URL', async () => {
    const bytes = makePng(10, 10)
    const { address } = await reserve({ size: bytes.length })
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.slice(0, 10)),
      pull: (controller) => controller.error(new Error('reset')),
    })
    const abort = new AbortController()
    abort.abort()
    const request = { method: 'PUT', body: broken, headers: { 'Content-Type': 'image/png' }, duplex: 'half' }
    expect((await fetchPath(address, { ...request, signal: abort.signal })).status).toBe(400)
    expect((await put(address, bytes)).status).toBe(200)
  })

  it('an upload that is refused or cannot be stored stops being read', async () => {
    const isStopped = async (bytes: Uint8Array, address: string) => {
      const cancel = vi.fn()
      // Twice the announced size, so that there is something left to read.
      const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(bytes), cancel })
      const request = { method: 'PUT', body, headers: { 'Content-Type': 'image/png' }, duplex: 'half' }
      expect((await fetchPath(address, request)).status).toBeGreaterThanOrEqual(400)
      return cancel.mock.calls.length > 0
    }
    const { address } = await reserve({ size: 10_000 })
    expect(await isStopped(new TextEncoder().encode('just words '.repeat(500)), address)).toBe(true)
    const full = await reserve({ size: 100_000 })
    vi.spyOn(test.files, 'write').mockImplementationOnce(async (_key, body) => {
      const full = new WritableStream({ write: () => Promise.reject(new Error('disk full')) })
      await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).body?.pipeTo(full)
      throw new Error('It was stored')
    })
    expect(await isStopped(makePng(10, 10), full.address)).toBe(true)
    expect(test.takeLogged().map(({ cause }) => cause)).toMatchObject([{ message: 'disk full' }])
  })

  it('an upload of a kind or size that is not accepted gets no URL', async () => {
    const refused: [UploadRequest, number][] = [
      [{ contentType: 'image/svg+xml' }, 415],
      [{ contentType: 'text/html' }, 415],
      [{ size: 25_000_001 }, 413],
      [{ contentType: 'audio/mpeg', size: 200_000_001 }, 413],
      [{ contentType: 'video/mp4', size: 2_000_000_001 }, 413],
    ]
    for (const [options, status] of refused) await expect(reserve(options)).rejects.toMatchObject({ status })
    await reserve({ size: 25_000_000 })
  })
})
