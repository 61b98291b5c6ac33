import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { media, scenes, users } from '#server/platform/db/schema/index.ts'
import { at, setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'

const { test, voice, read, balance, made } = await setUpThreeScenes()

describe('the voice of a scene', () => {
  it('updateSceneAudio: the voice of a scene becomes stale when its text changes and is spoken again for a credit', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const where = { story_id, scene_id: at(ids, 0) }
    const stale = await test.ok('updateSceneAudio', { as: ada, body: { ...where, new_text: 'Now four words here.' } })
    expect(stale).toMatchObject({ is_voiceover_stale: true, status: 'COMPLETED', duration_in_frames: 36 })
    expect(await balance(ada)).toBe(STARTING_CREDITS)
    const body = { ...where, voice_code: 'en-GB-test', speaking_rate: 1.5, pitch: -2, generate_audio: true }
    expect(await test.ok('updateSceneAudio', { as: ada, body })).toMatchObject({ status: 'GENERATING' })
    const busy = await test.call('regenerateSceneAudio', { as: ada, body: where })
    expect(busy).toMatchObject({ status: 409, body: { error: 'IN_PROGRESS' } })
    expect(await balance(ada)).toBe(STARTING_CREDITS - 1)
    test.events.length = 0
    await test.runJobs()
    const spoken = await test.ok('getScene', { as: ada, query: where })
    expect(spoken).toMatchObject({
      status: 'COMPLETED',
      is_voiceover_stale: false,
      audio_duration_in_ms_seconds: 1600,
      duration_in_frames: 48,
      language_and_voice_code: 'en-GB-test',
    })
    expect(spoken.arolls[0]?.duration_ms).toBe(1600)
    expect(test.events.map((event) => event.event)).toEqual(['media_update', 'credits-updated', 'story-changed'])
  })

  it('a failed voice of a scene is refunded, with the old voice-over and the new text kept', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const where = { story_id, scene_id: at(ids, 0) }
    const old = await test.ok('getScene', { as: ada, query: where })
    voice.isBroken = true
    await test.ok('updateSceneAudio', { as: ada, body: { ...where, new_text: 'Other words.', generate_audio: true } })
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    const failed = await test.ok('getScene', { as: ada, query: where })
    expect(failed).toMatchObject({ status: 'FAILED', text: 'Other words.', is_voiceover_stale: true })
    expect(failed.error_message).toBe(
      'Couldn’t generate the voice-over for scene 1: The voice is hoarse. The previous voice-over is still here. You were not charged.',
    )
    expect(failed.audio_media).toEqual(old.audio_media)
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })

  it('regenerateSceneAudio, updateSceneAudio: the voice of a scene must exist, have a text, and be paid', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const where = { story_id, scene_id: at(ids, 0) }
    for (const [id, message] of [
      ['updateSceneAudio', 'Failed to update scene audio'],
      ['regenerateSceneAudio', 'Failed to regenerate scene audio'],
    ] as const)
      expect(await test.call(id, { as: ada, body: { ...where, voice_code: 'unknown' } })).toMatchObject({
        status: 400,
        body: { message, fields: { voice_code: ['Voice not found'] } },
      })
    expect(await test.call('regenerateSceneAudio', { as: ada, body: { ...where, new_text: ' ' } })).toMatchObject({
      status: 400,
      body: { fields: { new_text: ['Enter text first'] } },
    })
    await test.db.update(users).set({ creditBalance: 0 }).where(eq(users.id, ada.id))
    expect(await test.call('regenerateSceneAudio', { as: ada, body: where })).toMatchObject({ status: 402 })
    expect(await test.ok('getScene', { as: ada, query: where })).toMatchObject({ status: 'COMPLETED' })
  })

  it('the voice of a scene gives way to a recording', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const where = { story_id, scene_id: at(ids, 0), upload_audio: true }
    const call = (audio_media?: string) => test.call('updateSceneAudio', { as: ada, body: { ...where, audio_media } })
    const refusal = { status: 400, body: { fields: { audio_media: ['Choose a recording'] } } }
    expect(await call()).toMatchObject(refusal)
    const [image] = await test.db.select().from(media).where(eq(media.mediaType, 'image'))
    expect(await call(image?.id)).toMatchObject(refusal)
    const now = test.clock.now()
    const [recording] = await test.db
      .insert(media)
      .values({
        userId: ada.id,
        mediaType: 'audio',
        source: 'USER',
        status: 'COMPLETED',
        fileName: 'me.wav',
        contentType: 'audio/wav',
        durationMs: 2000,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    expect(await call(recording?.id)).toMatchObject({
      status: 200,
      body: { is_user_uploaded_audio: true, duration_in_frames: 60, captions: [], is_voiceover_stale: false },
    })
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })

  it('generateAudio: all scenes with a stale or missing voice-over are spoken, for a credit each, and only those', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const nothing = await test.call('generateAudio', { as: ada, body: { story_id } })
    expect(nothing).toMatchObject({ status: 400, body: { error: 'NOTHING_TO_DO' } })
    const body = { story_id, scene_id: at(ids, 1), new_text: 'All new.' }
    await test.ok('updateSceneAudio', { as: ada, body })
    await test.db
      .update(scenes)
      .set({ audioMediaId: null })
      .where(eq(scenes.id, at(ids, 2)))
    const status = await test.ok('generateAudio', { as: ada, body: { story_id } })
    expect(status).toMatchObject({ status: 'GENERATING', scenes_total: 2, scenes_completed: 0, credits_charged: 2 })
    const busy = await test.call('generateAudio', { as: ada, body: { story_id } })
    expect(busy).toMatchObject({ status: 409, body: { error: 'STORY_BUSY' } })
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(story.status).toBe('COMPLETED')
    expect(story.scenes.map((scene) => [scene.status, scene.is_voiceover_stale])).toEqual(
      Array(3).fill(['COMPLETED', false]),
    )
    expect(story.scenes.every((scene) => scene.audio_media !== null)).toBe(true)
  })
})

it('regenerateSceneAudio: a scene that plays its whole video grows with longer speech, and is never shorter than its video', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const where = { story_id, scene_id: at(ids, 0) }
  await test.db
    .update(scenes)
    .set({ playFullVideo: true, durationInFrames: 60 })
    .where(eq(scenes.id, at(ids, 0)))
  const speakIt = async (new_text: string) => {
    await test.ok('regenerateSceneAudio', { as: ada, body: { ...where, new_text } })
    await test.runJobs()
    return test.ok('getScene', { as: ada, query: where })
  }
  expect((await speakIt('Short.')).duration_in_frames).toBe(60)
  const long = await speakIt('These are ten words, and they take four seconds here.')
  expect(long.duration_in_frames).toBe(120)
  expect(long.arolls[0]?.duration_ms).toBe(4000)
})
