import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openS3Files } from '#server/node/s3-files.ts'
import { jobs, media } from '#server/platform/db/schema/index.ts'
import { cleanUp } from '#server/platform/jobs/cleanup.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { createSteppedClock } from '#server/testing/stepped-clock.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { film, startExport } from '#server/modules/rendering/testing/exports.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'

let now = () => createSteppedClock().now()
const bucket = await openS3Bucket({ now: () => now() })
const test = await createTestApp({ files: await openS3Files(bucket.settings) })
now = () => test.clock.now()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  bucket.clear()
  ada = await test.user()
})
afterAll(async () => {
  await test.close()
  await bucket.close()
})

const PNG = makePng(30, 20)
const DAY_MS = 24 * 60 * 60_000

async function reserve(bytes: Uint8Array, content_type = 'image/png') {
  const body = { file_name: 'a.png', content_type, media_args: { size_bytes: bytes.length } }
  return test.ok('getGenericPresignedUrl', { as: ada, body })
}
type Reserved = Awaited<ReturnType<typeof reserve>>

const put = async ({ presigned_url: url, headers }: Pick<Reserved, 'presigned_url' | 'headers'>, bytes: Uint8Array) =>
  (await fetch(url, { method: 'PUT', headers: { ...headers }, body: new Uint8Array(bytes) })).status
const read = ({ media: { id } }: Reserved) => test.ok('getMedia', { as: ada, params: { media_id: id } })
const keys = () => [...bucket.objects.keys()]

async function upload(bytes: Uint8Array, content_type?: string) {
  const reserved = await reserve(bytes, content_type)
  expect(await put(reserved, bytes)).toBe(200)
  return reserved
}

