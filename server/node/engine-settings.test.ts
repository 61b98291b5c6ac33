import { expect, it } from 'vitest'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { connectEngines } from './connect-engines.ts'
import { readEngineSettings } from './engine-settings.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { readConfig } from './config.ts'

it('without a setting every engine stays the built-in one', () => {
  const engines = createTestEngines()
  const connected = connectEngines(engines, readEngineSettings({}), {
    sandbox: createNodeSandbox(),
    onFailure: () => undefined,
  })
  for (const [name, engine] of Object.entries(engines)) expect([name, connected[name as never]]).toEqual([name, engine])
})

it('engines are chosen in their order, with models that have colons in their names', () => {
  const settings = readEngineSettings({
    ENGINE_WRITER: 'openai:llama3:8b',
    ENGINE_ILLUSTRATOR: ' fal:fal-ai/flux/dev , openai:gpt-image-2, draft',
    OPENAI_URL: 'http://localhost:11434/v1/',
    FAL_KEY: 'k',
    FAL_LIMIT: '8',
    FAL_TIMEOUT: '90',
  })
  expect(settings.choices).toEqual({
    WRITER: [{ provider: 'openai', model: 'llama3:8b' }],
    ILLUSTRATOR: [{ provider: 'fal', model: 'fal-ai/flux/dev' }, { provider: 'openai', model: 'gpt-image-2' }, 'draft'],
  })
  expect(settings.providers).toEqual({
    openai: { url: 'http://localhost:11434/v1', key: null, limit: 4, timeoutMs: null },
    fal: { url: 'https://queue.fal.run', key: 'k', limit: 8, timeoutMs: 90_000 },
  })
})

it.each([
  [
    { ENGINE_WRITER: 'opanai:gpt' },
    'ENGINE_WRITER has opanai:gpt in it; expected one or several of draft, openai:MODEL',
  ],
  [{ ENGINE_WRITER: 'fal:x', FAL_KEY: 'k' }, 'ENGINE_WRITER has fal:x in it'],
  [{ ENGINE_ILLUSTRATOR: 'openai', OPENAI_KEY: 'k' }, 'openai:MODEL'],
  [{ ENGINE_ILLUSTRATOR: 'draft,,' }, 'an empty entry'],
  [{ ENGINE_ILLUSTRATOR: 'draft,openai:x', OPENAI_KEY: 'k' }, 'draft must come last'],
  [
    { ENGINE_TRAINER: 'fal:fal-ai/flux/dev,draft', FAL_KEY: 'k' },
    'names fal:fal-ai/flux/dev; expected fal: and fal-ai/flux-lora-fast-training',
  ],
  [
    { ENGINE_ILLUSTRATOR: 'openai:gpt-image-1', OPENAI_KEY: 'k' },
    'ENGINE_ILLUSTRATOR names openai:gpt-image-1, which OpenAI shut down on 2026-10-23; use openai:gpt-image-2.5-flare',
  ],
  [
    { ENGINE_ILLUSTRATOR: 'replicate:flux-dev', REPLICATE_KEY: 'k' },
    'ENGINE_ILLUSTRATOR names replicate:flux-dev; expected replicate:OWNER/NAME',
  ],
  [{ ENGINE_STOCK: 'pexels:x', PEXELS_KEY: 'k' }, 'expected one or several of draft, pexels, pixabay, openverse'],
  [{ ENGINE_STOCK: 'pexels' }, 'set PEXELS_KEY'],
  [{ ENGINE_TRANSLATOR: 'openai:m,draft', OPENAI_KEY: 'k' }, 'expected one or several of openai:MODEL, google:MODEL'],
  [{ ENGINE_UPSCALER: 'a1111:R-ESRGAN 4x+', A1111_KEY: 'k' }, 'set A1111_URL'],
  [
    { ENGINE_ANIMATOR: 'comfyui:/none.json', COMFYUI_URL: 'http://gpu:8188' },
    'the workflow /none.json, which cannot be read',
  ],
  [{ ENGINE_ILLUSTRATOR: 'openai:x' }, 'set OPENAI_KEY, or OPENAI_URL for a server of your own'],
  [{ ENGINE_ILLUSTRATOR: 'openai:x', OPENAI_URL: 'localhost:1' }, 'OPENAI_URL is localhost:1'],
  [{ ENGINE_ILLUSTRATOR: 'openai:x', OPENAI_KEY: 'k', OPENAI_LIMIT: '0' }, 'OPENAI_LIMIT is 0'],
  [
    { ENGINE_ILLUSTRATOR: 'openai:x', OPENAI_KEY: 'k', OPENAI_TIMEOUT: '2m' },
    'OPENAI_TIMEOUT is 2m; it must be a number from 1 to 3600: seconds per request',
  ],
  [{ ENGINE_LIMIT_PER_PERSON: 'two' }, 'ENGINE_LIMIT_PER_PERSON is two; it must be a number from 1 to 1000'],
])('an invalid setting is refused at start, with a message (%o)', (env, words) => {
  expect(() => readEngineSettings(env)).toThrow(
    expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining(words) }),
  )
})

