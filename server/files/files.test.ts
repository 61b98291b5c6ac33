import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { media } from '#server/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createNodeSandbox } from '#server/sandbox/node.ts'
import { ENDLESS_WEBM } from '#server/sandbox/testing/hostile-files.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { reserveUpload, type NewUpload } from './reserve-upload.ts'
import { signDownload } from './signing.ts'
import { makePng, makeWav } from './testing/sample-files.ts'
import { makeGif, makeJpeg, makeWebp } from './testing/sample-pictures.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

type Wish = Partial<NewUpload>

const reserve = (wish: Wish = {}) =>
  test.scope((scope) =>
    reserveUpload(scope, { userId: ada.id, fileName: 'a.png', contentType: 'image/png', size: 100, ...wish }),
  )

const fetchPath = (path: string, init: RequestInit = {}) =>
  Promise.resolve(test.backend.fetch(new Request(`http://localhost:4400${path}`, init)))

const put = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetchPath(address, { method: 'PUT', body, headers: { 'Content-Type': 'image/png', ...headers } })

async function upload(bytes: Uint8Array<ArrayBuffer>, wish: Wish = {}) {
  const reserved = await reserve({ size: bytes.length, ...wish })
  const contentType = wish.contentType ?? 'image/png'
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
  ])('of %s is stored, measured and told to the owner', async (contentType, bytes, width, height) => {
    const { response, row } = await upload(bytes, { contentType })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(row).toMatchObject({ status: 'COMPLETED', width, height, sizeBytes: bytes.length, errorMessage: null })
    expect(test.files.keys()).toEqual([row?.fileKey])
    expect(test.events.map(({ event, data }) => [event, data])).toEqual([
      ['media_update', { seq: 1, media: expect.objectContaining({ id: row?.id, status: 'COMPLETED', width }) }],
    ])
  })

  it('of sound has a length', async () => {
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
  ])('of %s named .png is refused and fails', async (_name, text) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { response, row } = await upload(bytes)
    expect(response.status).toBe(400)
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: expect.stringMatching(/./) })
    expect(test.files.keys()).toEqual([])
  })

  it.each([
    ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
    ['AVIF', '\0\0\0\u0018ftypavif\0\0\0\0mif1avif'],
  ])('of %s is refused by name, announced as what it is or as a JPEG', async (name, text) => {
    const message = `${name} pictures are not supported; save it as JPEG or PNG`
    await expect(reserve({ contentType: `image/${name.toLowerCase()}` })).rejects.toMatchObject({
      status: 415,
      message,
    })
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { row } = await upload(bytes, { contentType: 'image/jpeg', fileName: 'a.jpg' })
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: message })
  })

  it('of words named .mp3 is called no sound', async () => {
    const { row } = await upload(new TextEncoder().encode('just words, no sound at all'), { contentType: 'audio/mpeg' })
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: 'This file is not a sound' })
  })

  it('of a picture under another kind of name is refused', async () => {
    const { response, row } = await upload(makeWav(100), { contentType: 'image/png' })
    expect([response.status, row?.status]).toEqual([400, 'FAILED'])
  })

  it('of a pixel bomb is refused', async () => {
    for (const [width, height] of [
      [60_000, 10],
      [12_000, 12_000],
      [0, 5],
    ] as const) {
      const { response, row } = await upload(makePng(width, height))
      expect([response.status, row?.status]).toEqual([400, 'FAILED'])
    }
  })

  it('of a video that is none fails, with a text for people', async () => {
    const bytes = new Uint8Array(5_000)
    bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'))
    const { response, row } = await upload(bytes, { contentType: 'video/mp4', fileName: 'a.mp4' })
    expect(response.status).toBe(400)
    expect(row).toMatchObject({ status: 'FAILED', errorMessage: expect.stringContaining('video') })
  })

  it('must have exactly the announced size, also without a length', async () => {
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

  it('goes to its own address only, once, and not later', async () => {
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

  it('that breaks off can be made again at the same address', async () => {
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

  it('of a kind or size that is not accepted gets no address', async () => {
    const refused: [Wish, number][] = [
      [{ contentType: 'image/svg+xml' }, 415],
      [{ contentType: 'text/html' }, 415],
      [{ size: 25_000_001 }, 413],
      [{ contentType: 'audio/mpeg', size: 200_000_001 }, 413],
      [{ contentType: 'video/mp4', size: 2_000_000_001 }, 413],
    ]
    for (const [wish, status] of refused) await expect(reserve(wish)).rejects.toMatchObject({ status })
    await reserve({ size: 25_000_000 })
  })
})

describe('a stored file', () => {
  const stored = async (key = 'media/a.png', contentType = 'image/png') => {
    await test.files.write(key, new TextEncoder().encode('0123456789'), contentType)
    return signDownload(test.app, key)
  }

  it('is sent with its type and nothing that could run', async () => {
    const response = await fetchPath(await stored())
    expect([response.status, await response.text()]).toEqual([200, '0123456789'])
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'accept-ranges': 'bytes',
    })
    expect(headers['content-disposition']).toBeUndefined()
  })

  it.each(['image/svg+xml', 'text/html', 'application/xml'])('of type %s is only ever saved', async (type) => {
    const response = await fetchPath(await stored('media/a.xml', type))
    expect(response.headers.get('content-disposition')).toBe('attachment')
  })

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('answers %s with %i', async (range, status, body, contentRange) => {
    const response = await fetchPath(await stored(), { headers: { Range: range } })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
  })

  it('has one address for a whole day, which then ends', async () => {
    const address = await stored()
    test.clock.advance(11 * 60 * 60 * 1000)
    expect(await signDownload(test.app, 'media/a.png')).toBe(address)
    test.clock.advance(2 * 60 * 60 * 1000)
    expect(await signDownload(test.app, 'media/a.png')).not.toBe(address)
    expect((await fetchPath(address)).status).toBe(200)
    test.clock.advance(24 * 60 * 60 * 1000)
    expect((await fetchPath(address)).status).toBe(403)
  })

  it('opens to no other address, and an upload address reads nothing', async () => {
    const address = await stored()
    await stored('media/b.png')
    const upload = await reserve()
    for (const each of [
      '/files/media/a.png',
      address.replace('a.png', 'b.png'),
      address.replace(/exp=\d+/, 'exp=9999999999'),
      address.replace(/sig=./, 'sig=x'),
      upload.address.replace('/files/upload/', '/files/'),
    ])
      expect([each, (await fetchPath(each)).status]).toEqual([each, 403])
  })

  it('is not sent again to whoever has it', async () => {
    const address = await stored()
    const etag = (await fetchPath(address)).headers.get('etag') ?? ''
    expect((await fetchPath(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const head = await fetchPath(address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
  })
})

describe('an endless video', () => {
  it('ends as a failed media with words, while others are answered and their files are read', async () => {
    const sandbox = createNodeSandbox(undefined, { taskMs: 6_000 })
    const quick = await createTestApp({ sandbox })
    const eve = await quick.user()
    const upload = (name: string, type: string, bytes: Uint8Array) => uploadFile(quick, eve, { name, type, bytes })
    let isOver = false
    const endless = upload('a.webm', 'video/webm', ENDLESS_WEBM).finally(() => (isOver = true))
    const { id, put } = await upload('a.png', 'image/png', makePng(4, 3))
    expect([put.status, (await quick.call('getMedia', { as: eve, params: { media_id: id } })).status]).toEqual([
      200, 200,
    ])
    expect(isOver).toBe(false)
    const { id: failed, put: refusal } = await endless
    const message = 'This file takes too long to read; it may be damaged'
    expect([refusal.status, await refusal.json()]).toEqual([400, { message, error: 'UNREADABLE_FILE' }])
    const shown = await quick.ok('getMedia', { as: eve, params: { media_id: failed } })
    expect(shown).toMatchObject({ status: 'FAILED', error_message: message, url: null })
    expect((await upload('b.wav', 'audio/wav', makeWav(200))).put.status).toBe(200)
    sandbox.close()
    await quick.close()
  })
})

describe('a disk that runs full', () => {
  it('refuses writes before the database would hang, and still reads', async () => {
    const full = await createTestApp({ config: { diskReserveBytes: 100 } })
    full.files.freeBytes = async () => 99
    const eve = await full.user()
    const body = { feedback_type: 'BUG', feedback: 'Hello' }
    expect(await full.call('submitFeedback', { as: eve, body })).toMatchObject({
      status: 507,
      body: { error: 'STORAGE_FULL' },
    })
    expect((await full.call('listMissedEvents', { as: eve, query: { after: 0 } })).status).toBe(200)
    await full.close()
  })
})
