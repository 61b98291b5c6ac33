import { beforeEach, expect, it } from 'vitest'
import type { Engines, VoiceInfo } from '#engines/ports.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, made, read } = await setUpGeneration()
const engines = createTestEngines()
const [first] = engines.voice.voices
const newcomer: VoiceInfo = { id: 'new-voice', name: 'New', language: 'en-US', gender: 'male', description: '' }

/** Offers a voice of the same language before the existing ones. */
function connectNewcomer(): void {
  const voice: Engines['voice'] = { ...engines.voice, voices: [newcomer, ...engines.voice.voices] }
  test.app.engines = { ...engines, voice }
}
beforeEach(() => {
  test.app.engines = createTestEngines()
})

async function begin() {
  const ada = await test.user({ extraCredits: 100 })
  const story_id = await made(ada)
  const scenes = async () => (await read(ada, story_id)).scenes
  const stale = async () => (await test.ok('listStaleWork', { as: ada, params: { story_id } })).items
  const say = async (at: number, change: object) => {
    const scene_id = (await scenes())[at]?.id ?? ''
    const body = { story_id, scene_id, generate_audio: true, upload_audio: false, ...change }
    await test.ok('updateSceneAudio', { as: ada, body })
    await test.runJobs()
  }
  return { ada, story_id, scenes, stale, say, usual: async () => (await read(ada, story_id)).usual_voice_code }
}

async function voiceOf(as: TestUser, media_id: string | undefined) {
  const { receipt } = await test.ok('getReceipt', { as, params: { media_id: media_id ?? '' } })
  return receipt.settings.find(({ name }) => name === 'voice')?.value
}

it('a story keeps its first voice when others are added, and nothing of it is outdated', async () => {
  const { ada, story_id, scenes, stale, say, usual } = await begin()
  expect(await usual()).toBe(first?.id)
  connectNewcomer()
  expect(await stale()).toEqual([])
  await say(1, { new_text: 'Something else is here.' })
  expect(await voiceOf(ada, (await scenes())[1]?.audio_media?.id)).toBe(first?.id)
  // A copy keeps the voice-overs, and so the voice.
  const copy = await test.ok('duplicateStory', { as: ada, body: { story_id } })
  expect((await read(ada, copy.story_id)).usual_voice_code).toBe(first?.id)
})

it('a chosen voice speaks, and does not become the story’s usual voice', async () => {
  const { ada, scenes, say, usual } = await begin()
  await say(0, { voice_code: 'en-GB-test' })
  expect(await voiceOf(ada, (await scenes())[0]?.audio_media?.id)).toBe('en-GB-test')
  expect(await usual()).toBe(first?.id)
})

it('while its voice is unavailable a story speaks with the next one, and with its own again afterwards', async () => {
  const { ada, scenes, say, stale, usual } = await begin()
  test.app.engines = { ...engines, voice: { ...engines.voice, voices: [newcomer] } }
  await say(2, { new_text: 'Nobody is here.' })
  expect(await voiceOf(ada, (await scenes())[2]?.audio_media?.id)).toBe(newcomer.id)
  expect(await usual()).toBe(first?.id)
  test.app.engines = { ...engines, voice: { ...engines.voice, voices: [newcomer, ...engines.voice.voices] } }
  expect((await stale()).map(({ part, scene_number: number }) => `${part} ${number}`)).toContain('VOICE 3')
  await say(2, {})
  expect(await stale()).toEqual([])
})

it('a story that is changed to another language has no usual voice until it speaks that', async () => {
  const { ada, story_id, usual } = await begin()
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { language: 'en-GB' } })
  expect(await usual()).toBeNull()
  await test.ok('undoStoryEdit', { as: ada, params: { story_id }, body: {} })
  expect(await usual()).toBe(first?.id)
})
