import { expect, it } from 'vitest'
import type { EngineInfo } from '#engines/ports.ts'
import { Refused } from '#engines/providers/http/provider-error.ts'
import { PRICE_TABLE, priceWork, ableOf } from '#engines/prices.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { withSimulatedModels } from './simulated-models.ts'

const draft = createTestEngines()
const failed: string[] = []
const engines = withSimulatedModels(draft, ({ label }) => void failed.push(label))
const { writer, illustrator, voice, animator } = engines

const allEngines = ({ fallbacks = [], ...info }: EngineInfo): EngineInfo[] => [info, ...fallbacks]

it('simulated models are labelled as simulated, cost the same as real ones and fall back to built-in engines', () => {
  for (const { info } of [writer, illustrator, voice, animator]) {
    const all = allEngines(info)
    expect(all.filter(({ builtIn }) => !builtIn).every(({ label }) => label.endsWith('(simulated)'))).toBe(true)
    expect(all.some(({ builtIn }) => builtIn)).toBe(true)
  }
  expect(priceWork(PRICE_TABLE, ableOf(illustrator.info), 'PICTURE', 1)).toMatchObject({ most: 3 })
  expect(priceWork(PRICE_TABLE, ableOf(animator.info), 'MOTION', 2)).toMatchObject({ most: 12 })
})

it('simulated models name the generating model; a predicted refusal is refused by each and generated built-in', async () => {
  const request = { look: '', width: 64, height: 36, seed: 1 }
  const made = await illustrator.illustrate({ ...request, prompt: 'A quiet harbour' })
  expect(made).toMatchObject({ madeBy: 'gpt-image-2 (simulated)', isBuiltIn: false })
  const prompt = 'A bloody knife'
  expect(await illustrator.forecast?.(['A quiet harbour.', prompt])).toEqual([
    null,
    'Providers refuse graphic violence and injury',
  ])
  const stoodIn = await illustrator.illustrate({ ...request, prompt })
  expect(stoodIn).toMatchObject({ madeBy: draft.illustrator.info.label, isBuiltIn: true })
  expect(failed).toEqual(['gpt-image-2 (simulated)', 'flux/dev (simulated)'])
  const alone = illustrator.onOffer?.[0]
  await expect(alone?.illustrate({ ...request, prompt })).rejects.toBeInstanceOf(Refused)
})

it('simulated voices use the built-in voices under separate names', async () => {
  const own = voice.voices.filter(({ provider }) => provider?.builtIn === false)
  expect(own).toHaveLength(draft.voice.voices.length)
  expect(own.every(({ name }) => name.endsWith('(simulated)'))).toBe(true)
  const [first] = own
  const speech = await voice.speak({ text: 'Two words', voice: first?.id ?? '', speakingRate: 1, pitch: 0 })
  expect(speech.words).toHaveLength(2)
  expect(speech.madeBy).toBe('eleven_multilingual_v2 (simulated)')
})
