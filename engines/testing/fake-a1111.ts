import * as z from 'zod'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createRetoucher } from '#engines/draft/animator/retoucher.ts'
import { nodeStudio } from '#engines/draft/animator/studio-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { type FakeServer, startFakeServer } from './fake-server.ts'
import { madeOnce } from './made-once.ts'

export const A1111_KEY = 'web-ui:sentinel-0457'

const base64 = z.base64().min(20)
const px = z.number().int().min(64).max(2048).multipleOf(8)
const settings = {
  override_settings: z.strictObject({ sd_model_checkpoint: z.string().min(1) }),
  override_settings_restore_afterwards: z.boolean(),
  save_images: z.boolean(),
}
const drawing = {
  prompt: z.string().min(1),
  seed: z
    .number()
    .int()
    .min(-1)
    .max(2 ** 32 - 1),
  width: px,
  height: px,
}
/** Fields of its own `/docs`, by hand: its program publishes no types. */
const FORMS = {
  '/sdapi/v1/txt2img': z.strictObject({ ...drawing, ...settings }),
  '/sdapi/v1/img2img': z.strictObject({
    ...{ ...drawing, ...settings, init_images: z.array(base64).length(1), mask: base64 },
    ...{ denoising_strength: z.number().min(0).max(1), inpainting_fill: z.number().int().min(0).max(3) },
    ...{ mask_blur: z.number().int(), inpainting_mask_invert: z.literal(0) },
    ...{ inpaint_full_res: z.boolean(), inpaint_full_res_padding: z.number().int() },
  }),
  '/sdapi/v1/extra-single-image': z.strictObject({
    ...{
      image: base64,
      resize_mode: z.literal(0),
      upscaling_resize: z.number().min(1).max(8),
      upscaler_1: z.string().min(1),
    },
  }),
}

const enlarging = z.object({ image: z.base64(), upscaling_resize: z.number() })
const sized = z.object({ width: z.number(), height: z.number() })
/** Images are painted at this share of the requested size: tests do not look at them. */
const SHARE = 0.25

/** Generates the requested image with the built-in engines. */
async function work(json: unknown) {
  const { data } = enlarging.safeParse(json)
  if (data) {
    const image = new Uint8Array(Buffer.from(data.image, 'base64'))
    return createRetoucher(nodeStudio).upscale({ image, factor: data.upscaling_resize })
  }
  const { width, height } = sized.parse(json)
  const size = { width: width * SHARE, height: height * SHARE }
  return createIllustrator(makeNodeCanvas).illustrate({ prompt: 'A lighthouse', look: 'cinematic', seed: 1, ...size })
}

/** The wire form of AUTOMATIC1111's web UI, with the built-in illustrator behind it. `isOpen`: started without `--api-auth`. */
export async function startFakeA1111({ isOpen = false } = {}): Promise<FakeServer> {
  const server = await startFakeServer({
    auth: isOpen ? null : ['authorization', `Basic ${Buffer.from(A1111_KEY).toString('base64')}`],
    async answer({ method, path, json }) {
      if (path === '/sdapi/v1/sd-models') return { costs: false, make: () => ({ json: [] }) }
      const form = Object.entries(FORMS).find(([address]) => address === path)?.[1]
      if (!form || method !== 'POST') return null
      const asked = form.safeParse(json)
      if (!asked.success) server.problems.push(`${path}: ${z.prettifyError(asked.error)}`)
      const make = async () => {
        const { bytes } = await madeOnce([path, json], () => work(json))
        const image = Buffer.from(bytes).toString('base64')
        return {
          json: path.endsWith('image') ? { image, html_info: '' } : { images: [image], parameters: {}, info: '{}' },
        }
      }
      return { costs: true, make }
    },
  })
  return server
}
