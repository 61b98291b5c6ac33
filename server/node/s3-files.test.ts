import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { openS3Files } from './s3-files.ts'
import { S3_ACLS } from './s3-settings.ts'

const KEY = 'media/a.png'
const NOW = new Date('2026-11-21T09:00:00Z')
const clock = { now: NOW }
const later = (ms: number) => new Date(NOW.getTime() + ms)
const HOUR_MS = 60 * 60_000
const time = { from: NOW, until: later(HOUR_MS) }
const bytes = (value: string) => new TextEncoder().encode(value)

const buckets = await Promise.all(S3_ACLS.map((acl) => openS3Bucket({ acl, now: () => clock.now })))
const [bucket] = buckets
if (!bucket) throw new Error('No bucket was opened')
const files = await openS3Files(bucket.settings)
beforeEach(() => {
  clock.now = NOW
  bucket.clear()
})
afterAll(() => Promise.all(buckets.map((each) => each.close())))

const put = async (url: string, headers: Record<string, string>, body: string) =>
  (await fetch(url, { method: 'PUT', headers, body: bytes(body) })).status

describe.each(buckets.map((each) => [each.settings.acl, each] as const))('with S3_ACL=%s', (acl, each) => {
  it('a signed upload is accepted with its headers, and refused with another type, length or ACL', async () => {
    const { direct } = await openS3Files(each.settings)
    const terms = { key: 'incoming/a.png', contentType: 'image/png', size: 10 }
    const { url, headers } = await direct.signUpload(terms, time)
    expect(headers).toEqual({ 'Content-Type': 'image/png', ...(acl !== 'none' && { 'x-amz-acl': acl }) })
    const { 'x-amz-acl': _acl, ...plain } = headers
    const statuses = {
      type: await put(url, { ...headers, 'Content-Type': 'text/html' }, '0123456789'),
      shorter: await put(url, headers, '012345678'),
      longer: await put(url, headers, '0123456789a'),
      acl: await put(url, { ...headers, 'x-amz-acl': 'public-read-write' }, '0123456789'),
      ...(acl !== 'none' && { noAcl: await put(url, plain, '0123456789') }),
      key: await put(url.replace('incoming/a', 'incoming/b'), headers, '0123456789'),
      signature: await put(url.replace(/Signature=./, 'Signature=x'), headers, '0123456789'),
      time: await put(url.replace(/Expires=\d+/, 'Expires=9999'), headers, '0123456789'),
    }
    expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((name) => [name, 403])))
    expect(each.objects.size).toBe(0)
    expect(await put(url, headers, '0123456789')).toBe(200)
    clock.now = later(HOUR_MS + 1_000)
    expect(await put(url, headers, '0123456789')).toBe(403)
  })

  it('a file of the server has the ACL of the setting, in one part, in several and as a copy', async () => {
    const store = await openS3Files(each.settings)
    await store.write(KEY, bytes('x'), 'image/png')
    await store.write('media/b.png', new Blob([new Uint8Array(9_000_000)]).stream(), 'image/png')
    await store.direct.copy(KEY, 'media/c.png', 'image/png')
    const acls = ['media/a.png', 'media/b.png', 'media/c.png'].map((key) => each.objects.get(key)?.headers['x-amz-acl'])
    expect(acls).toEqual(Array(3).fill(acl === 'none' ? undefined : acl))
  })
})

it('a signed download is the same for the same time, answers ranges, and ends with its time', async () => {
  await files.write(KEY, bytes('0123456789'), 'image/png')
  const url = await files.direct.signDownload(KEY, time)
  expect(url).toBe(await (await openS3Files(bucket.settings)).direct.signDownload(KEY, time))
  expect(url).toMatch(`${bucket.settings.publicUrl}/${KEY}?`)
  const answer = await fetch(url, { headers: { Range: 'bytes=2-4' } })
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
  for (const other of [
    url.replace('a.png', 'b.png'),
    url.replace(/Signature=./, 'Signature=x'),
    url.split('?')[0] ?? '',
  ])
    expect((await fetch(other)).status).toBe(403)
  clock.now = later(HOUR_MS + 1_000)
  expect((await fetch(url)).status).toBe(403)
})

it('a signed download is valid at a storage whose clock is some minutes behind', async () => {
  await files.write(KEY, bytes('x'), 'image/png')
  clock.now = later(-4 * 60_000)
  expect((await fetch(await files.direct.signDownload(KEY, time))).status).toBe(200)
})

it.each([
  ['image/png', undefined],
  ['video/mp4', undefined],
  ['image/svg+xml', 'attachment'],
  ['text/html', 'attachment'],
  ['application/xml', 'attachment'],
])('a stored file of type %s is sent with the disposition %s', async (type, disposition) => {
  await files.write(KEY, bytes('x'), type)
  const answer = await fetch(await files.direct.signDownload(KEY, time))
  expect([answer.headers.get('content-type'), answer.headers.get('content-disposition') ?? undefined]).toEqual([
    type,
    disposition,
  ])
})

it('a copy has the bytes, and a missing file none', async () => {
  await files.write(KEY, bytes('x'), 'text/html')
  expect(await files.direct.copy(KEY, 'media/copy.png', 'image/png')).toBe(true)
  expect(await files.stat('media/copy.png')).toEqual({ key: 'media/copy.png', size: 1, contentType: 'image/png' })
  expect(await files.direct.copy('media/none.png', 'media/copy.png', 'image/png')).toBe(false)
})

it('the key of a signed URL is known, and none for another host', async () => {
  const { keyOf, signDownload } = files.direct
  expect(keyOf(await signDownload(KEY, time))).toBe(KEY)
  expect([keyOf('https://elsewhere.example/media/a.png'), keyOf('/files/media/a.png')]).toEqual([null, null])
})

it('all files are listed, page by page', async () => {
  const keys = Array.from({ length: 7 }, (_each, at) => `media/${at}.png`)
  for (const key of keys) await files.write(key, bytes('ab'), 'image/png')
  const listed: unknown[] = []
  for await (const each of files.list()) listed.push(each)
  expect(listed).toEqual(keys.map((key) => ({ key, size: 2 })))
})

it.each([
  ['secret', { secretKey: 'another secret' }, 'SignatureDoesNotMatch'],
  ['key', { accessKey: 'ANOTHER' }, 'InvalidAccessKeyId'],
  ['region', { region: 'us-east-1' }, 'InvalidAccessKeyId'],
  ['bucket', { url: bucket.settings.url.replace('storyloom', 'other') }, 'NoSuchBucket'],
])('with a wrong %s the bucket is refused at once, in a message without the secret', async (_name, wrong, code) => {
  const settings = { ...bucket.settings, ...wrong }
  const refusal: unknown = await openS3Files(settings).catch((cause: unknown) => cause)
  expect(refusal).toMatchObject({ message: expect.stringMatching(`^S3_URL is ${settings.url}, .*${code}`) })
  expect(String(refusal)).not.toContain(settings.secretKey)
})
