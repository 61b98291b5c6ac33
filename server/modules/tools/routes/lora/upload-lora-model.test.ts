import { afterAll, expect, test } from 'vitest'
import { DRAFT_FORMAT, DRAFT_TENSORS } from '#src/domain/lora-file.ts'
import { writeSafetensors } from '#src/domain/safetensors.ts'
import { makeFluxLora } from '#engines/testing/flux-lora.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { DEEP_MODEL } from '#server/platform/sandbox/testing/hostile-models.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { circles, image } from '#server/testing/make-set.ts'

const app = await createTestApp()
afterAll(() => app.close())

function form(bytes: Uint8Array, model_type = 'FLUX'): FormData {
  const data = new FormData()
  data.set('file', new File([new Uint8Array(bytes)], 'a.safetensors'))
  const texts = { model_name: 'A', model_type, lora_type: 'STYLE', trigger_word: 'a' }
  for (const [name, value] of Object.entries(texts)) data.set(name, value)
  return data
}

test('uploadLoraModel: a file that is no model, or has a false header, is refused with the reason and nothing is kept', async () => {
  const owner = await app.user()
  const send = async (bytes: Uint8Array, model_type = 'FLUX') => {
    const { status, body } = await app.call('uploadLoraModel', { as: owner, body: form(bytes, model_type) })
    return status === 200 ? body : (body as { fields: Record<string, string[]> }).fields
  }
  const tensors = [
    { name: 'lora_unet_double_blocks_0.lora_down.weight', shape: [2, 4], values: Array<number>(8).fill(0.1) },
    { name: 'lora_unet_double_blocks_0.lora_up.weight', shape: [4, 2], values: Array<number>(8).fill(0.1) },
  ]
  const good = writeSafetensors(tensors, { ss_base_model_version: 'flux1' })
  expect(await send(new Uint8Array(0))).toEqual({ file: ['The file is empty'] })
  expect(await send(await image(circles(1)))).toEqual({ file: ['Not a safetensors file'] })
  expect(await send(good.subarray(0, -4))).toEqual({ file: ['The file is incomplete: 4 bytes are missing'] })
  const lying = good.slice()
  lying[Buffer.from(good).indexOf('[2,4]') + 1] = '9'.charCodeAt(0)
  expect(await send(lying)).toEqual({
    file: ['The size of ‘lora_unet_double_blocks_0.lora_down.weight’ doesn’t match the header'],
  })
  // A file claimed to be of the built-in trainer is used for generation: it must be one.
  const claim = { format: DRAFT_FORMAT }
  expect(await send(writeSafetensors(tensors, claim), 'DRAFT')).toEqual({
    file: ['It’s labelled as made by the built-in trainer, but its content doesn’t match'],
  })
  const styled = (value: number) =>
    writeSafetensors(
      DRAFT_TENSORS.map((each) => ({
        ...each,
        values: Array<number>(each.shape.reduce((a, b) => a * b)).fill(value),
      })),
      claim,
    )
  expect(await send(styled(Number.NaN), 'DRAFT')).toEqual({ file: ['Some of its values are no numbers'] })
  expect(await send(good, 'SDXL')).toEqual({ model_type: ['Its base model is FLUX'] })
  expect((await app.ok('listModelGallery', { as: owner })).results).toEqual([])
  expect(await send(good)).toMatchObject({ status: 'COMPLETED', rank: 2, can_draw: false })
})

test('uploadLoraModel: a header that exceeds the memory limit is ended in the sandbox, and the next model is accepted', async () => {
  const { sandbox } = app.app
  const strict = createNodeSandbox(undefined, { memoryBytes: 160_000_000 })
  app.app.sandbox = strict
  const owner = await app.user()
  const { status, body } = await app.call('uploadLoraModel', { as: owner, body: form(DEEP_MODEL) })
  expect([status, body]).toMatchObject([
    400,
    { fields: { file: ['Couldn’t read this file. It may be damaged or too large'] } },
  ])
  expect(await app.ok('uploadLoraModel', { as: owner, body: form(makeFluxLora()) })).toMatchObject({ rank: 16 })
  strict.close()
  app.app.sandbox = sandbox
})
