import { expect, it } from 'vitest'
import { chainIllustrators } from '#engines/providers/chains.ts'
import { ILLUSTRATOR_INFO } from '#engines/draft/illustrator/illustrator.ts'
import { EngineError, type EncodedImage, type Illustrator } from '#engines/ports.ts'
import { makeReceipt } from './make-receipt.ts'

const picture: EncodedImage = { bytes: new Uint8Array(), contentType: 'image/png', width: 1, height: 1 }
const request = { prompt: 'a barn', look: '', seed: 1, width: 1, height: 1 }
const built: Illustrator = { info: ILLUSTRATOR_INFO, looks: [], illustrate: async () => picture }
const failing: Illustrator = {
  info: { label: 'gpt-image-1', builtIn: false },
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

it('a receipt names the model and version of whoever made the thing, also of a built-in engine that stood in', async () => {
  expect(await receiptOf(built)).toMatchObject({ is_draft: true, model: 'storyloom-illustrator 1' })
  const stoodIn = await receiptOf(chainIllustrators([failing, built], () => undefined))
  expect(stoodIn).toMatchObject({ is_draft: true, model: 'storyloom-illustrator 1' })
  expect(stoodIn.failures).toEqual([{ engine: 'gpt-image-1', problem: 'Not today' }])
  const able = { ...failing, illustrate: async () => picture }
  expect(await receiptOf(able)).toMatchObject({ is_draft: false, engine: 'gpt-image-1', model: 'gpt-image-1' })
  const named = { ...able, info: { label: 'Kokoro', model: 'kokoro-v1', builtIn: false } }
  expect(await receiptOf(named)).toMatchObject({ engine: 'Kokoro', model: 'kokoro-v1' })
})
