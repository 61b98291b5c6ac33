import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { encodeWav } from '#engines/audio/wav.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const RATE = 8000
const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

interface Video {
  durationMs?: number
  width?: number
  height?: number
}

/** An uploaded video. */
async function addVideo(ada: TestUser, { durationMs = 30_000, width = 1080, height = 1920 }: Video = {}) {
  const id = crypto.randomUUID()
  const now = test.clock.now()
  await test.db.insert(media).values({
    id,
    userId: ada.id,
    mediaType: 'video',
    source: 'USER',
    status: 'COMPLETED',
    fileKey: `media/${id}.mp4`,
    fileName: 'waves.mp4',
    contentType: 'video/mp4',
    sizeBytes: 100,
    ...{ durationMs, width, height, createdAt: now, updatedAt: now },
  })
  return id
}

/** Tones of 4 s, a second of silence after each. */
async function addSound(ada: TestUser, seconds = 30) {
  const samples = Float32Array.from({ length: Math.round(RATE * seconds) }, (_, at) =>
    (at / RATE) % 5 < 4 ? Math.sin(at / 4) / 2 : 0,
  )
  const bytes = encodeWav({ sampleRate: RATE, channels: [samples] })
  return (await uploadFile(test, ada, { name: 'waves.wav', type: 'audio/wav', bytes })).id
}
const cues = [
  { text: 'Waves come in.', start: 1_000, end: 9_000 },
  { text: 'They go out\nagain.', start: 10_000, end: 19_000 },
  { text: 'Nobody counts them.', start: 20_000, end: 28_000 },
]
const balance = async (ada: TestUser) => (await test.ok('getUserDetails', { as: ada })).credit_summary.balance

