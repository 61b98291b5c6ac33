import * as z from 'zod'
import type { EncodedImage, EngineCall, Illustrator, InpaintRequest, Look, UpscaleRequest } from '#engines/ports.ts'
import { freeSize, inLook, toImage } from '../images.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged } from '../http/provider-error.ts'

const TIMEOUT_MS = 600_000
const MAX_BYTES = 100_000_000

const images = z.object({ images: z.array(z.string()).min(1) })
const picture = z.object({ image: z.string() })

/** How much the masked area may change: at the default the prompt would only tint it. */
const DENOISING = 0.75
/** Starts from the original content. */
const FILL_ORIGINAL = 1
const SEEDS = 2 ** 32

/** Images by a web UI for Stable Diffusion in AUTOMATIC1111's form, which Forge and SD.Next speak too. `model` is a checkpoint's name. */
export function createA1111Illustrator(
  provider: Provider,
  model: string,
  { looks, concurrency }: { looks: readonly Look[]; concurrency: number },
): Illustrator {
  return {
    info: { label: model, builtIn: false, concurrency },
    looks,
    async illustrate({ prompt, look, seed, width, height }, call) {
      const ordered = freeSize(width / height)
      const body = {
        ...{ prompt: inLook(prompt, look, looks), seed: seed % SEEDS, ...ordered },
        ...settingsOf(model),
      }
      const answer = images.safeParse(await make(provider, model, '/sdapi/v1/txt2img', body, call))
      return decoded(provider, answer.data?.images[0], ordered)
    },
  }
}

/** Repaints the white area of the mask. */
export function createA1111Inpaint(provider: Provider, model: string) {
  return async ({ image: image, mask, prompt, seed }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> => {
    const { width, height } = await provider.tools.inspect(image)
    const body = {
      ...{ init_images: [base64(image)], mask: base64(mask), prompt, seed: seed % SEEDS },
      ...freeSize((width ?? 1) / (height ?? 1)),
      ...{ denoising_strength: DENOISING, inpainting_fill: FILL_ORIGINAL, mask_blur: 4, inpainting_mask_invert: 0 },
      // In its full size where it is marked; the rest stays as it is.
      ...{ inpaint_full_res: true, inpaint_full_res_padding: 64 },
      ...settingsOf(model),
    }
    const answer = images.safeParse(await make(provider, model, '/sdapi/v1/img2img', body, call))
    return decoded(provider, answer.data?.images[0])
  }
}

/** `model` is an upscaler's name, for example R-ESRGAN 4x+. */
export function createA1111Upscale(provider: Provider, model: string) {
  return async ({ image: image, factor }: UpscaleRequest, call?: EngineCall): Promise<EncodedImage> => {
    const body = { image: base64(image), resize_mode: 0, upscaling_resize: factor, upscaler_1: model }
    const answer = picture.safeParse(await make(provider, model, '/sdapi/v1/extra-single-image', body, call))
    return decoded(provider, answer.data?.image)
  }
}

const settingsOf = (model: string) => ({
  override_settings: { sd_model_checkpoint: model },
  override_settings_restore_afterwards: false,
  save_images: false,
})

async function make(provider: Provider, model: string, path: string, body: object, call: EngineCall | undefined) {
  const submit = (signal?: AbortSignal) =>
    provider.ask(path, { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
  return parseJson(await provider.placeOrder(model, { request: body, submit }, call))
}

async function decoded(
  provider: Provider,
  image: string | undefined,
  ordered?: EncodedImage['ordered'],
): Promise<EncodedImage> {
  if (image === undefined) throw new PossiblyCharged(`${provider.label} didn’t return an image`)
  // Some compatible servers answer a data URL.
  const bytes = new Uint8Array(Buffer.from(image.replace(/^data:[\w/]+;base64,/u, ''), 'base64'))
  return toImage(provider, bytes, ordered)
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
