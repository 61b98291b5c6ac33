import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { reserveUpload } from './reserve-upload.ts'
import { signDownload } from './signing.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const fetchPath = (path: string, init: RequestInit = {}) =>
  Promise.resolve(test.backend.fetch(new Request(`http://localhost:4400${path}`, init)))

describe('a stored file', () => {
  const stored = async (key = 'media/a.png', contentType = 'image/png') => {
    await test.files.write(key, new TextEncoder().encode('0123456789'), contentType)
    return signDownload(test.app, key)
  }

  it('a stored file is sent with its type and headers that prevent execution', async () => {
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

  it.each(['image/svg+xml', 'text/html', 'application/xml'])(
    'a stored file of type %s is only ever sent as a download',
    async (type) => {
      const response = await fetchPath(await stored('media/a.xml', type))
      expect(response.headers.get('content-disposition')).toBe('attachment')
    },
  )

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
  ])('a stored file answers %s with %i', async (range, status, body, contentRange) => {
    const response = await fetchPath(await stored(), { headers: { Range: range } })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
    expect(response.headers.get('cache-control')).toMatch(status === 416 ? 'no-store' : 'private')
  })

  it('a stored file has one URL for a whole day, which then expires', async () => {
    const address = await stored()
    test.clock.advance(11 * 60 * 60 * 1000)
    expect(await signDownload(test.app, 'media/a.png')).toBe(address)
    test.clock.advance(2 * 60 * 60 * 1000)
    expect(await signDownload(test.app, 'media/a.png')).not.toBe(address)
    expect((await fetchPath(address)).status).toBe(200)
    test.clock.advance(24 * 60 * 60 * 1000)
    expect((await fetchPath(address)).status).toBe(403)
  })

  it('a stored file is not readable at any other URL, and an upload URL reads nothing', async () => {
    const address = await stored()
    await stored('media/b.png')
    const ada = await test.user()
    const options = { userId: ada.id, fileName: 'a.png', contentType: 'image/png', size: 100 }
    const upload = await test.scope((scope) => reserveUpload(scope, options))
    for (const each of [
      '/files/media/a.png',
      address.replace('a.png', 'b.png'),
      address.replace(/exp=\d+/, 'exp=9999999999'),
      address.replace(/sig=./, 'sig=x'),
      upload.address.replace('/files/upload/', '/files/'),
    ])
      expect([each, (await fetchPath(each)).status]).toEqual([each, 403])
  })

  it('a stored file is not sent again to a client that has it cached', async () => {
    const address = await stored()
    const etag = (await fetchPath(address)).headers.get('etag') ?? ''
    expect((await fetchPath(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const head = await fetchPath(address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
  })
})
