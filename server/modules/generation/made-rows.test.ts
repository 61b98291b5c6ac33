import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { arolls, creditHolds, media, mediaTranscriptions, scenes, stories } from '#server/platform/db/schema/index.ts'
import { libraryKey } from '#server/modules/media/library/library.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, calls, engine, made, begin, split, submit } = await setUpGeneration()
let before: Date
beforeEach(() => void (before = test.clock.now()))

const scenesOf = (story_id: string) =>
  test.db.select().from(scenes).where(eq(scenes.storyId, story_id)).orderBy(asc(scenes.elementOrder))
const layersOf = async (story_id: string) => {
  const rows = await scenesOf(story_id)
  const layers = await test.db.select().from(arolls)
  return rows.map(({ id }) => layers.find(({ sceneId }) => sceneId === id))
}
const mediaOf = async (ids: (string | null | undefined)[]) => {
  const wanted = ids.filter((id) => typeof id === 'string')
  const rows = await test.db.select().from(media).where(inArray(media.id, wanted))
  return wanted.map((id) => rows.find((row) => row.id === id))
}

const FIVE = 'One is here. Two is here. Three is here. Four is here. Five is here.'

it('each scene gets a voice-over with its words, their times and a length, and its text is stored beside the recording', async () => {
  const ada = await test.user()
  const story_id = await made(ada)
  const [, second] = await scenesOf(story_id)
  const words = [
    { word: 'Two', start: 0, end: 400 },
    { word: 'is', start: 400, end: 800 },
    { word: 'here.', start: 800, end: 1_200 },
  ]
  expect(second).toMatchObject({
    ...{ status: 'COMPLETED', text: 'Two is here.', captions: words, audioDurationMs: 1_200, durationInFrames: 36 },
    ...{ isVoiceoverStale: false, isUserUploadedAudio: false, isVoiceoverTranscribed: false, errorMessage: null },
    ...{ transcriptionText: null, lastUsedImagePrompt: 'Image of Two is here.' },
  })
  const [recording] = await mediaOf([second?.audioMediaId])
  expect(recording).toMatchObject({
    ...{
      userId: ada.id,
      storyId: story_id,
      sceneId: second?.id,
      arollId: null,
      mediaType: 'audio',
      source: 'GENERATED',
    },
    ...{ status: 'COMPLETED', fileName: 'scene 2.wav', contentType: 'audio/wav', durationMs: 1_200 },
    ...{ fileKey: `media/${recording?.id}.wav`, thumbnailKey: null, origin: { engine: 'Test engine' } },
    ...{ contentHash: expect.stringMatching(/^[0-9a-f]{64}$/u), createdAt: before, updatedAt: before },
  })
  expect(recording?.sizeBytes).toBe((await test.files.stat(recording?.fileKey ?? ''))?.size)
  expect(recording?.receipt).toMatchObject({
    ...{ work: 'VOICE', engine: 'Test engine', is_draft: true, prompt: 'Two is here.', work_ms: 0, shared_by: 3 },
    settings: expect.arrayContaining([
      { name: 'voice', value: 'en-US-test' },
      { name: 'voice_name', value: 'Test' },
      { name: 'speaking_rate', value: '1' },
      { name: 'pitch', value: '0' },
    ]),
  })
  const kept = await test.db.select().from(mediaTranscriptions)
  expect(kept).toHaveLength(3)
  expect(kept.find(({ mediaId }) => mediaId === recording?.id)).toMatchObject({
    ...{ language: 'en-US', status: 'GENERATED', text: 'Two is here.', words, createdAt: before, updatedAt: before },
  })
  const [story] = await test.db.select().from(stories).where(eq(stories.id, story_id))
  expect(story).toMatchObject({ status: 'COMPLETED', step: 'NONE', usualVoiceCode: 'en-US-test', engineLabel: null })
})

