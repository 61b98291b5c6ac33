import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { decodeWav, durationMsOf, encodeWav } from '#engines/audio/wav.ts'
import { EngineError, type Transcript } from '#engines/ports.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const RATE = 8000
/** The engine's transcript; null: it has no speech recognition. */
let hears: (() => Promise<Transcript>) | null = null
const typed = createTypedTranscriber()
const test = await createTestApp({
  engines: {
    ...createTestEngines(),
    transcriber: {
      // Passes for built in, so that the cost table has its price; transcribe.test.ts has a model.
      info: { label: 'Test ears', builtIn: true },
      get understandsSpeech() {
        return hears !== null
      },
      transcribe: (request) => (hears && request.text === undefined ? hears() : typed.transcribe(request)),
    },
  },
})
beforeEach(async () => {
  await test.reset()
  hears = null
})
afterAll(() => test.close())

/** `count` tones of 4 s, a second of silence after each; every tone with its own pitch, so that a part can be identified. */
function recording(count: number): Uint8Array {
  const samples = Float32Array.from({ length: RATE * 5 * count }, (_, at) => {
    const seconds = at / RATE
    return seconds % 5 < 4 ? Math.sin(2 * Math.PI * pitchOf(Math.floor(seconds / 5)) * seconds) / 2 : 0
  })
  return encodeWav({ sampleRate: RATE, channels: [samples] })
}
const pitchOf = (tone: number) => 200 + tone * 100

async function begin(ada: TestUser, count = 3) {
  const { id: media_id } = await uploadFile(test, ada, {
    name: 'my voice.wav',
    type: 'audio/wav',
    bytes: recording(count),
  })
  const story = await test.ok('createStoryFromAudio', { as: ada, body: { media_id } })
  return { media_id, story_id: story.story_id, story }
}
const transcriptOf = async (ada: TestUser, media_id: string) =>
  (await test.ok('getMedia', { as: ada, params: { media_id }, query: { with_transcribed_audio: true } })).transcription
const statusOf = (ada: TestUser, story_id: string) => test.ok('getStoryStatus', { as: ada, query: { story_id } })
const balance = async (ada: TestUser) => (await test.ok('getUserDetails', { as: ada })).credit_summary.balance
const TEXT = 'A bee leaves the hive.\nShe finds a field.\nShe comes home.'

async function transcribed(ada: TestUser, count = 3) {
  const begun = await begin(ada, count)
  const { story_id, media_id } = begun
  await test.ok('transcribeAudioStory', { as: ada, body: { story_id, language: 'en-GB', text: TEXT } })
  await test.runJobs()
  const transcript = await transcriptOf(ada, media_id)
  if (!transcript) throw new Error('Nothing was heard')
  return { ...begun, transcript }
}

