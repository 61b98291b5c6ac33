import type { StockType } from '#generated/schema.ts'
import { type AspectRatio, outputSize } from '#src/domain/aspect-ratio.ts'
import type { Services } from '#server/platform/context.ts'
import type { MediaOrigin } from '#server/platform/db/schema/media.ts'
import { type FoundStockItem, isFoundStock, type StockItem, EngineError, type StockLibrary } from '#engines/ports.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** Length of a stock clip. */
export const STOCK_CLIP_SECONDS = 5
/** A stock clip has this share of the video's width and height: 1280 × 720. */
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

/** The library of an item. */
export function stockLabel({ engines: { stock, draft } }: Pick<Services, 'engines'>, item: StockItem): string {
  if (isFoundStock(item)) return item.credit.library
  return stock.info.builtIn ? stock.info.label : draft.illustrator.info.label
}

/** Fetches the item's file, or makes an image or a clip of it in the shape of the video. */
export async function makeStock(
  { engines }: Pick<Services, 'engines'>,
  item: StockItem,
  { type, aspectRatio }: { type: StockType; aspectRatio: AspectRatio },
): Promise<Made> {
  if (isFoundStock(item)) return fetchStock({ engines }, item)
  const { id, title, prompt, look, seed } = item
  const origin = { stockId: id, title, engine: stockLabel({ engines }, item) }
  const size = outputSize(aspectRatio)
  const image = await engines.draft.illustrator.illustrate({ prompt, look, seed, ...size })
  if (type === 'images') {
    const extension = image.contentType === 'image/png' ? 'png' : 'jpg'
    return { ...image, extension, mediaType: 'image', origin }
  }
  const clip = await engines.draft.animator.animate({
    image: image.bytes,
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

/** The file as the library has it: a video shows it in its own shape. */
async function fetchStock({ engines }: Pick<Services, 'engines'>, item: FoundStockItem): Promise<Made> {
  const file = await engines.stock.download?.(item)
  if (!file) throw new Error(`No stock library provides ${item.id}`)
  const { id: stockId, title, credit } = item
  const origin = { stockId, title, engine: credit.library, credit }
  if (file.contentType === 'video/mp4') return { ...file, extension: 'mp4', mediaType: 'video', origin }
  return { ...file, extension: file.contentType === 'image/png' ? 'png' : 'jpg', mediaType: 'image', origin }
}

/** Work of the stock library while a user waits for it. Its failures name it; a retry costs nothing. */
export async function askStock<Result>(
  { engines: { stock } }: Pick<Services, 'engines'>,
  work: (stock: StockLibrary) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(stock)
  } catch (cause) {
    // In our own library it is a bug.
    if (stock.info.builtIn) throw cause
    const why = cause instanceof EngineError ? cause.message : `${stock.info.label} isn’t available right now`
    const message = `${why}. Try again in a moment or choose something else.`
    throw new HttpError(503, { message, error: 'UNAVAILABLE' }, { 'Retry-After': '10' })
  }
}
