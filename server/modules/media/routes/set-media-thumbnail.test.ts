import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { arolls, media } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { makeJpeg } from '#server/platform/files/testing/sample-images.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { THUMBNAIL_LIMIT, THUMBNAIL_SIDE } from '#src/domain/uploads.ts'

const app = await createTestApp()
const CLIP = new Uint8Array(await readFile(new URL('../../../platform/sandbox/testing/seeds/a.mp4', import.meta.url)))
let owner: TestUser
let other: TestUser
let videoId: string
beforeEach(async () => {
  await app.reset()
  ;({ owner, other } = await app.fourRoles())
  videoId = (await uploadFile(app, owner, { name: 'waves.mp4', type: 'video/mp4', bytes: CLIP })).id
})
afterAll(() => app.close())

interface Given {
  as?: TestUser
  id?: string
  bytes?: Uint8Array<ArrayBuffer>
  type?: string
}

const give = ({ as = owner, id = videoId, bytes = makeJpeg(640, 360), type = 'image/jpeg' }: Given = {}) => {
  const form = new FormData()
  form.set('thumbnail', new File([bytes], 'thumbnail.jpg', { type }))
  return app.call('setMediaThumbnail', { as, params: { media_id: id }, body: form })
}
const thumbnailOf = async (id: string) =>
  (await app.ok('getMedia', { as: owner, params: { media_id: id } })).thumbnail_url
const stored = async (address: string) => {
  const response = await app.backend.fetch(new Request(`http://localhost:4400${address}`))
  return { type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) }
}

it('setMediaThumbnail: a frame of an uploaded video appears on the media, the scene, the story and its card', async () => {
  const story = await makeStory(app.db, owner)
  const [aroll = ''] = story.arollIds
  await app.db.update(arolls).set({ mediaId: videoId, arollType: 'VideoARoll' }).where(eq(arolls.id, aroll))
  expect(await thumbnailOf(videoId)).toBeNull()
  const frame = makeJpeg(640, 360)
  const answer = await give({ bytes: frame })
  expect(answer).toMatchObject({ status: 200, body: { id: videoId, media_type: 'video' } })
  const address = await thumbnailOf(videoId)
  expect(await stored(address ?? '')).toEqual({ type: 'image/jpeg', bytes: frame })
  const document = await app.ok('getStory', { as: owner, query: { story_id: story.id } })
  expect(document.thumbnail_url).toBe(address)
  expect(document.scenes[0]?.arolls[0]?.aroll_object.preview_image).toBe(address)
  const { results } = await app.ok('getUserStories', { as: owner })
  expect(results[0]).toMatchObject({ story_id: story.id, thumbnail_url: address })
  expect(app.events.findLast(({ event }) => event === 'media_update')?.data).toMatchObject({
    media: { id: videoId, thumbnail_url: address },
  })
})

it('the first frame stays: sending it again, or another, has the same answer and changes nothing', async () => {
  const first = makeJpeg(64, 36)
  expect((await give({ bytes: first })).status).toBe(200)
  const both = await Promise.all([give({ bytes: first }), give({ bytes: makeJpeg(32, 18) })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await stored((await thumbnailOf(videoId)) ?? '')).bytes).toEqual(first)
})

it('a thumbnail for another user’s video is refused', async () => {
  expect((await give({ as: other })).status).toBe(404)
  expect(await thumbnailOf(videoId)).toBeNull()
})

it('a thumbnail that is no small JPEG is refused with a message, and the video stays unchanged', async () => {
  const broken = makeJpeg(64, 36).slice(0, 60_100)
  const refusals: [Given, number, object][] = [
    [{ bytes: makePng(64, 36) }, 400, { error: 'VALIDATION_FAILED' }],
    [{ bytes: makePng(64, 36), type: 'image/png' }, 415, { error: 'UNSUPPORTED_MEDIA_TYPE' }],
    [{ bytes: new TextEncoder().encode('<svg onload="alert(1)"/>') }, 400, { error: 'VALIDATION_FAILED' }],
    [{ bytes: broken }, 400, { fields: { thumbnail: ['Couldn’t read the image'] } }],
    [{ bytes: new Uint8Array(0) }, 400, { fields: { thumbnail: ['The file is empty'] } }],
    [
      { bytes: makeJpeg(THUMBNAIL_SIDE + 1, 36) },
      400,
      { fields: { thumbnail: ['It can be up to 640 px on its longer side'] } },
    ],
    [
      { bytes: new Uint8Array(THUMBNAIL_LIMIT + 1) },
      413,
      { message: 'A thumbnail can be up to 0.5 MB', error: 'PAYLOAD_TOO_LARGE' },
    ],
  ]
  for (const [given, status, body] of refusals) expect(await give(given)).toMatchObject({ status, body })
  expect(await thumbnailOf(videoId)).toBeNull()
})

it('only uploaded videos accept a thumbnail', async () => {
  const image = await uploadFile(app, owner, { name: 'a.png', type: 'image/png', bytes: makePng(8, 8) })
  expect(await give({ id: image.id })).toMatchObject({
    status: 400,
    body: { fields: { media_id: ['Choose a video'] } },
  })
  await app.db.update(media).set({ status: 'PENDING' }).where(eq(media.id, videoId))
  expect(await give()).toMatchObject({ status: 400, body: { error: 'MEDIA_NOT_UPLOADED' } })
})