describe('a captioned video', () => {
  it('createVideoCaptionsStory: a captioned video becomes scenes that play all of it, with the captions of a file over it, for free', async () => {
    const ada = await test.user()
    // As in exported videos: the sound ends a little later than the images.
    const media = await addVideo(ada, { durationMs: 30_021 })
    const body = { media, sound_media_id: await addSound(ada), language: 'es-ES', cues }
    const begun = await test.ok('createVideoCaptionsStory', { as: ada, body })
    expect(begun).toMatchObject({
      status: 'GENERATING',
      creation_mode: 'VideoCaptions',
      display_title: 'waves',
      aspect_ratio: 'NINE_SIXTEEN',
      language: 'es-ES',
    })
    await test.runJobs()
    const story = await test.ok('getStory', { as: ada, query: { story_id: begun.story_id } })
    expect(story).toMatchObject({ status: 'COMPLETED', duration_in_frames: 900 })
    expect(story.captions_settings.caption_length_option).toBe('LONG')
    expect(story.scenes[1]?.captions.map(({ word, break_after: after }) => [word, after])).toEqual([['They', undefined], ['go', undefined], ['out', 'LINE'], ['again.', 'CUE']]) // prettier-ignore
    expect(story.scenes.map(({ text }) => text)).toEqual([
      'Waves come in.',
      'They go out again.',
      'Nobody counts them.',
    ])
    let reached = 0
    for (const scene of story.scenes) {
      expect(scene).toMatchObject({
        play_full_video: true,
        is_gen_captions_from_video_audio: true,
        show_captions: true,
      })
      const [aroll] = scene.arolls
      expect(aroll).toMatchObject({ aroll_type: 'VideoARoll', content_fit: 'COVER', use_video_audio: false })
      expect(aroll?.aroll_object).toMatchObject({ media: { id: body.media }, video_start: reached })
      reached = aroll?.aroll_object.video_end ?? 0
      expect(scene.audio_media).not.toBeNull()
    }
    expect(reached).toBe(30_000)
    const [first, second] = story.scenes
    expect(first?.captions[0]).toMatchObject({ word: 'Waves', start: 1_000 })
    const cut = first?.arolls[0]?.aroll_object.video_end ?? 0
    expect(second?.captions[0]).toMatchObject({ word: 'They', start: 10_000 - cut })
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })

  it('a captioned video may be as long as the account allows, although its sound ends a little later', async () => {
    const ada = await test.user()
    const media = await addVideo(ada, { durationMs: 60_021 })
    const body = { media, sound_media_id: await addSound(ada, 60.021), language: 'en-US', cues }
    const { story_id } = await test.ok('createVideoCaptionsStory', { as: ada, body })
    await test.runJobs()
    expect((await test.ok('getStory', { as: ada, query: { story_id } })).duration_in_frames).toBe(1_800)
  })

  it('a captioned video plays its own sound where none was extracted, whole where its shape is another', async () => {
    const ada = await test.user()
    const body = { media: await addVideo(ada, { width: 800, height: 500 }), language: 'en-US', cues }
    const { story_id, aspect_ratio } = await test.ok('createVideoCaptionsStory', { as: ada, body })
    expect(aspect_ratio).toBe('SIXTEEN_NINE')
    await test.runJobs()
    const { scenes } = await test.ok('getStory', { as: ada, query: { story_id } })
    for (const { arolls, audio_media } of scenes) {
      expect(audio_media).toBeNull()
      expect(arolls[0]).toMatchObject({ use_video_audio: true, content_fit: 'BLUR_FILL' })
    }
  })

  it('a captioned video aligns written words with its sound for a credit, in the spoken language', async () => {
    const ada = await test.user()
    const text = Array.from({ length: 6 }, (_, at) => `Wave number ${at} comes.`).join('\n')
    const own = { media: await addVideo(ada), sound_media_id: await addSound(ada) }
    const body = { ...own, language: 'es-ES', transcribe_language: 'en-GB', text }
    const { story_id, language } = await test.ok('createVideoCaptionsStory', { as: ada, body })
    expect(language).toBe('en-GB')
    expect(await balance(ada)).toBe(STARTING_CREDITS - 1)
    await test.runJobs()
    const { scenes } = await test.ok('getStory', { as: ada, query: { story_id } })
    expect(scenes.map((scene) => scene.text).join(' ')).toBe(text.replaceAll('\n', ' '))
    const { transcription } = await test.ok('getMedia', {
      as: ada,
      params: { media_id: own.sound_media_id },
      query: { with_transcribed_audio: true },
    })
    expect(transcription?.words[4]?.start).toBeGreaterThan(4_900)
  })

  it('a captioned video refuses invalid captions, with the position of the error', async () => {
    const ada = await test.user()
    const own = { media: await addVideo(ada), language: 'en-US' }
    const sound_media_id = await addSound(ada)
    const ask = async (body: object) => {
      const { status, body: answer } = await test.call('createVideoCaptionsStory', {
        as: ada,
        body: { ...own, ...body },
      })
      expect(status).toBe(400)
      return answer
    }
    expect(await ask({})).toMatchObject({
      error: 'NO_RECORDING',
      detail: 'This video has no sound. Add a captions file',
    })
    expect(await ask({ sound_media_id })).toMatchObject({ error: 'WORDS_NEEDED' })
    const [one, two] = cues
    expect(await ask({ cues: [one, { ...two, end: 10_000 }] })).toMatchObject({
      fields: { 'cues.1.end': ['A caption must end after it starts'] },
    })
    expect(await ask({ cues: [one, { ...two, start: 5_000 }] })).toMatchObject({
      fields: { 'cues.1.start': ['A caption must start after the previous one ends'] },
    })
    expect(await ask({ cues: [one, { ...two, start: 31_000, end: 32_000 }] })).toMatchObject({
      fields: { 'cues.1.start': ['This is past the end of the video'] },
    })
    expect(await ask({ media: sound_media_id, cues })).toMatchObject({ fields: { media: ['Choose a video'] } })
    expect(await ask({ media: await addVideo(ada, { durationMs: 60_034 }), cues })).toMatchObject({
      message: 'Video length cannot exceed 60 seconds for a free account',
    })
    expect((await test.ok('getUserStories', { as: ada, query: {} })).results).toEqual([])
  })

  it('a captioned video has the reason of its failure, refunds the credit, and can be cancelled', async () => {
    const ada = await test.user()
    const silent = (
      await uploadFile(test, ada, {
        name: 'silent.wav',
        type: 'audio/wav',
        bytes: encodeWav({ sampleRate: RATE, channels: [new Float32Array(RATE * 30)] }),
      })
    ).id
    const body = { media: await addVideo(ada), sound_media_id: silent, language: 'en-US', text: 'Hello.' }
    const { story_id } = await test.ok('createVideoCaptionsStory', { as: ada, body })
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    expect(await test.ok('getStoryStatus', { as: ada, query: { story_id } })).toMatchObject({
      status: 'FAILED',
      error_message:
        'Failed to Transcribe Audio: No speech found in this recording. Your video is still here. You were not charged.',
    })
    expect(await balance(ada)).toBe(STARTING_CREDITS)
    // The story stores what the next attempt needs.
    expect(await test.ok('getStory', { as: ada, query: { story_id } })).toMatchObject({
      source_media_id: body.media,
      source_sound_media_id: silent,
    })
    const next = await test.ok('createVideoCaptionsStory', { as: ada, body })
    const off = await test.ok('cancelGeneration', { as: ada, params: { story_id: next.story_id } })
    expect(off.error_message).toMatch(/cancelled/)
    await test.runJobs()
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })
})
