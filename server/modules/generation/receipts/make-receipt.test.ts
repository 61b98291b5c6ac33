import { expect, it } from 'vitest'
import { chainIllustrators } from '#engines/providers/chains.ts'
import { ILLUSTRATOR_INFO } from '#engines/draft/illustrator/illustrator.ts'
import { EngineError, type EncodedImage, type Illustrator } from '#engines/ports.ts'
import { makeReceipt, withoutWords } from './make-receipt.ts'
import { storedReceipt } from './testing/stored-receipt.ts'

const image: EncodedImage = { bytes: new Uint8Array(), contentType: 'image/png', width: 1, height: 1 }
const request = { prompt: 'a barn', look: '', seed: 1, width: 1, height: 1 }
const built: Illustrator = { info: ILLUSTRATOR_INFO, looks: [], illustrate: async () => image }
const failing: Illustrator = {
  info: { label: 'gpt-image-2', builtIn: false },
  looks: [],
  illustrate: async () => Promise.reject(new EngineError('Not today')),
}
const receiptOf = async (engine: Illustrator) => {
  const at = new Date(0)
  const made = await engine.illustrate(request)
  return makeReceipt({
    work: 'PICTURE',
    asked: engine.info,
    made,
    inputs: [],
    paid: { holdId: null },
    began: at,
    ended: at,
  })
}

it('a receipt names the model and version of the engine that was used, also of a built-in fallback', async () => {
  expect(await receiptOf(built)).toMatchObject({ is_draft: true, model: 'storyloom-illustrator 2' })
  const stoodIn = await receiptOf(chainIllustrators([failing, built], () => undefined))
  expect(stoodIn).toMatchObject({ is_draft: true, model: 'storyloom-illustrator 2' })
  expect(stoodIn.failures).toEqual([{ engine: 'gpt-image-2', problem: 'Not today' }])
  const able = { ...failing, illustrate: async () => image }
  expect(await receiptOf(able)).toMatchObject({ is_draft: false, engine: 'gpt-image-2', model: 'gpt-image-2' })
  const named = { ...able, info: { label: 'Kokoro', model: 'kokoro-v1', builtIn: false } }
  expect(await receiptOf(named)).toMatchObject({ engine: 'Kokoro', model: 'kokoro-v1' })
})

it('a receipt stores the request, the duration and the payment', () => {
  const inputs = [{ name: 'TEXT', content: 'hash', media_id: null }] as const
  const receipt = makeReceipt({
    ...{ work: 'VOICE', asked: { label: 'Bella', builtIn: false }, prompt: 'Hello', seed: 0, inputs },
    made: { failures: [{ engine: 'Adam', problem: 'x'.repeat(2001) }], madeWith: 'v2' },
    settings: { voice: 'bella', rate: 1.5, words: ['a'], off: false, pitch: undefined, mood: null },
    paid: { holdId: 'hold-1', sharedBy: 3 },
    ...{ began: new Date(1000), ended: new Date(3500) },
  })
  expect(receipt).toEqual({
    ...{ work: 'VOICE', engine: 'Bella', is_draft: false, model: 'v2', prompt: 'Hello', seed: 0 },
    settings: [
      { name: 'voice', value: 'bella' },
      { name: 'rate', value: '1.5' },
      { name: 'words', value: '["a"]' },
      { name: 'off', value: 'false' },
    ],
    ...{ inputs, licence: null, author: null, source_url: null, shared_by: 3, work_ms: 2500 },
    failures: [{ engine: 'Adam', problem: 'x'.repeat(2000) }],
    ...{ made_at: '1970-01-01T00:00:03.500Z', hold_id: 'hold-1' },
  })
})

it('a receipt of free work has no payment, and a clock that was set back gives no duration', () => {
  const receipt = makeReceipt({
    ...{ work: 'VOICE', asked: { label: 'Built-in voice', builtIn: true, model: 'voice 1' }, made: {}, inputs: [] },
    ...{ paid: { holdId: null, sharedBy: 0 }, began: new Date(5000), ended: new Date(1000) },
  })
  expect(receipt).toMatchObject({
    ...{ engine: 'Built-in voice', is_draft: true, model: 'voice 1', prompt: null, seed: null, settings: [] },
    ...{ shared_by: 1, work_ms: 0, failures: [], hold_id: null },
  })
})

it('a model is not attributed to a fallback engine', () => {
  const asked = { label: 'Bella', builtIn: false, model: 'bella-1' }
  const model = (made: object) =>
    makeReceipt({
      ...{ work: 'VOICE', asked, made, inputs: [], paid: { holdId: null }, began: new Date(0), ended: new Date(0) },
    }).model
  expect(model({})).toBe('bella-1')
  expect(model({ madeBy: 'Adam' })).toBe('Adam')
  expect(model({ madeBy: 'Built-in voice', isBuiltIn: true })).toBeNull()
})

it('a copy for another user keeps the engine, and nothing of words, settings and payment', () => {
  const own = storedReceipt({
    ...{ engine: 'Bella', model: 'm', prompt: 'Hello', seed: 3, shared_by: 2, hold_id: 'hold-1', outputs: ['hash'] },
    ...{ settings: [{ name: 'voice', value: 'bella' }], inputs: [{ name: 'TEXT', content: 'hash', media_id: null }] },
    ...{ failures: [{ engine: 'x', problem: 'down' }], paid_by: [{ hold_id: 'hold-2', shared_by: 1 }] },
  })
  expect(withoutWords(own)).toEqual({
    ...storedReceipt({ engine: 'Bella', model: 'm', seed: 3 }),
    is_copy: true,
  })
  expect(withoutWords(null)).toBeNull()
})

it('a receipt has what the engine reported of its work, after the settings of the request', async () => {
  const notes = [
    { name: 'ignored', value: 'seed' },
    { name: 'output_tokens', value: '340' },
  ] as const
  const reporting = { ...failing, illustrate: async () => ({ ...image, notes }) }
  expect((await receiptOf(chainIllustrators([failing, reporting], () => undefined))).settings).toEqual(notes)
})
