import { afterAll, expect, it } from 'vitest'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator, illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import { A1111_KEY, startFakeA1111 } from '#engines/testing/fake-a1111.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createA1111Illustrator, createA1111Inpaint, createA1111Upscale } from './engines.ts'

const fake = await startFakeA1111()
const headers = (key: string) => ({ Authorization: `Basic ${Buffer.from(key).toString('base64')}` })
const form = { id: 'a1111', label: 'Stable Diffusion web UI', headers }
const provider = createProvider(form, { url: fake.url, key: A1111_KEY, limit: 1 }, createTestTools())
const drawn = { prompt: 'A boat', look: 'cinematic', seed: 1, width: 64, height: 36 }
const { bytes: image } = await createIllustrator(makeNodeCanvas).illustrate(drawn)
afterAll(async () => {
  expect(fake.problems).toEqual([])
  await fake.close()
})

it('an A1111 server generates with the named checkpoint, the video’s aspect ratio and the seed', async () => {
  const draws = createA1111Illustrator(provider, 'sd_xl_base_1.0', { looks: illustratorLooks(), concurrency: 1 })
  const made = await draws.illustrate({ prompt: 'A barn', look: 'watercolour', seed: 7, width: 1920, height: 1080 })
  expect(made).toMatchObject({ contentType: 'image/jpeg' })
  expect(fake.received.at(-1)?.json).toMatchObject({
    ...{ width: 1344, height: 768, seed: 7, prompt: expect.stringContaining('A barn') },
    override_settings: { sd_model_checkpoint: 'sd_xl_base_1.0' },
  })
})

it('an A1111 server repaints the masked area, and upscales', async () => {
  const paint = createA1111Inpaint(provider, 'sd_xl_inpaint')
  const marked = { image, mask: image, prompt: 'a door', look: 'cinematic', seed: 2 ** 33 + 5 }
  expect(await paint(marked)).toMatchObject({ contentType: 'image/jpeg' })
  expect(fake.received.at(-1)?.json).toMatchObject({ seed: 5, prompt: 'a door', inpainting_mask_invert: 0 })
  const enlarge = createA1111Upscale(provider, 'R-ESRGAN 4x+')
  expect(await enlarge({ image, factor: 4 })).toMatchObject({ contentType: 'image/jpeg' })
  expect(fake.received.at(-1)?.json).toMatchObject({ upscaling_resize: 4, upscaler_1: 'R-ESRGAN 4x+' })
})

it('reports an A1111 server without the checkpoint, or a missing one', async () => {
  fake.troubles.push({ kind: 'status', status: 422, body: { detail: [{ msg: 'No such checkpoint' }] } })
  const enlarge = createA1111Upscale(provider, 'none')
  await expect(enlarge({ image, factor: 2 })).rejects.toMatchObject({
    message: 'Stable Diffusion web UI refused: No such checkpoint',
  })
  const closed = await startFakeA1111()
  await closed.close()
  const gone = createProvider(form, { url: closed.url, key: A1111_KEY, limit: 1 }, createTestTools())
  await expect(createA1111Upscale(gone, 'x')({ image, factor: 2 })).rejects.toMatchObject({ name: 'NotCharged' })
})
