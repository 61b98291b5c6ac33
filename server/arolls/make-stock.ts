import type { components } from '#generated/types/api.ts'
import { type AspectRatio, outputSize } from '#src/domain/aspect-ratio.ts'
import type { Services } from '#server/context.ts'
import type { MediaOrigin } from '#server/db/schema/media.ts'
import type { StockItem } from '#engines/ports.ts'

/** Length of a stock clip. */
export const STOCK_CLIP_SECONDS = 5
/** A stock clip has this share of the film's width and height: 1280 × 720. */
const CLIP_SHARE = 2 / 3

interface Made {
  bytes: Uint8Array
  contentType: string
  extension: string
  mediaType: 'image' | 'video'
  width: number
  height: number
  durationMs?: number
  still?: { bytes: Uint8Array; contentType: string }
  origin: MediaOrigin
}

/** Makes a stock picture, or a clip of it, in the shape of the film. */
export async function makeStock(
  { engines }: Pick<Services, 'engines'>,
  { id, title, prompt, look, seed }: StockItem,
  { type, aspectRatio }: { type: components['schemas']['StockType']; aspectRatio: AspectRatio },
): Promise<Made> {
  const origin = { stockId: id, title, engine: engines.stock.info.label }
  const size = outputSize(aspectRatio)
  const picture = await engines.draft.illustrator.illustrate({ prompt, look, seed, ...size })
  if (type === 'images') {
    const extension = picture.contentType === 'image/png' ? 'png' : 'jpg'
    return { ...picture, extension, mediaType: 'image', origin }
  }
  const clip = await engines.draft.animator.animate({
    picture: picture.bytes,
    prompt: '',
    seed,
    width: even(size.width * CLIP_SHARE),
    height: even(size.height * CLIP_SHARE),
    seconds: STOCK_CLIP_SECONDS,
    hasSound: false,
  })
  return { ...clip, extension: 'mp4', mediaType: 'video', origin }
}

const even = (px: number) => Math.round(px / 2) * 2
