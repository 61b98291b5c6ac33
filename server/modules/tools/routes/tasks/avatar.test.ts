import { eq } from 'drizzle-orm'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAnimator } from '#engines/draft/animator/animator.ts'
import { nodeStudio } from '#engines/draft/animator/studio-node.ts'
import { EngineError } from '#engines/ports.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { readBytes } from '#server/platform/files/inspect.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const engines = createTestEngines()
const animator = createAnimator(nodeStudio)
/** That of the test engines, unless a test needs a real video. */
let { lipSync } = engines.animator
const app = await createTestApp({
  engines: {
    animator: { ...animator, lipSync: (...args) => lipSync(...args) },
    draft: { ...engines.draft, animator },
  },
})
beforeEach(() => {
  ;({ lipSync } = engines.animator)
  return app.reset()
})
afterAll(() => app.close())

const SIZE = { width: 1_920, height: 1_080 }

/** A draft of an avatar with Mara, and a short voice. */
async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner)
  const draft = { creationMode: 'Avatar', status: 'DRAFT', firstGeneratedAt: null } as const
  await app.db.update(stories).set(draft).where(eq(stories.id, story.id))
  const { results } = await app.ok('listAllCharacters', { as: owner, query: { include_system: true } })
  const mara = results.find(({ call_name: name }) => name === 'Mara')?.portrait
  if (!mara) throw new Error('Mara has no portrait')
  const voice = await uploadFile(app, owner, { name: 'voice.wav', type: 'audio/wav', bytes: makeWav(134) })
  const place = { story_id: story.id, aroll_id: story.arollIds[0] ?? '' }
  const body = { ...place, model_id: 'draft-avatar', source_media_id: mara.id, driving_media_id: voice.id }
  const make = (change: object = {}) => app.call('createTask', { as: owner, body: { ...body, ...change } })
  const newest = async () => (await app.ok('getTasks', { as: owner })).data[0]
  return { owner, story, mara, body, make, newest }
}

test('an avatar of a drawn person is a 1080p MP4 with sound, and its receipt names the engine', async () => {
  const { owner, make, newest } = await begin()
  lipSync = animator.lipSync
  expect(await make({ aspect_ratio: '16:9' })).toMatchObject({ status: 202 })
  await app.runJobs()
  const task = await newest()
  expect(task).toMatchObject({ status: 'COMPLETED', result_media: SIZE })
  const key = `media/${task?.result_media?.id ?? ''}`
  const stored = app.files.keys().find((each) => each.startsWith(key) && each.endsWith('.mp4'))
  const bytes = await readBytes(app.files, stored ?? '')
  if (!bytes) throw new Error('The video is not stored')
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  expect([video?.codec, video?.displayWidth, video?.displayHeight]).toEqual(['avc', SIZE.width, SIZE.height])
  expect([sound?.codec, sound?.sampleRate]).toEqual(['aac', 48_000])
  input.dispose()
  const { results } = await app.ok('listToolResults', { as: owner, query: { tool: 'AVATAR' } })
  expect(results[0]?.receipt).toMatchObject({ engine: 'Built-in draft engine', model: 'storyloom-avatar 1' })
})

test('the first video of an avatar is free, the next one is not, and a failed one leaves it free', async () => {
  const { owner, story, body, make, newest } = await begin()
  const estimate = async () => (await app.ok('estimateTask', { as: owner, body })).credits
  lipSync = () => Promise.reject(new EngineError('The engine failed'))
  await make()
  await app.runJobs()
  expect(await newest()).toMatchObject({ status: 'FAILED' })
  expect(app.takeLogged()).toHaveLength(1)
  expect(await estimate()).toBe(0)
  ;({ lipSync } = engines.animator)
  await make()
  // While it is generated, another one is not the first.
  expect(await estimate()).toBe(3)
  await app.runJobs()
  expect(await app.balance(owner)).toBe(100)
  expect((await app.ok('getStory', { as: owner, query: { story_id: story.id } })).status).toBe('COMPLETED')
  expect(await estimate()).toBe(3)
})

test('the voice of an avatar is free until its first video, and a photo of the user is no drawn person', async () => {
  const { owner, story, body, make, newest } = await begin()
  const [scene_id = ''] = story.sceneIds
  const speak = { story_id: story.id, scene_id, new_text: 'Hello.', generate_audio: true }
  await app.ok('updateSceneAudio', { as: owner, body: speak })
  await app.runJobs()
  expect(await app.balance(owner)).toBe(100)
  const photo = await uploadFile(app, owner, { name: 'me.png', type: 'image/png', bytes: makePng(40, 40) })
  await make({ ...body, source_media_id: photo.id })
  await app.runJobs()
  expect(await newest()).toMatchObject({ status: 'COMPLETED', result_media: { width: 960, height: 960 } })
})