describe('a story from a recording', () => {
  it('createStoryFromAudio: a story from a recording begins with the recording, named after its file', async () => {
    const ada = await test.user()
    const { story, media_id } = await begin(ada)
    expect(story).toMatchObject({
      display_title: 'my voice',
      creation_mode: 'Audio',
      status: 'DRAFT',
      source_media_id: media_id,
    })
    const { id: other } = await uploadFile(test, ada, { name: 'b.wav', type: 'audio/wav', bytes: recording(2) })
    const again = await test.ok('createStoryFromAudio', {
      as: ada,
      body: { media_id: other, storyId: story.story_id },
    })
    expect(again).toMatchObject({ story_id: story.story_id, source_media_id: other, display_title: 'my voice' })
  })

  it('a story from a recording refuses files that are no recording, not uploaded, or too long for the account', async () => {
    const ada = await test.user()
    const { media } = await test.ok('getGenericPresignedUrl', {
      as: ada,
      body: { file_name: 'a.wav', content_type: 'audio/wav', media_args: { size_bytes: 9 } },
    })
    const refusal = (media_id: string, as = ada) => test.call('createStoryFromAudio', { as, body: { media_id } })
    expect(await refusal(media.id)).toMatchObject({ status: 400, body: { fields: { media_id: [/isn’t ready/] } } })
    const long = recording(13)
    const { id } = await uploadFile(test, ada, { name: 'long.wav', type: 'audio/wav', bytes: long })
    expect(await refusal(id)).toMatchObject({
      status: 400,
      body: { message: 'Video length cannot exceed 60 seconds for a free account' },
    })
    const { premium } = await test.fourRoles()
    expect((await refusal(id, premium)).status).toBe(404)
    const own = await uploadFile(test, premium, { name: 'long.wav', type: 'audio/wav', bytes: long })
    expect((await refusal(own.id, premium)).status).toBe(201)
  })

  it('transcribeAudioStory: phrases are found by their sound, without words, and typed ones are aligned with them, for free the first time', async () => {
    const ada = await test.user()
    const { story_id, media_id } = await begin(ada)
    const started = await test.ok('transcribeAudioStory', { as: ada, body: { story_id } })
    expect(started).toMatchObject({ status: 'GENERATING', step: 'TRANSCRIBING', engine_label: 'Test ears' })
    await test.runJobs()
    expect(await statusOf(ada, story_id)).toMatchObject({ status: 'DRAFT', step: 'NONE', error_message: null })
    const found = await transcriptOf(ada, media_id)
    expect(found).toMatchObject({ words: [], text: '' })
    expect(found?.phrases).toHaveLength(3)
    for (const [at, { start, end }] of (found?.phrases ?? []).entries()) {
      expect(Math.abs(start - at * 5000)).toBeLessThan(50)
      expect(Math.abs(end - at * 5000 - 4000)).toBeLessThan(50)
    }
    const body = { story_id, language: 'en-GB', text: TEXT }
    await test.ok('transcribeAudioStory', { as: ada, body })
    await test.runJobs()
    const { words = [] } = (await transcriptOf(ada, media_id)) ?? {}
    expect(words.map(({ word }) => word).join(' ')).toBe(TEXT.replaceAll('\n', ' '))
    expect(words[5]?.start).toBeGreaterThan(4900)
    expect(words.every((word) => word.confidence === undefined)).toBe(true)
    expect((await test.ok('getStory', { as: ada, query: { story_id } })).language).toBe('en-GB')
    expect(await balance(ada)).toBe(STARTING_CREDITS)
    // Another transcription is paid.
    await test.ok('transcribeAudioStory', { as: ada, body })
    await test.runJobs()
    expect(await balance(ada)).toBe(STARTING_CREDITS - 1)
  })

  it('a story from a recording takes words and confidence from a speech engine; a failure loses and costs nothing', async () => {
    const ada = await test.user()
    const { story_id, media_id } = await begin(ada)
    hears = async () => ({ text: 'Bees.', words: [{ word: 'Bees.', start: 10, end: 400, confidence: 0.5 }] })
    await test.ok('transcribeAudioStory', { as: ada, body: { story_id } })
    await test.runJobs()
    expect((await transcriptOf(ada, media_id))?.words).toEqual([
      { word: 'Bees.', start: 10, end: 400, confidence: 0.5 },
    ])
    hears = () => Promise.reject(new EngineError('the service is asleep'))
    await test.ok('transcribeAudioStory', { as: ada, body: { story_id } })
    expect(await balance(ada)).toBe(STARTING_CREDITS - 1)
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    const { error_message: text, status } = await statusOf(ada, story_id)
    expect(status).toBe('DRAFT')
    expect(text).toBe(
      'Failed to Transcribe Audio: the service is asleep. Your recording is still here. You were not charged.',
    )
    expect(await balance(ada)).toBe(STARTING_CREDITS)
    expect((await transcriptOf(ada, media_id))?.text).toBe('Bees.')
  })

  it('a story from a recording can be cancelled while it is transcribed', async () => {
    const ada = await test.user()
    const { story_id } = await begin(ada)
    await test.ok('transcribeAudioStory', { as: ada, body: { story_id } })
    expect(await test.ok('cancelGeneration', { as: ada, params: { story_id } })).toMatchObject({ status: 'DRAFT' })
    await test.runJobs()
    expect(await statusOf(ada, story_id)).toMatchObject({ status: 'DRAFT', step: 'NONE' })
  })

  it('a story from a recording cannot be transcribed without a recording', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    expect(await test.call('transcribeAudioStory', { as: ada, body: { story_id } })).toMatchObject({
      status: 400,
      body: { message: 'Failed to Transcribe Audio', error: 'NO_RECORDING' },
    })
  })
})

