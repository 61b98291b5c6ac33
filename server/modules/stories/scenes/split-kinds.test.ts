import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { decodeWav, encodeWav } from '#engines/audio/wav.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const RATE = 12_000
const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

/** A story whose only scene is empty for two seconds and pauses for three more. */
async function silent(ada: TestUser) {
  const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
  const [scene_id = ''] = (await read(ada, story_id)).scene_list
  await test.ok('updateScenePause', { as: ada, body: { story_id, scene_id, pause_at_the_end: 3000 } })
  return { story_id, scene_id }
}
const read = (ada: TestUser, story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
const lastEvent = (name: string) => test.events.findLast(({ event }) => event === name)?.data

/** Three seconds of a sound whose every sample encodes its position. */
const samples = Float32Array.from({ length: 3 * RATE }, (_, at) => (at % 2000) / 2500)

async function recording(ada: TestUser, scene_id: string, contentType: 'audio/wav' | 'audio/mpeg') {
  const fileKey = `media/${crypto.randomUUID()}.${contentType === 'audio/wav' ? 'wav' : 'mp3'}`
  const bytes =
    contentType === 'audio/wav' ? encodeWav({ sampleRate: RATE, channels: [samples] }) : new Uint8Array([255, 251])
  await test.files.write(fileKey, bytes, contentType)
  const now = test.clock.now()
  const [row] = await test.db
    .insert(media)
    .values({
      ...{
        userId: ada.id,
        sceneId: scene_id,
        fileKey,
        fileName: 'me',
        mediaType: 'audio',
        source: 'USER',
        contentType,
      },
      ...{ status: 'COMPLETED', durationMs: 3000, sizeBytes: bytes.length, createdAt: now, updatedAt: now },
    })
    .returning()
  return row?.id ?? ''
}

it('a scene without words is cut at a frame; each part keeps its length', async () => {
  const ada = await test.user()
  const { story_id, scene_id } = await silent(ada)
  const before = await read(ada, story_id)
  expect(before.scenes[0]?.duration_in_frames).toBe(150)
  for (const [frame, text] of [
    [150, 'Choose a frame within the scene'],
    [9000, 'Choose a frame within the scene'],
  ] as const)
    expect(await test.call('splitScene', { as: ada, body: { story_id, scene_id, frame } })).toMatchObject({
      status: 400,
      body: { message: 'Scene Split Failed', fields: { frame: [text] } },
    })
  expect(await test.call('splitScene', { as: ada, body: { story_id, scene_id } })).toMatchObject({ status: 400 })
  await test.ok('splitScene', { as: ada, body: { story_id, scene_id, frame: 80 } })
  await test.runJobs()
  const { scenes } = await read(ada, story_id)
  expect(scenes.map(({ duration_in_frames: frames }) => frames)).toEqual([80, 70])
  expect(lastEvent('scene-split')).toMatchObject({ source_scene_id: scene_id, error: null })
  const undone = await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(undone.story.scenes).toMatchObject([{ id: scene_id, duration_in_frames: 150, pause_at_the_end: 3000 }])
})

it('a recording without known words is cut at a frame, to the sample', async () => {
  const ada = await test.user()
  const { story_id, scene_id } = await silent(ada)
  const audio_media = await recording(ada, scene_id, 'audio/wav')
  await test.ok('updateSceneAudio', { as: ada, body: { story_id, scene_id, upload_audio: true, audio_media } })
  await test.ok('splitScene', { as: ada, body: { story_id, scene_id, frame: 31 } })
  await test.runJobs()
  expect(await soundOf(ada, story_id)).toEqual([(31 * RATE) / 30, samples.length - (31 * RATE) / 30])
})

it('a recording that is no WAV is cut and merged by the copy that is sent with the call, and refused without', async () => {
  const ada = await test.user()
  const { story_id, scene_id } = await silent(ada)
  const audio_media = await recording(ada, scene_id, 'audio/mpeg')
  await test.ok('updateSceneAudio', { as: ada, body: { story_id, scene_id, upload_audio: true, audio_media } })
  expect(
    await test.call('transcribeSceneAudio', { as: ada, body: { story_id, scene_id, text: 'A bee leaves.' } }),
  ).toMatchObject({ status: 409, body: { error: 'WAV_NEEDED' } })
  const split = (more: object) => ({ as: ada, body: { story_id, scene_id, frame: 60, ...more } })
  await test.ok('splitScene', split({}))
  await test.runJobs()
  expect(lastEvent('scene-split')).toMatchObject({ error: expect.stringContaining('isn’t a WAV file') as string })
  expect((await read(ada, story_id)).scenes).toHaveLength(1)
  expect(await test.call('splitScene', split({ wav_media_ids: [audio_media] }))).toMatchObject({
    status: 400,
    body: { fields: { wav_media_ids: ['Choose a WAV recording'] } },
  })
  const eve = await test.user()
  const others = await recording(eve, scene_id, 'audio/wav')
  expect(await test.call('splitScene', split({ wav_media_ids: [others] }))).toMatchObject({ status: 404 })
  const copy = await recording(ada, scene_id, 'audio/wav')
  await test.ok('splitScene', split({ wav_media_ids: [copy] }))
  await test.runJobs()
  expect(await soundOf(ada, story_id)).toEqual([2 * RATE, RATE])

  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  const { id: second = '' } = await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 1 } })
  const merge = { story_id, scene_id_one: scene_id, scene_id_two: second, wav_media_ids: [copy] }
  await test.ok('mergeScenes', { as: ada, body: merge })
  await test.runJobs()
  expect(lastEvent('scene-merged')).toMatchObject({ error: null })
  expect((await soundOf(ada, story_id)).length).toBe(1)
})

/** Samples in the voice-over of every scene; each continues where the one before ended. */
async function soundOf(ada: TestUser, story_id: string): Promise<number[]> {
  const lengths: number[] = []
  let at = 0
  for (const { audio_media } of (await read(ada, story_id)).scenes) {
    const [row] = audio_media ? await test.db.select().from(media).where(eq(media.id, audio_media.id)) : []
    const file = row?.fileKey ? await test.files.read(row.fileKey) : null
    const [sound = new Float32Array(0)] = file ? decodeWav(await new Response(file.stream).bytes()).channels : []
    expect(Math.abs((sound[0] ?? 0) - (samples[at] ?? 0))).toBeLessThan(0.001)
    lengths.push(sound.length)
    at += sound.length
  }
  return lengths
}