it('the images of scenes move by turns and fade in from the second on, each as long as its scene', async () => {
  const ada = await test.user()
  const story_id = await made(ada, FIVE)
  const layers = await layersOf(story_id)
  expect(layers.map((layer) => [layer?.imageAnimation, layer?.transitionName, layer?.transitionDurationMs])).toEqual([
    ['ZOOM_IN', '', 0],
    ['PAN_LEFT', 'fade', 500],
    ['ZOOM_OUT', 'fade', 500],
    ['PAN_RIGHT', 'fade', 500],
    ['ZOOM_IN', 'fade', 500],
  ])
  const rows = await scenesOf(story_id)
  expect(rows.map(({ transitionDurationFrames }) => transitionDurationFrames)).toEqual([0, 15, 15, 15, 15])
  const [story] = await test.db.select().from(stories).where(eq(stories.id, story_id))
  const seed = story?.imageSeed ?? Number.NaN
  const images = await mediaOf(layers.map((layer) => layer?.mediaId))
  for (const [at, layer] of layers.entries()) {
    const prompt = `Image of ${rows[at]?.text}`
    expect(layer).toMatchObject({
      ...{ arollOrder: 0, arollType: 'ImageARoll', imageGenerationPrompt: prompt, durationMs: 1_200, seed },
      ...{ status: 'COMPLETED', errorMessage: null, createdAt: before, updatedAt: before },
    })
    expect(images[at]).toMatchObject({
      ...{ mediaType: 'image', source: 'GENERATED', fileName: `scene ${at + 1}.png`, contentType: 'image/png' },
      ...{ storyId: story_id, sceneId: rows[at]?.id, userId: ada.id, durationMs: null },
      origin: { prompt, look: 'cinematic', seed, engine: 'Test engine' },
      receipt: { work: 'PICTURE', prompt, seed, engine: 'Test engine', is_draft: true },
    })
    expect(images[at]?.origin.styleId).toBeUndefined()
  }
})

it('a scene that its user changes while it is spoken keeps the change, and its voice-over is outdated', async () => {
  const ada = await test.user()
  const story_id = await begin(ada)
  await split(ada, story_id)
  await test.runJobs()
  const [first] = await scenesOf(story_id)
  const changed = { text: 'One was there.' }
  engine.before = async (call) => {
    if (call === 'speak One is here.')
      await test.db
        .update(scenes)
        .set(changed)
        .where(eq(scenes.id, first?.id ?? ''))
  }
  await submit(ada, story_id)
  await test.runJobs()
  const [after, second] = await scenesOf(story_id)
  expect(after).toMatchObject({ ...changed, isVoiceoverStale: true })
  expect(second).toMatchObject({ isVoiceoverStale: false })
})

it('a scene that is deleted while it is spoken or drawn leaves nothing behind', async () => {
  for (const begun of ['speak One is here.', 'draw Image of One is here.']) {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    const [first] = await scenesOf(story_id)
    const files = new Set(test.files.keys())
    engine.before = async (call) => {
      if (call === begun) await test.db.delete(scenes).where(eq(scenes.id, first?.id ?? ''))
    }
    await submit(ada, story_id)
    await test.runJobs()
    engine.before = () => undefined
    const rows = await test.db.select().from(media).where(eq(media.storyId, story_id))
    const stored = test.files.keys().filter((key) => !files.has(key) && key !== libraryKey('voice', 'en-US-test'))
    expect(rows.every(({ fileKey }) => fileKey !== null && stored.includes(fileKey))).toBe(true)
    expect((await scenesOf(story_id)).map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
  }
})

it('a story that is written names its engine and step, and is stopped and ended with its reason', async () => {
  const ada = await test.user()
  const story_id = await begin(ada)
  await split(ada, story_id)
  const during = await test.db.select().from(stories).where(eq(stories.id, story_id))
  expect(during[0]).toMatchObject({
    ...{ status: 'GENERATING', step: 'SPLITTING', errorMessage: null, engineLabel: 'Test engine' },
    ...{ scenesTotal: 0, scenesCompleted: 0, generationQuoteId: null },
  })
  await test.runJobs()
  const after = await test.db.select().from(stories).where(eq(stories.id, story_id))
  expect(after[0]).toMatchObject({ status: 'DRAFT', step: 'NONE', engineLabel: null, errorMessage: null })
  expect(await test.db.select().from(creditHolds)).toEqual([])
  expect(calls.filter((call) => call.startsWith('write'))).toHaveLength(1)
})
