import * as z from 'zod'
import { createAnimator } from '../draft/animator/animator.ts'
import { paintInto } from '../draft/animator/with-painter.ts'
import { createRetoucher } from '../draft/animator/retoucher.ts'
import { nodeStudio } from '../draft/animator/studio-node.ts'
import { makeNodeCanvas } from '../draft/illustrator/canvas-node.ts'
import { createIllustrator } from '../draft/illustrator/illustrator.ts'
import { makeMusic } from './made-music.ts'
import { createTrainer } from '../draft/trainer/trainer.ts'
import { makeFluxLora } from './flux-lora.ts'
import { madeOnce } from './made-once.ts'

const animator = createAnimator(nodeStudio)
const retoucher = createRetoucher(nodeStudio)
const illustrator = createIllustrator(makeNodeCanvas)

const bytes = z.string().transform((address) => new Uint8Array(Buffer.from(address.split(',')[1] ?? '', 'base64')))
/** Models name the first and the last frame in their own ways, and some write seconds with their unit. */
const clip = z.object({
  ...{ start_image_url: bytes.optional(), image_url: bytes.optional(), first_frame_url: bytes.optional() },
  ...{ end_image_url: bytes.optional(), tail_image_url: bytes.optional(), last_frame_url: bytes.optional() },
  duration: z.string().transform((seconds) => parseInt(seconds, 10)),
})
const talk = z.object({ image_url: bytes, audio_url: bytes })
const larger = z.object({ image_url: bytes, upscale_factor: z.number() })
const music = z.object({ prompt: z.string().min(1), music_length_ms: z.number().min(3_000).max(600_000) })
const drawn = z.object({
  image_size: z.object({ width: z.number(), height: z.number() }),
  loras: z.array(z.object({ scale: z.number() })).optional(),
})
const hole = z.object({ image_url: bytes, mask_url: bytes, prompt: z.string() })

/** Clips are small: tests ignore their details. px */
const SIZE = { width: 320, height: 180 }
/** With a trained model every pixel takes several times as long, and tests only check colours. px */
const WITH_MODEL = 128
const DRAWN = { look: 'cinematic', seed: 1 }

/** What every trained model has learned here: plain red, so that one sees how strongly it draws. */
const RED = { width: 8, height: 8, data: Uint8Array.from({ length: 256 }, (_, at) => [200, 30, 30, 255][at % 4] ?? 0) }
const trainer = createTrainer()
const red = trainer.begin([RED]).then((state) => trainer.weights(state))

/** A fal model's result by the built-in engines: with the requested length, size and content. */
export const makeByDrafts = (model: string, input: Record<string, unknown>) =>
  madeOnce([model, input], () => make(model, input))

async function make(model: string, input: Record<string, unknown>) {
  if (model.includes('-to-video')) {
    const { duration: seconds, ...frames } = clip.parse(input)
    const image = frames.start_image_url ?? frames.image_url ?? frames.first_frame_url ?? new Uint8Array()
    const endImage = frames.end_image_url ?? frames.tail_image_url ?? frames.last_frame_url
    const end = endImage && { endImage }
    return animator.animate({ ...SIZE, image, ...end, prompt: '', seed: 1, seconds, hasSound: false })
  }
  if (model.includes('omnihuman')) {
    const { image_url: image, audio_url: voice } = talk.parse(input)
    return animator.lipSync({ ...SIZE, image, voice, intensity: 3, movesBody: false })
  }
  if (model.endsWith('upscaler')) {
    const { image_url: image, upscale_factor: factor } = larger.parse(input)
    return retoucher.upscale({ image, factor })
  }
  if (model.endsWith('/fill')) {
    const { image_url: image, mask_url: mask, prompt } = hole.parse(input)
    return paintInto({ illustrator, retoucher }, { ...DRAWN, image, mask, prompt }, undefined)
  }
  if (model.endsWith('/music')) {
    const { music_length_ms: ms } = music.parse(input)
    return { bytes: makeMusic(ms), contentType: 'audio/wav' }
  }
  if (model.endsWith('-training')) return { bytes: makeFluxLora(), contentType: 'application/octet-stream' }
  const { image_size: asked, loras } = drawn.parse(input)
  const { width, height } = asked
  const scale = (loras ? WITH_MODEL : SIZE.width) / Math.max(width, height)
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const weight = loras?.[0]?.scale
  return madeOnce(['drawn', small, weight ?? null], async () => {
    const learned = weight === undefined ? undefined : { weights: await red, weight }
    return illustrator.illustrate({ ...DRAWN, prompt: 'A lighthouse', ...small, model: learned })
  })
}
