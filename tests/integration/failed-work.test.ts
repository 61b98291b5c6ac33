import { afterAll, beforeEach, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { circles, makeSet, image, upload } from '#server/testing/make-set.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory, type TestStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const refuse = () => Promise.reject(new EngineError('There is no room'))
const test = await createTestApp({
  engines: {
    translator: { info: { label: 'Test', builtIn: false }, translate: refuse },
  },
  renderer: { isAvailable: async () => true, run: refuse },
})
const working = { ...test.app.engines }
const { write } = test.app.files
let ada: TestUser
let story: TestStory
let set: Awaited<ReturnType<typeof makeSet>>
beforeEach(async () => {
  await test.reset()
  test.app.files.write = write
  const { animator, illustrator, retoucher, trainer, transcriber, voice, writer } = working
  Object.assign(test.app.engines, {
    animator: { ...animator, animate: refuse },
    illustrator: { ...illustrator, illustrate: refuse },
    retoucher: { ...retoucher, expand: refuse, upscale: refuse, adjust: refuse },
    transcriber: { ...transcriber, transcribe: refuse },
    voice: { ...voice, speak: refuse },
    trainer: { ...trainer, learn: refuse },
    writer: { ...writer, write: refuse },
  })
  ada = await test.user({ isPremium: true, extraCredits: 1_000 })
  story = await makeStory(test.db, ada, { scenes: [90, 90], values: { language: 'en-US' } })
})
afterAll(() => test.close())

const bell = async () =>
  (await test.ok('listNotifications', { as: ada })).results.map(({ kind, title, text, path }) => ({
    ...{ kind, title, text, path },
  }))

/** A call in the story, and the notification of its failure. */
type Case = [name: string, ask: () => Promise<unknown>, expected: { title: string; text?: RegExp; path: () => string }]

const story_id = () => story.id
const scene = (at = 0) => story.sceneIds[at] ?? ''
const aroll = (at = 0) => story.arollIds[at] ?? ''
const FREE = /n[’o]t charged|credits were returned/

const cases: Case[] = [
  [
    'a story that is rewritten',
    () =>
      test.ok('generateStoryWithScriptType', {
        as: ada,
        body: { story_id: story.id, script_type: 'PROMPT', initial_prompt: 'A lamp that wakes' },
      }),
    { title: 'Couldn’t write your story', path: () => `/generating?story_id=${story_id()}` },
  ],
  [
    'a story that is made',
    () => test.ok('submitStory', { as: ada, params: { story_id: story.id } }),
    { title: 'Couldn’t generate your story', path: () => `/generating?story_id=${story_id()}` },
  ],
  [
    'a voice-over',
    () => test.ok('regenerateSceneAudio', { as: ada, body: { story_id: story.id, scene_id: scene() } }),
    { title: 'Voice-over failed', path: () => `/story/${story_id()}?scene=${scene()}` },
  ],
  [
    'an image',
    () => test.ok('regenerateImage', { as: ada, params: { aroll_id: aroll(1) }, body: { custom_prompt: 'a lamp' } }),
    { title: 'Image generation failed', path: () => `/story/${story_id()}?scene=${scene(1)}` },
  ],
  [
    'a film',
    () => test.ok('generateVideo', { as: ada, body: { story_id: story.id, executor: 'SERVER' } }),
    { title: 'Export failed', path: () => `/story/${story_id()}` },
  ],
  [
    'a portrait',
    () =>
      test.ok('createAndPublishCharacter', {
        as: ada,
        params: { storyId: story.id },
        body: { call_name: 'Mara', description: 'A keeper', language_and_voice_code: 'en-US-test' },
      }),
    { title: 'Portrait generation failed', path: () => `/story/${story.id}?panel=cast` },
  ],
  [
    'a translation',
    () => test.ok('duplicateStoryInAnotherLanguage', { as: ada, body: { story_id: story.id, language: 'fr-FR' } }),
    { title: 'Translation failed', path: () => '/generating?story_id=' },
  ],
  [
    'a training',
    () => {
      const options = { model_name: 'Mara', trigger_word: 'mara_k', steps: 100 }
      return test.ok('submitLora', { as: ada, body: { ...options, ...set } })
    },
    { title: 'Training failed', path: () => `/lora-training/${set.lora_id}/status` },
  ],
  [
    'an image of a tool',
    () => test.ok('createTask', { as: ada, body: { model_id: 'draft-image-editing', prompt: 'a lamp' } }),
    { title: 'Image edit failed', path: () => '/image?result=' },
  ],
  [
    'an expansion of an image',
    async () => {
      const source_media_id = await upload(test, ada, await image(circles(1)))
      await test.ok('createTask', {
        as: ada,
        body: { model_id: 'draft-expand', source_media_id, aspect_ratio: '3:2' },
      })
    },
    { title: 'Image edit failed', path: () => '/reframe?result=' },
  ],
  [
    'a copy of one’s data',
    async () => {
      await test.ok('requestDataExport', { as: ada })
      test.app.files.write = refuse
    },
    { title: 'Data export failed', text: /request it again/, path: () => '/account' },
  ],
]

/** Until there are no more retries. */
async function settle() {
  for (let round = 0; round < 4; round++) {
    await test.runJobs()
    test.clock.advance(5 * 60_000)
  }
  test.takeLogged()
}

it.each(cases)(
  'a failure of %s is notified once, with its credits and a link to its place',
  async (name, ask, expected) => {
    if (name === 'a training')
      set = await makeSet(
        test,
        ada,
        [1, 2, 3, 4].map((seed) => circles(seed)),
      )
    const before = await test.balance(ada)
    await ask()
    await settle()
    const { title, text = FREE, path } = expected
    const notifications = await bell()
    expect(notifications).toMatchObject([{ kind: 'TASK_FAILED', title, text: expect.stringMatching(text) }])
    expect(notifications[0]?.path.slice(0, path().length)).toBe(path())
    expect(await test.balance(ada)).toBe(before)
  },
)

it('failures of several images of one call are notified once', async () => {
  const body = { story_id: story.id, ai_output_mode: 'IMAGE' as const }
  await test.ok('generateWholeLongStoryVideo', { as: ada, body })
  await settle()
  expect(await bell()).toMatchObject([{ title: 'Image generation failed' }])
  await test.ok('generateWholeLongStoryVideo', { as: ada, body })
  await settle()
  expect(await bell()).toHaveLength(2)
})

it('failed work is not notified when the user turned that off, and cancelled work never is', async () => {
  const ask = () => test.ok('submitStory', { as: ada, params: { story_id: story.id } })
  await ask()
  await test.ok('cancelGeneration', { as: ada, params: { story_id: story.id } })
  await settle()
  expect(await bell()).toEqual([])
  await test.ok('updateNotificationSettings', { as: ada, body: { kind: 'TASK_FAILED', in_app: false } })
  await ask()
  await settle()
  expect(await bell()).toEqual([])
})