it('a model that OpenAI has announced to end causes a warning at start, and another server may name a model freely', () => {
  const env = { ENGINE_VOICE: 'openai:gpt-4o-mini-tts,draft', ENGINE_ILLUSTRATOR: 'openai:gpt-image-2' }
  expect(readEngineSettings({ ...env, OPENAI_KEY: 'k' }).warnings).toEqual([
    'ENGINE_VOICE names openai:gpt-4o-mini-tts, which OpenAI announced to shut down on 2027-01-06',
  ])
  const local = { ...env, ENGINE_ILLUSTRATOR: 'openai:gpt-image-1', OPENAI_URL: 'http://localhost:8080/v1' }
  expect(readEngineSettings(local).warnings).toEqual([])
})

it.each([
  [
    { ENGINE_VOICE: 'elevenlabs:eleven_multilingual_v2,elevenlabs:eleven_flash_v2_5,draft', ELEVENLABS_KEY: 'k' },
    'ENGINE_VOICE names two engines that are both called ElevenLabs',
  ],
  [
    { ENGINE_WRITER: 'openai:gpt-5.2,openai:gpt-5.2', OPENAI_KEY: 'k' },
    'ENGINE_WRITER names two engines that are both called gpt-5.2',
  ],
])('two engines with the same name in prices and for users are refused at start (%o)', (env, words) => {
  const options = { sandbox: createNodeSandbox(), onFailure: () => undefined }
  expect(() => connectEngines(createTestEngines(), readEngineSettings(env), options)).toThrow(
    expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining(words) }),
  )
})

it('as many jobs wait for a provider at once as its limit allows, with some in its queue', () => {
  const settings = readEngineSettings({
    ...{ OPENAI_KEY: 'k', OPENAI_LIMIT: '4', FAL_KEY: 'k', FAL_LIMIT: '8' },
    ...{ ENGINE_WRITER: 'openai:gpt-5.2,draft', ENGINE_TRANSLATOR: 'openai:gpt-5.2' },
    ...{ ENGINE_TRANSCRIBER: 'openai:m', ENGINE_UPSCALER: 'fal:fal-ai/clarity-upscaler,draft' },
    ENGINE_ANIMATOR: 'fal:fal-ai/kling-video/v3/pro/image-to-video,draft',
  })
  const options = { sandbox: createNodeSandbox(), onFailure: () => undefined }
  const engines = connectEngines(createTestEngines(), settings, options)
  const extra = Object.entries(jobHandlers).flatMap(([kind, { engine }]) => {
    const info = engine?.(engines)
    return info && !info.builtIn ? [[kind, info.concurrency]] : []
  })
  expect(Object.fromEntries(extra)).toEqual({
    ...{ 'write-story': 6, 'rewrite-story': 6, 'translate-story': 6 },
    ...{ 'transcribe-scene': 6, 'listen-to-story': 6, 'caption-video': 6 },
    ...{ 'run-task': 12, 'make-clip': 12 },
  })
})

it('a provider with a key sends bills, so the demo checkout is refused beside it', () => {
  const read = (env: Record<string, string>) =>
    readConfig({ ENGINE_WRITER: 'openai:m', ...env }, '/client').hasDemoCheckout
  expect(read({ OPENAI_URL: 'http://localhost:11434/v1' })).toBe(true)
  expect(read({ OPENAI_KEY: 'k' })).toBe(false)
  const local = { OPENAI_URL: 'http://localhost:11434/v1' }
  expect(read({ ...local, ENGINE_STOCK: 'pexels,openverse', PEXELS_KEY: 'k' })).toBe(true)
})
