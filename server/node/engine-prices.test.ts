import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const keys = {
  OPENAI_KEY: 'k',
  GOOGLE_KEY: 'k',
  ANTHROPIC_KEY: 'k',
  DEEPGRAM_KEY: 'k',
  FAL_KEY: 'k',
  REPLICATE_KEY: 'k',
}
const warningsOf = (env: Record<string, string>) => readConfig({ ...keys, ...env }, '/client').engines.warnings

it('says at start which model has an unknown price, and its most', () => {
  expect(warningsOf({ ENGINE_WRITER: 'google:gemini-9,anthropic:claude-sonnet-5-5,draft' })).toEqual([
    'ENGINE_WRITER names google:gemini-9, whose price is unknown: up to 0.6 credits for a thousand characters. PRICES_FILE can say more',
  ])
  expect(warningsOf({ ENGINE_ANIMATOR: 'google:veo-9' })[0]).toContain('up to 20 credits for a second')
  expect(warningsOf({ ENGINE_ILLUSTRATOR: 'fal:fal-ai/new' })[0]).toContain('up to 7.5 credits for an image')
  expect(warningsOf({ ENGINE_ANIMATOR: 'replicate:acme/moves' })[0]).toContain('up to 7.5 credits for a second')
})

it.each([
  ['a model of the table', { ENGINE_WRITER: 'openai:gpt-5.2', ENGINE_ILLUSTRATOR: 'openai:gpt-image-2' }],
  ['a server of one’s own', { ENGINE_WRITER: 'openai:llama3:8b', OPENAI_URL: 'http://localhost:11434/v1' }],
  ['a model of Replicate with a price', { ENGINE_ILLUSTRATOR: 'replicate:black-forest-labs/flux-dev' }],
  ['another provider', { ENGINE_ILLUSTRATOR: 'fal:fal-ai/flux/krea', ENGINE_TRANSCRIBER: 'deepgram:nova-3' }],
])('says nothing of %s', (_what, env) => expect(warningsOf(env)).toEqual([]))

it('refuses the start where the operator wants no unknown price', () => {
  const refuse = { ENGINE_UNKNOWN_MODELS: 'refuse' }
  expect(() => warningsOf({ ...refuse, ENGINE_WRITER: 'google:gemini-9' })).toThrow(ConfigError)
  expect(warningsOf({ ...refuse, ENGINE_WRITER: 'google:gemini-3.8-flash' })).toEqual([])
  expect(() => warningsOf({ ENGINE_UNKNOWN_MODELS: 'perhaps' })).toThrow('it must be allow or refuse')
})
