import { expect, test } from 'vitest'
import type { Lora } from '#generated/schema.ts'
import { sampleSourcesOf, pairsOf, weightsOf } from './comparing.ts'

const sample = (prompt: string, weight: number, of: string) => ({ prompt, seed: 1, weight, url: `/${of}` })
const model = (id: string, steps: readonly number[], best: number, base = 'DRAFT'): Lora =>
  ({
    lora_id: id,
    model_name: id,
    model_type: base,
    controls: [sample('a street', 0, 'without')],
    checkpoints: steps.map((step) => ({
      step,
      distance: step / 100,
      is_chosen: step === best,
      samples: [0.5, 1].map((weight) => sample('a street', weight, `${id}-${step}-${weight}`)),
    })),
  }) as unknown as Lora

test('checkpoints and models are compared at the same prompt, seed and weight, or with none', () => {
  const uploaded = { ...model('brought', [], 0), controls: [] }
  const sources = sampleSourcesOf([model('leaves', [100, 300, 200], 300), uploaded, model('ink', [50], 50)])
  expect(sources.map(({ label }) => label)).toEqual([
    'leaves · 300 steps, draws',
    'leaves · 200 steps',
    'leaves · 100 steps',
    'ink · 50 steps, draws',
    'Without a model',
  ])
  const at = (label: string) => sources.find((source) => source.label.startsWith(label)) ?? expect.fail(label)
  const urls = (left: string, right: string, weight: number) =>
    pairsOf(at(left), at(right), weight).map((pair) => [pair.left.url, pair.right.url])
  expect(urls('leaves · 300', 'ink', 0.5)).toEqual([['/leaves-300-0.5', '/ink-50-0.5']])
  expect(urls('leaves · 100', 'Without', 1)).toEqual([['/leaves-100-1', '/without']])
  expect(urls('Without', 'ink', 1)).toEqual([['/without', '/ink-50-1']])
  expect(weightsOf(at('leaves · 100'), at('Without'))).toEqual([1, 0.5])
  expect(weightsOf(at('Without'), at('Without'))).toEqual([])
  expect(sampleSourcesOf([uploaded])).toEqual([])
})

test('the base model’s own images are beside its models', () => {
  const flux = model('faces', [400], 400, 'FLUX')
  const sources = sampleSourcesOf([
    model('ink', [50], 50),
    { ...flux, controls: [sample('a street', 0, 'flux-alone')] },
  ])
  expect(sources.slice(-2).map(({ id, label }) => [id, label])).toEqual([
    ['without', 'Without a model, Built-in'],
    ['without-FLUX', 'Without a model, FLUX'],
  ])
  const [, faces, , alone] = sources
  if (!faces || !alone) throw new Error('A source is missing')
  expect(pairsOf(faces, alone, 1).map(({ right }) => right.url)).toEqual(['/flux-alone'])
})
