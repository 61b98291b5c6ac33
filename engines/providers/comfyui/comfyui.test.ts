import { afterAll, beforeEach, expect, it } from 'vitest'
import { illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import { COMFYUI_KEY, startFakeComfyUi } from '#engines/testing/fake-comfyui.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createComfyIllustrator, createComfyInpaint } from './engines.ts'
import { cancelWorkflow } from './run-workflow.ts'
import { readWorkflow } from './workflow.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
const fake = await startFakeComfyUi({ bytes: PNG, contentType: 'image/png', name: 'storyloom_00001_.png' })
const form = { id: 'comfyui', label: 'ComfyUI', headers: (key: string) => ({ Authorization: `Bearer ${key}` }) }
const tools = createTestTools()
const provider = createProvider(form, { url: fake.url, key: COMFYUI_KEY, limit: 2 }, tools)
beforeEach(() => {
  Object.assign(fake, { looks: 2, failure: null })
  fake.received.length = 0
})
afterAll(async () => {
  expect(fake.problems).toEqual([])
  await fake.close()
})

const node = (class_type: string, inputs: object) => ({ class_type, inputs, _meta: { title: class_type } })
const drawing = {
  3: node('KSampler', { seed: '{{seed}}', steps: 20, positive: ['6', 0] }),
  5: node('EmptyLatentImage', { width: '{{width}}', height: '{{height}}', batch_size: 1 }),
  6: node('CLIPTextEncode', { text: 'best quality, {{prompt}}', clip: ['4', 1] }),
}
const painting = {
  ...drawing,
  1: node('LoadImage', { image: '{{picture}}' }),
  2: node('LoadImageMask', { image: '{{mask}}' }),
}
const workflow = readWorkflow(JSON.stringify(drawing), ['prompt', 'seed'])
const draws = createComfyIllustrator(provider, 'picture', workflow, { looks: illustratorLooks(), concurrency: 2 })
const request = { prompt: 'A "barn" {{seed}}', look: 'watercolour', seed: 7, width: 1080, height: 1920 }

it('ComfyUI runs the operator’s workflow with the request’s values, numbers as numbers', async () => {
  expect(await draws.illustrate(request)).toMatchObject({ contentType: 'image/png', bytes: PNG })
  const sent = fake.received.find(({ path }) => path === '/prompt')?.json
  expect(sent).toMatchObject({
    prompt: { 3: { inputs: { seed: 7, steps: 20 } }, 5: { inputs: { width: 768, height: 1344 } } },
  })
  expect(JSON.stringify(sent)).toContain('best quality, A \\"barn\\"')
})

it('uploads images to ComfyUI first, named by content, and only those that the workflow uses', async () => {
  const paint = createComfyInpaint(provider, 'paint', readWorkflow(JSON.stringify(painting), ['picture', 'mask']))
  await paint({ ...request, prompt: 'a door', image: PNG, mask: new Uint8Array([0x89, 1]) })
  expect(fake.uploads.size).toBe(2)
  await paint({ ...request, prompt: 'a window', image: PNG, mask: new Uint8Array([0x89, 1]) })
  expect(fake.uploads.size).toBe(2)
  expect(JSON.stringify(fake.received.findLast(({ path }) => path === '/prompt')?.json)).toContain(
    [...fake.uploads.keys()][0],
  )
})

it('reports why a ComfyUI workflow failed, and does not wait for work the server has lost', async () => {
  fake.failure = 'CUDA out of memory'
  await expect(draws.illustrate(request)).rejects.toMatchObject({
    message: 'ComfyUI failed: CUDA out of memory',
  })
  Object.assign(fake, { failure: null, looks: Number.POSITIVE_INFINITY })
  const forgetful = createTestTools({
    wait: async () => fake.restart(),
  })
  const other = createProvider(form, { url: fake.url, key: COMFYUI_KEY, limit: 2 }, forgetful)
  const again = createComfyIllustrator(other, 'picture', workflow, { looks: illustratorLooks(), concurrency: 1 })
  await expect(again.illustrate(request)).rejects.toMatchObject({ name: 'Refused' })
})

it('removes cancelled work from the queue', async () => {
  await cancelWorkflow(provider, 'clip', 'prompt-7')
  expect(fake.cancelled).toEqual(['prompt-7'])
})

it.each([
  ['{', 'is no JSON'],
  ['{"nodes": [], "links": []}', 'isn’t an API workflow'],
  [JSON.stringify({ 1: node('A', { text: '{{promt}}' }) }), 'has {{promt}} in it'],
  [JSON.stringify({ 1: node('A', { text: 'x' }) }), 'has no {{prompt}} in it'],
])('rejects an unusable workflow with a message (%s)', (text, words) => {
  expect(() => readWorkflow(text, ['prompt'])).toThrow(words)
})

it('puts portraits and a style image into the workflow’s slots, with zero strength for an empty slot', async () => {
  const following = {
    ...drawing,
    1: node('LoadImage', { image: '{{portrait}}' }),
    2: node('IPAdapterFaceID', { image: ['1', 0], weight: '{{portrait_strength}}' }),
    7: node('LoadImage', { image: '{{portrait_2}}' }),
    8: node('IPAdapterFaceID', { image: ['7', 0], weight: '{{portrait_2_strength}}' }),
    9: node('LoadImage', { image: '{{style_picture}}' }),
    10: node('IPAdapter', { image: ['9', 0], weight: '{{style_strength}}' }),
  }
  expect(draws.follows).toBeUndefined()
  const follows = createComfyIllustrator(
    provider,
    'faces',
    readWorkflow(JSON.stringify(following), ['prompt', 'seed']),
    {
      looks: illustratorLooks(),
      concurrency: 2,
    },
  )
  expect(follows.follows).toEqual({ portraits: 2, style: true })
  fake.uploads.clear()
  const ann = Uint8Array.from([0x89, 0x50, 1])
  await follows.illustrate({ ...request, people: [{ name: 'Ann', image: ann }] })
  const asked = fake.received.find(({ path }) => path === '/prompt')?.json as {
    prompt: Record<string, { inputs: Record<string, unknown> }>
  }
  const inputs = (id: number) => asked.prompt[id]?.inputs
  expect(fake.uploads.get(String(inputs(1)?.image))).toEqual(ann)
  expect([inputs(2)?.weight, inputs(8)?.weight, inputs(10)?.weight]).toEqual([1, 0, 0])
  // Without a second person and a style, both slots get the same grey square.
  expect(inputs(7)?.image).toBe(inputs(9)?.image)
  expect(fake.uploads.size).toBe(2)
})
