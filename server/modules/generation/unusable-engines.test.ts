import { afterEach, expect, it } from 'vitest'
import { chainWriters } from '#engines/providers/chains.ts'
import { EngineError, type VoiceEngine, type Writer } from '#engines/ports.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const engines = createTestEngines()
const connected: Writer = {
  ...engines.writer,
  info: { label: 'gpt-5.2', id: 'openai:gpt-5.2', builtIn: false, fallbacks: [engines.writer.info] },
  write: () => Promise.reject(new EngineError('No credit left at OpenAI')),
}
const voice: VoiceEngine = { ...engines.voice, voices: engines.voice.voices, problem: null }
const writer = chainWriters([connected, engines.writer], () => undefined)
const { test, calls, readStatus, read, begin, submit } = await setUpGeneration({ writer, voice })
afterEach(() => void Object.assign(voice, { voices: engines.voice.voices, problem: null }))

const PROMPT = 'Bees that dance'
const generate = (as: TestUser) => {
  const body = { initial_prompt: PROMPT, script_type: 'PROMPT' }
  return test.ok('createAndGenerateStory', { as, body, most: 100 })
}

it('createAndGenerateStory: when the connected writer fails nothing is made or charged, and the story waits for a decision', async () => {
  const ada = await test.user()
  const before = await test.balance(ada)
  const { story_id } = await generate(ada)
  await test.runJobs()
  test.takeLogged()
  expect(await readStatus(ada, story_id)).toMatchObject({
    ...{ status: 'FAILED', scenes_total: 0, credits_charged: 0, offers_built_in_writer: true },
    error_message: expect.stringContaining('No credit left at OpenAI'),
  })
  expect([calls, await test.balance(ada)]).toEqual([[], before])
})

it('generateStoryWithScriptType: the built-in writer writes where it is chosen, for free, and the receipt names it', async () => {
  const ada = await test.user()
  const before = await test.balance(ada)
  const { story_id } = await generate(ada)
  await test.runJobs()
  test.takeLogged()
  const body = { story_id, script_type: 'PROMPT', initial_prompt: PROMPT, built_in_writer: true }
  await test.ok('generateStoryWithScriptType', { as: ada, body })
  await test.runJobs()
  const { scenes } = await read(ada, story_id)
  expect(scenes.length).toBeGreaterThan(0)
  const status = await readStatus(ada, story_id)
  expect(status).toMatchObject({ status: 'DRAFT', error_message: null, offers_built_in_writer: false })
  expect(await test.balance(ada)).toBe(before)
})

it('submitStory: a story whose voices could not be listed fails with the reason, and no silent film is made', async () => {
  const ada = await test.user()
  const story_id = await begin(ada)
  const body = { story_id, script_type: 'SCRIPT', initial_prompt: 'One is here.', built_in_writer: true }
  await test.ok('generateStoryWithScriptType', { as: ada, body })
  await test.runJobs()
  Object.assign(voice, { voices: [], problem: 'Kokoro rejected the API key' })
  await submit(ada, story_id)
  // The engine may recover meanwhile, so it is retried before the failure.
  for (let attempt = 1; attempt <= 3; attempt++) {
    await test.runJobs()
    test.clock.advance(60_000)
  }
  expect(test.takeLogged()).toHaveLength(1)
  expect(await readStatus(ada, story_id)).toMatchObject({
    ...{ status: 'FAILED', offers_built_in_writer: false },
    error_message: expect.stringContaining('Kokoro rejected the API key'),
  })
  expect(calls.filter((call) => call.startsWith('draw'))).toEqual([])
})
