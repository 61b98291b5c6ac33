import { afterAll, expect, it } from 'vitest'
import { makeFluxLora } from '#engines/testing/flux-lora.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { createNodeSandbox } from './node.ts'
import { LONG_MODELS, withHeader } from './testing/hostile-models.ts'

/**
 * A long header is refused whether it is read to its end or stopped at the limit: a limit below the real one proves both in
 * less time.
 */
const sandbox = createNodeSandbox(undefined, { taskMs: 2_000 })
afterAll(() => sandbox.close())
const read = (bytes: Uint8Array) => sandbox.run('readLoraFile', null, [bytesSource(bytes)])
const FLUX = { base: 'FLUX', rank: 16, keys: 2, trigger: null }

it('a model is identified by its header', async () => {
  expect(await read(makeFluxLora())).toEqual(FLUX)
})

it.each(Object.entries(LONG_MODELS))(
  'a model whose header is %s is refused with a message, and the next one is read',
  async (_, bytes) => {
    await expect(read(bytes)).rejects.toHaveProperty('name', expect.stringMatching(/^(UnreadableFile|OverLimit)$/u))
    expect(await read(makeFluxLora())).toEqual(FLUX)
  },
)

const tensor = (name: string, offsets: string, shape = '[1]') =>
  `"${name}":{"dtype":"F32","shape":${shape},"data_offsets":${offsets}}`

it.each([
  ['lie over each other', `{${tensor('a', '[0,4]')},${tensor('b', '[2,6]')}}`, 'overlapping tensors or gaps'],
  ['are all the same bytes', `{${tensor('a', '[0,4]')},${tensor('b', '[0,4]')}}`, 'overlapping tensors or gaps'],
  ['leave a gap', `{${tensor('a', '[4,8]')}}`, 'overlapping tensors or gaps'],
  ['begin before the file', `{${tensor('a', '[-4,0]')}}`, 'doesn’t give the size of ‘a’'],
  ['end before they begin', `{${tensor('a', '[8,4]')}}`, 'The size of ‘a’ doesn’t match the header'],
  ['are no whole numbers', `{${tensor('a', '[0.5,4.5]')}}`, 'doesn’t give the size of ‘a’'],
  ['are numbers beyond all files', `{${tensor('a', '[0,1e300]')}}`, 'doesn’t give the size of ‘a’'],
  ['end behind the file', `{${tensor('a', '[0,4000000000]', '[1000000000]')}}`, 'bytes are missing'],
  [
    'have a size that no number holds',
    `{${tensor('a', '[0,4]', '[9007199254740991,9007199254740991]')}}`,
    'doesn’t match the header',
  ],
])('a model whose tensors %s is refused with the reason', async (_, json, words) => {
  await expect(read(withHeader(json, { data: 8 }))).rejects.toMatchObject({
    name: 'UnreadableFile',
    message: expect.stringContaining(words),
  })
})

it.each([
  ['longer than the file', 1_000n, 'is longer than the file'],
  ['longer than any number', 2n ** 64n - 1n, 'header is too long'],
  ['half of what it is', 1n, 'Couldn’t read'],
])('a model whose header says that it is %s is refused with the reason', async (_, length, words) => {
  await expect(read(withHeader('{}', { length, data: 8 }))).rejects.toThrow(words)
})