it('getGenericPresignedUrl, getMedia: a file goes to the bucket, is checked once its media is read, and is then served from it', async () => {
  const reserved = await reserve(PNG)
  expect(reserved).toMatchObject({ headers: { 'Content-Type': 'image/png' }, is_checked_later: true })
  expect(reserved.presigned_url).toMatch(bucket.settings.publicUrl)
  expect(await read(reserved)).toMatchObject({ status: 'PENDING' })
  expect(await put(reserved, PNG)).toBe(200)
  expect(await read(reserved)).toMatchObject({ status: 'PROCESSING', url: null })
  expect(await read(reserved)).toMatchObject({ status: 'PROCESSING', url: null })
  await test.runJobs()
  const { status, url, width } = await read(reserved)
  expect([status, width]).toEqual(['COMPLETED', 30])
  const served = await fetch(url ?? '')
  expect([served.headers.get('content-type'), await served.bytes()]).toEqual(['image/png', PNG])
  expect(keys()).toEqual([expect.stringMatching(/^media\//)])
  expect(test.events.map(({ event }) => event)).toEqual(['media_update'])
})

it('an upload is refused by the bucket with another type, length or ACL', async () => {
  const { presigned_url, headers } = await reserve(PNG)
  const answers = [
    await put({ presigned_url, headers: { 'Content-Type': 'text/html' } }, PNG),
    await put({ presigned_url, headers }, PNG.subarray(1)),
    await put({ presigned_url, headers: { ...headers, 'x-amz-acl': 'public-read' } }, PNG),
  ]
  expect([answers, keys()]).toEqual([[403, 403, 403], []])
})

it('a file that is put again after its check changes nothing, and is deleted', async () => {
  const reserved = await upload(PNG)
  await read(reserved)
  await test.runJobs()
  const { url } = await read(reserved)
  const other = new Uint8Array(PNG.length).fill(65)
  expect(await put(reserved, other)).toBe(200)
  expect(await (await fetch(url ?? '')).bytes()).toEqual(PNG)
  expect(await read(reserved)).toMatchObject({ status: 'COMPLETED', url })
  expect(keys()).toHaveLength(2)
  test.clock.advance(DAY_MS + 61 * 60_000)
  await test.runJobs()
  expect(keys()).toEqual([expect.stringMatching(/^media\//)])
  expect(await read(reserved)).toMatchObject({ status: 'COMPLETED' })
})

it('a file that is put again while it is checked is not what is served', async () => {
  const reserved = await upload(PNG)
  await read(reserved)
  const { files } = test.app
  const stat = files.stat.bind(files)
  const other = new Uint8Array(PNG.length).fill(65)
  files.stat = async (key) => {
    await put(reserved, other)
    return stat(key)
  }
  await test.runJobs().finally(() => (files.stat = stat))
  const { status, url } = await read(reserved)
  expect([status, await (await fetch(url ?? '')).bytes()]).toEqual(['COMPLETED', PNG])
})

it.each([
  ['HTML', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'), 'This file isn’t an image'],
  ['a PNG that is cut off', PNG.subarray(0, PNG.length - 12), 'The image is incomplete'],
  ['nothing', new Uint8Array(), 'The file is empty'],
])(
  '%s that is announced as an image fails with the reason, and nothing of it is left',
  async (_name, bytes, reason) => {
    const reserved = await upload(bytes)
    await read(reserved)
    await test.runJobs()
    expect(await read(reserved)).toMatchObject({
      status: 'FAILED',
      url: null,
      error_message: expect.stringContaining(reason),
    })
    expect(keys()).toEqual([])
  },
)

it('a file whose media was never read is checked when its URL has long expired', async () => {
  const reserved = await upload(PNG)
  test.clock.advance(DAY_MS + 61 * 60_000)
  await test.runJobs()
  expect(await read(reserved)).toMatchObject({ status: 'COMPLETED', width: 30 })
  expect(keys()).toEqual([expect.stringMatching(/^media\//)])
})

it('an upload that never arrives expires, and what arrives after that is deleted', async () => {
  const reserved = await reserve(PNG)
  test.clock.advance(DAY_MS + 60 * 60_000)
  await cleanUp(test.app)
  expect(await read(reserved)).toMatchObject({ status: 'PENDING' })
  test.clock.advance(1_000)
  await cleanUp(test.app)
  expect(await read(reserved)).toMatchObject({ status: 'FAILED', error_message: 'The upload wasn’t finished' })
  await test.app.files.write(`quarantine/${reserved.media.id}.png`, PNG, 'image/png')
  await test.runJobs()
  expect(keys()).toEqual([])
})

it('of two checks of one file one is used, and a media that was deleted meanwhile leaves no file', async () => {
  const [twice, deleted] = [await upload(PNG), await upload(PNG)]
  for (const each of [twice, deleted]) await read(each)
  await test.db.update(media).set({ status: 'PENDING' }).where(eq(media.id, twice.media.id))
  await read(twice)
  expect(await test.db.$count(jobs, eq(jobs.kind, 'check-upload'))).toBe(5)
  await test.db.delete(media).where(eq(media.id, deleted.media.id))
  await test.runJobs()
  expect(await read(twice)).toMatchObject({ status: 'COMPLETED' })
  expect(keys()).toEqual([expect.stringContaining(`media/${twice.media.id}`)])
})

it('a bucket that is unavailable during the check fails the media at last, not the upload before', async () => {
  const reserved = await upload(PNG)
  await read(reserved)
  const { direct } = test.app.files
  if (!direct) throw new Error('The storage is not direct')
  const { copy } = direct
  direct.copy = () => Promise.reject(new Error('The bucket answered 503'))
  await test.runJobs()
  expect(await read(reserved)).toMatchObject({ status: 'PROCESSING' })
  for (let attempt = 1; attempt < 5; attempt++) {
    test.clock.advance(10 * 60_000)
    await test.runJobs()
  }
  direct.copy = copy
  test.takeLogged()
  expect(await read(reserved)).toMatchObject({
    status: 'FAILED',
    error_message: 'Couldn’t check the file. Please upload it again',
  })
})

it('createRenderUpload, completeRender: an export goes to the bucket and ends when its file is checked', async () => {
  const { render, render_token } = await startExport(test, ada, 'BROWSER')
  const [as, params] = [{ token: render_token ?? '' }, { render_id: render.id }]
  const upload = await test.ok('createRenderUpload', { as, params, body: { size_bytes: film.length } })
  const complete = () => test.call('completeRender', { as, params, body: { media_id: upload.media.id } })
  expect(await complete()).toMatchObject({ status: 400, body: { error: 'MEDIA_NOT_UPLOADED' } })
  expect(await put(upload, film)).toBe(200)
  test.clock.advance(60_000)
  const updated_at = test.clock.now().toISOString()
  expect(await complete()).toMatchObject({ status: 200, body: { status: 'QUEUED', updated_at, video_url: null } })
  await test.runJobs()
  const { body } = await complete()
  expect(body).toMatchObject({ status: 'COMPLETED', video_url: expect.stringContaining(bucket.settings.publicUrl) })
})

it('exportToPremierePro, updateMusic: files in the bucket are found by their URLs', async () => {
  const { story } = await startExport(test, ada, 'BROWSER')
  const wav = makeWav(300)
  const reserved = await upload(wav, 'audio/wav')
  await read(reserved)
  await test.runJobs()
  const { url } = await read(reserved)
  const form = { story_id: story.id, have_background_music: true, background_music_volume: 0.5 }
  const body = { ...form, background_music_file_location: url ?? '' }
  expect((await test.ok('updateMusic', { as: ada, body })).music.background_music_media_id).toBe(reserved.media.id)
  const zip = await test.ok('exportToPremierePro', { as: ada, body: { story_id: story.id } })
  expect(await (await fetch(zip.url)).text()).toContain('media/music.wav')
})
