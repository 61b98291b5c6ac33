import { afterAll, beforeEach, expect, it } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import { createNodeAligner } from '#engines/draft/node-engines.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { record, withPauses } from '#engines/draft/transcriber/testing/recordings.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const TEXT =
  'A bee leaves the hive, flies 25 miles, and finds a field of clover. She comes home and dances in the dark.'
/** Pauses inside sentences, where nothing in the text says so. */
const recording = withPauses(record(TEXT, 'kit'))
const bytes = encodeWav({ sampleRate: recording.sampleRate, channels: [recording.samples] })
const aligner = createNodeAligner()
const engines = createTestEngines()
const durationMs = Math.round((recording.samples.length * 1000) / recording.sampleRate)
const test = await createTestApp({
  engines: {
    ...engines,
    voice: { ...engines.voice, speak: async () => ({ wav: bytes, durationMs, words: [] }) },
    transcriber: createTypedTranscriber(aligner),
  },
})
beforeEach(() => test.reset())
afterAll(() => {
  aligner.close()
  return test.close()
})

const upload = async (ada: TestUser) => (await uploadFile(test, ada, { name: 'bee.wav', type: 'audio/wav', bytes })).id

const wordsOf = async (ada: TestUser, media_id: string) =>
  (await test.ok('getMedia', { as: ada, params: { media_id }, query: { with_transcribed_audio: true } })).transcription
    ?.words

function expectTimesOfSpeech(words: readonly { word: string; start: number }[] = []): void {
  expect(words.map(({ word }) => word).join(' ')).toBe(TEXT)
  const late = words.map(({ start }, at) => Math.abs(start - (recording.words[at]?.start ?? 0)))
  expect(Math.max(...late)).toBeLessThan(150)
}

it('transcribeAudioStory: words typed for a recording have the times at which they are spoken', async () => {
  const ada = await test.user()
  const media_id = await upload(ada)
  const { story_id } = await test.ok('createStoryFromAudio', { as: ada, body: { media_id } })
  await test.ok('transcribeAudioStory', { as: ada, body: { story_id, language: 'en-US', text: TEXT } })
  await test.runJobs()
  expectTimesOfSpeech(await wordsOf(ada, media_id))
})

it('transcribeSceneAudio: the captions of a voice-over without word times follow its sound', async () => {
  const ada = await test.user()
  const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
  const { id: scene_id } = await test.ok('addScene', {
    as: ada,
    body: { story_id, new_element_order: 0, text: 'Old.' },
  })
  await test.ok('regenerateSceneAudio', { as: ada, body: { story_id, scene_id } })
  await test.runJobs()
  await test.ok('transcribeSceneAudio', { as: ada, body: { story_id, scene_id, text: TEXT } })
  await test.runJobs()
  expectTimesOfSpeech((await test.ok('getScene', { as: ada, query: { story_id, scene_id } })).captions)
})

it('createVideoCaptionsStory: words typed for a video have the times at which they are spoken', async () => {
  const ada = await test.user()
  const id = crypto.randomUUID()
  const now = test.clock.now()
  await test.db.insert(media).values({
    ...{ id, userId: ada.id, mediaType: 'video', source: 'USER', status: 'COMPLETED', fileKey: `media/${id}.mp4` },
    ...{ fileName: 'bee.mp4', contentType: 'video/mp4', sizeBytes: 100, width: 1080, height: 1920 },
    ...{ durationMs, createdAt: now, updatedAt: now },
  })
  const sound_media_id = await upload(ada)
  const body = { media: id, sound_media_id, language: 'en-US', transcribe_language: 'en-US', text: TEXT }
  await test.ok('createVideoCaptionsStory', { as: ada, body })
  await test.runJobs()
  expectTimesOfSpeech(await wordsOf(ada, sound_media_id))
})