describe('a divided transcript', () => {
  it('divideTranscriptIntoScenes: a divided transcript gives every scene its own part of the recording, and all of it', async () => {
    const ada = await test.user()
    const { story_id, transcript } = await transcribed(ada)
    const { media_transcription_id } = transcript
    const story = await test.ok('divideTranscriptIntoScenes', { as: ada, body: { story_id, media_transcription_id } })
    expect(story.scenes.map(({ text }) => text)).toEqual(TEXT.split('\n'))
    expect(story.duration_in_frames).toBe(450)
    for (const [at, scene] of story.scenes.entries()) {
      expect(scene).toMatchObject({ is_user_uploaded_audio: true, is_voiceover_transcribed: true, element_order: at })
      expect(scene.captions.map(({ word }) => word).join(' ')).toBe(scene.text)
      expect(scene.captions.at(-1)?.end).toBeLessThanOrEqual(scene.audio_duration_in_ms_seconds)
      const sound = await soundOf(scene.audio_media?.url ?? '')
      expect(Math.abs(durationMsOf(sound) - (scene.duration_in_frames * 1000) / 30)).toBeLessThan(1)
      expect(Math.abs(measuredPitch(sound.channels[0] ?? new Float32Array()) - pitchOf(at))).toBeLessThan(3)
    }
  })

  it('a divided transcript keeps the previous scenes as a version, and refuses other stories’ or empty transcripts', async () => {
    const ada = await test.user()
    const { story_id, transcript, media_id } = await transcribed(ada)
    const { media_transcription_id } = transcript
    const body = { story_id, media_transcription_id }
    await test.ok('divideTranscriptIntoScenes', { as: ada, body })
    const long = await test.ok('divideTranscriptIntoScenes', { as: ada, body: { ...body, scene_size: 'LONG' } })
    expect(long.scenes).toHaveLength(1)
    expect(long.scene_size).toBe('LONG')
    const { results } = await test.ok('listStoryVersions', { as: ada, params: { story_id } })
    expect(results.map(({ scenes_total }) => scenes_total)).toEqual([3])
    const other = await begin(ada)
    const wrong = { story_id: other.story_id, media_transcription_id }
    expect(await test.call('divideTranscriptIntoScenes', { as: ada, body: wrong })).toMatchObject({
      status: 400,
      body: { fields: { media_transcription_id: ['This transcript belongs to another recording'] } },
    })
    await test.ok('transcribeAudioStory', { as: ada, body: { story_id: other.story_id } })
    await test.runJobs()
    const unwritten = (await transcriptOf(ada, other.media_id))?.media_transcription_id ?? ''
    expect(unwritten).not.toBe((await transcriptOf(ada, media_id))?.media_transcription_id)
    const empty = { story_id: other.story_id, media_transcription_id: unwritten }
    expect(await test.call('divideTranscriptIntoScenes', { as: ada, body: empty })).toMatchObject({
      status: 400,
      body: { fields: { media_transcription_id: ['Add the words first'] } },
    })
  })

  it('generateVisualsForAudioStory: a divided transcript gets images and keeps its voice, free the first time, then a credit for each scene', async () => {
    const ada = await test.user()
    const { story_id, transcript } = await transcribed(ada)
    const early = await test.call('generateVisualsForAudioStory', { as: ada, body: { story_id } })
    expect(early).toMatchObject({ status: 400, body: { error: 'STORY_EMPTY' } })
    const { media_transcription_id } = transcript
    const body = { story_id, media_transcription_id }
    const divided = await test.ok('divideTranscriptIntoScenes', { as: ada, body })
    const voices = divided.scenes.map(({ audio_media }) => audio_media?.id)
    await test.ok('generateVisualsForAudioStory', { as: ada, body: { story_id, visual_style: 'watercolor' } })
    await test.runJobs()
    const story = await test.ok('getStory', { as: ada, query: { story_id } })
    expect(story).toMatchObject({ status: 'COMPLETED', visual_style: 'watercolor' })
    expect(story.scenes.map(({ audio_media }) => audio_media?.id)).toEqual(voices)
    for (const { arolls, last_used_image_prompt: prompt, text } of story.scenes) {
      expect(arolls.length).toBeGreaterThan(0)
      expect(arolls.filter(({ aroll_object }) => aroll_object.media === null)).toEqual([])
      expect(prompt).toContain(text)
    }
    expect(await balance(ada)).toBe(STARTING_CREDITS)
    await test.ok('divideTranscriptIntoScenes', { as: ada, body })
    expect(await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })).toMatchObject({
      credits: 3,
      lines: [{ action: 'generate_visuals', quantity: 3, credits_each: 1 }],
    })
    await test.ok('generateVisualsForAudioStory', { as: ada, body: { story_id } })
    await test.runJobs()
    expect(await balance(ada)).toBe(STARTING_CREDITS - 3)
  })
})

async function soundOf(url: string) {
  const response = await test.backend.fetch(new Request(`http://localhost:4400${url}`))
  return decodeWav(await response.bytes())
}

/** Hz, by how often the loud part passes zero. */
function measuredPitch(samples: Float32Array): number {
  const loud = [...samples].flatMap((sample, at) => (Math.abs(sample) > 0.3 ? [at] : []))
  const [from = 0, to = 1] = [loud[0], loud.at(-1)]
  let passes = 0
  for (let at = from + 1; at <= to; at++) if ((samples[at - 1] ?? 0) < 0 !== (samples[at] ?? 0) < 0) passes++
  return (passes * RATE) / (2 * (to - from))
}
