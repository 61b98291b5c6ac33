import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRetoucher } from '#engines/draft/animator/retoucher.ts'
import { nodeStudio } from '#engines/draft/animator/studio-node.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { slowClip } from '#engines/testing/slow-clip.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { ENDLESS_WEBM, makePngBomb } from '#server/platform/sandbox/testing/hostile-files.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const never = () => Promise.reject(new Error('Nothing of this reaches an engine'))
/** An endless file uses the full limit: in production that is ten seconds. */
const sandbox = createNodeSandbox(undefined, { taskMs: 2_000 })
const app = await createTestApp({
  sandbox,
  engines: {
    retoucher: createRetoucher(nodeStudio),
    videoRetoucher: {
      info: { label: 'Test videos', builtIn: true },
      rework: never,
      cleanSound: never,
      previewFrame: never,
      readFrames: never,
      followSubject: never,
    },
  },
})
let owner: TestUser
beforeEach(async () => {
  await app.reset()
  owner = await app.user()
})
afterAll(() => {
  sandbox.close()
  return app.close()
})

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const named = (brand: string) => latin1(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}${'\0'.repeat(400)}`)
const image = makePng(640, 360)
let clip = new Uint8Array()
let long = new Uint8Array()
beforeAll(async () => {
  clip = new Uint8Array(await makeSampleClip({ hasSound: false }))
  long = new Uint8Array(await slowClip(clip, 2_400))
})

/** Both steps of an upload, as in the browser; returns the media and the message. */
async function give(type: string, bytes: Uint8Array) {
  const body = { file_name: 'given', content_type: type, media_args: { size_bytes: bytes.length } }
  const asked = await app.call('getGenericPresignedUrl', { as: owner, body })
  if (asked.status !== 200) return { id: null, said: asked.body }
  const { media, presigned_url: address } = asked.body as { media: { id: string }; presigned_url: string }
  const headers = { 'Content-Type': type, 'x-amz-acl': 'public-read' }
  const request = { method: 'PUT', headers, body: new Uint8Array(bytes) }
  const put = await app.backend.fetch(new Request(`http://localhost:4400${address}`, request))
  return { id: media.id, said: put.ok ? null : await put.json() }
}

/** The answer of every model of every tool to a source. */
async function offered(source: string) {
  const { data } = await app.ok('listTaskModels', { as: owner })
  const settings = { prompt: 'warmer light', aspect_ratio: '1:1', upscale_factor: 2, duration: 5 }
  return Promise.all(
    data.map(async ({ model_id }) => {
      const body = { ...settings, model_id, source_media_id: source }
      const [estimate, made] = [
        await app.call('estimateTask', { as: owner, body }),
        await app.call('createTask', { as: owner, body }),
      ]
      return { model_id, estimate, made }
    }),
  )
}

async function expectNothingHappened() {
  await app.runJobs()
  expect((await app.ok('listToolResults', { as: owner })).results).toEqual([])
  expect(await app.balance(owner)).toBe(100)
}

const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length >> 1)
test.each([
  ['an image of 0 bytes', 'image/png', () => new Uint8Array(), 'The file is empty'],
  ['a text that calls itself a picture', 'image/png', () => latin1('no picture '.repeat(40)), 'isn’t an image'],
  ['a video that calls itself an image', 'image/png', () => clip, 'isn’t an image'],
  ['an image of 30,000 px', 'image/png', () => makePng(30_000, 40), 'The image is too large (30000 × 40 pixels)'],
  ['a HEIC', 'image/heic', () => named('heic'), 'HEIC images aren’t supported. Save it as JPEG or PNG'],
  ['an AVIF', 'image/avif', () => named('avif'), 'AVIF images aren’t supported. Save it as JPEG or PNG'],
  ['a HEIC that calls itself a JPEG', 'image/jpeg', () => named('heic'), 'HEIC'],
  ['an AVIF that calls itself a PNG', 'image/png', () => named('avif'), 'AVIF'],
  ['half an image', 'image/png', () => cut(image), 'The image is incomplete'],
  ['a video of 0 bytes', 'video/mp4', () => new Uint8Array(), 'The file is empty'],
  ['a text that calls itself a video', 'video/mp4', () => latin1('no video '.repeat(40)), 'isn’t a video'],
  ['half a video', 'video/mp4', () => cut(clip), 'The video is incomplete'],
  ['a video whose parser never comes back', 'video/webm', () => ENDLESS_WEBM, 'This file takes too long to read'],
])(
  '%s is refused with a message at the upload, by every tool that is called all the same, and costs nothing',
  async (_what, type, bytes, words) => {
    const { id, said } = await give(type, bytes())
    expect(JSON.stringify(said)).toContain(words)
    if (id !== null)
      for (const { model_id, estimate, made } of await offered(id))
        expect([estimate.status, made.status], model_id).toEqual([400, 400])
    await expectNothingHappened()
  },
)

test('an image that unpacks to two gigabytes is processed as the eight pixels it shows', async () => {
  const { id } = await give('image/png', makePngBomb())
  const body = { model_id: 'draft-upscale', source_media_id: id ?? '', upscale_factor: 2 as const }
  expect((await app.call('createTask', { as: owner, body })).status).toBe(202)
  await app.runJobs()
  const [made] = (await app.ok('listToolResults', { as: owner })).results
  expect([made?.status, made?.result_media?.width, await app.balance(owner)]).toEqual(['COMPLETED', 16, 98])
})

test('a video of 40 minutes is accepted as a file, and every tool refuses its length before any charge', async () => {
  const { id, said } = await give('video/mp4', long)
  expect(said).toBeNull()
  const answers = await offered(id ?? '')
  for (const { model_id, estimate, made } of answers) {
    expect([estimate.status, made.status], model_id).toEqual([400, 400])
    if (model_id.endsWith('-video') && !model_id.endsWith('to-video'))
      for (const { body } of [estimate, made])
        expect(body, model_id).toMatchObject({
          fields: { source_media_id: ['Videos can be up to 3 minutes long. This one is 40:00'] },
        })
  }
  expect(await app.call('findFocalPath', { as: owner, params: { media_id: id ?? '' } })).toMatchObject({ status: 400 })
  await expectNothingHappened()
})
