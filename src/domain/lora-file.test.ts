import { expect, test } from 'vitest'
import { DRAFT_FORMAT, DRAFT_TENSORS, hasOnlyNumbers, readLoraFile } from './lora-file.ts'
import { writeSafetensors } from './safetensors.ts'

type Shapes = Readonly<Record<string, readonly number[]>>

/** A model file of tensors of zeros. */
function modelOf(shapes: Shapes, metadata: Record<string, string> = {}): Uint8Array {
  const zeros = (shape: readonly number[]) => new Array<number>(shape.reduce((one, side) => one * side, 1)).fill(0)
  const tensors = Object.entries(shapes).map(([name, shape]) => ({ name, shape, values: zeros(shape) }))
  return writeSafetensors(tensors, metadata)
}
const read = (shapes: Shapes, metadata?: Record<string, string>) => {
  const bytes = modelOf(shapes, metadata)
  return readLoraFile(bytes, bytes.length)
}
const PAIR = 'unet_down.lora_down.weight'
const FLUX = { ss_base_model_version: 'Flux1' }
const DRAFT: Shapes = Object.fromEntries(DRAFT_TENSORS.map(({ name, shape }) => [name, shape]))

test('a LoRA file has its base, rank, number of tensors and prompt word', () => {
  expect(read({ [PAIR]: [16, 3], other: [1] }, { ...FLUX, trigger_word: 'ohwx_1-a' })).toEqual({
    base: 'FLUX',
    rank: 16,
    keys: 2,
    trigger: 'ohwx_1-a',
  })
})

test.each([
  'a.lora_down.weight',
  'a.lora_A.weight',
  'a.lora_A.default.weight',
  'a.down.weight',
  'a.lora_A',
  'a.lora_down',
])('the rank is read from a tensor named as trainers name it: %s', (name) => {
  expect(read({ first: [3, 9], [name]: [8, 2] }, FLUX)).toMatchObject({ rank: 8 })
})

test('a rank is from 1 to 1,024; a model without low-rank pairs is no LoRA', () => {
  const no = 'This model isn’t a LoRA: it has no low-rank pairs'
  expect(read({ [PAIR]: [1, 1] }, FLUX)).toMatchObject({ rank: 1 })
  expect(read({ [PAIR]: [1024, 1] }, FLUX)).toMatchObject({ rank: 1024 })
  expect(read({ [PAIR]: [1025, 1] }, FLUX)).toBe(no)
  expect(read({ [PAIR]: [0] }, FLUX)).toBe(no)
  expect(read({ [PAIR]: [] }, FLUX)).toBe(no)
  expect(read({ 'a.lora_up.weight': [8, 2] }, FLUX)).toBe(no)
  expect(read({})).toBe('The model file is empty')
})

test.each([
  [{ ss_base_model_version: 'flux1' }, 'FLUX'],
  [{ 'modelspec.architecture': 'Flux-1-dev/lora' }, 'FLUX'],
  [{ ss_base_model_version: 'sdxl_base_v1-0' }, 'SDXL'],
  [{ 'modelspec.architecture': 'stable-diffusion-xl-v1-base/lora' }, 'SDXL'],
] as const)('the base is read from the file’s metadata: %o', (metadata, base) => {
  expect(read({ 'unet.down_blocks.lora_A': [4, 1] }, metadata)).toMatchObject({ base })
})

test.each([
  ['lora_unet_double_blocks_0.lora_down.weight', 'FLUX'],
  ['a_single_blocks_0.lora_down.weight', 'FLUX'],
  ['single_transformer_blocks.0.lora_A', 'FLUX'],
  ['transformer.blocks.lora_A', 'FLUX'],
  ['base.transformer_blocks_lora_A', 'FLUX'],
  ['lora_unet_down.lora_down.weight', 'SDXL'],
  ['base.unet.lora_A', 'SDXL'],
  ['lora_te1_text.lora_A', 'SDXL'],
  ['lora_te_text.lora_A', 'SDXL'],
  ['text_encoder.x.lora_A', 'SDXL'],
])('a missing base is read from the names of the tensors: %s', (name, base) => {
  expect(read({ [name]: [4, 1] })).toMatchObject({ base })
})

test('a base that is named but unknown is not guessed from tensors, and unknown tensors have none', () => {
  const no = 'Its header doesn’t name FLUX or SDXL as the base model'
  expect(read({ 'unet.lora_A': [4, 1] }, { ss_base_model_version: 'sd_1.5' })).toBe(no)
  expect(read({ 'other.lora_A': [4, 1] })).toBe(no)
})

test('a prompt word is one word of at most fifty letters, otherwise omitted', () => {
  const triggerOf = (metadata: Record<string, string>) => {
    const file = read({ [PAIR]: [4, 1] }, { ...FLUX, ...metadata })
    return typeof file === 'string' ? file : file.trigger
  }
  expect(triggerOf({ 'modelspec.trigger_phrase': 'keeper' })).toBe('keeper')
  expect(triggerOf({ trigger_word: 'own', 'modelspec.trigger_phrase': 'other' })).toBe('own')
  expect(triggerOf({ trigger_word: 'a'.repeat(50) })).toBe('a'.repeat(50))
  expect(triggerOf({ trigger_word: 'a'.repeat(51) })).toBeNull()
  expect(triggerOf({ trigger_word: 'two words' })).toBeNull()
  expect(triggerOf({})).toBeNull()
})

test('a model of the built-in trainer holds exactly what that writes', () => {
  const metadata = { format: DRAFT_FORMAT, trigger_word: 'mine' }
  expect(read(DRAFT, metadata)).toEqual({ base: 'DRAFT', rank: null, keys: 5, trigger: 'mine' })
  const no = 'It’s labelled as made by the built-in trainer, but its content doesn’t match'
  expect(read({ ...DRAFT, more: [1] }, metadata)).toBe(no)
  expect(read({ ...DRAFT, 'style.mean': [4] }, metadata)).toBe(no)
  const { 'style.mean': mean = [], ...rest } = DRAFT
  expect(read({ ...rest, 'style.means': mean }, metadata)).toBe(no)
})

test('the built-in trainer writes 32-bit floats', () => {
  const bytes = modelOf(DRAFT, { format: DRAFT_FORMAT })
  const header = Buffer.from(bytes).toString('latin1')
  const integers = Buffer.from(header.replace('F32', 'I32'), 'latin1')
  expect(readLoraFile(integers, integers.length)).toMatch(/^It’s labelled as made by the built-in trainer/)
})

test('the reason why a file is not a model is passed on', () => {
  expect(readLoraFile(new Uint8Array(), 0)).toBe('The file is empty')
})

test('a file of numbers has only finite numbers', () => {
  const withNumber = (value: number) => writeSafetensors([{ name: 'a', shape: [3], values: [0, 1, value] }], {})
  expect(hasOnlyNumbers(withNumber(2))).toBe(true)
  for (const value of [NaN, Infinity, -Infinity]) expect(hasOnlyNumbers(withNumber(value))).toBe(false)
  expect(hasOnlyNumbers(new Uint8Array(20))).toBe(false)
})
