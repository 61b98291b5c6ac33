import type { Image, ReadyImage } from '../draw/types.ts'
import { type AssetNeed, decodeImage } from './asset-need.ts'

/** Something that is being loaded, is there, or failed. */
export interface AssetEntry {
  /** Resolves when loading ended, well or not. */
  loaded: Promise<void>
  image: Image
  /** Whether a smaller copy stands in for the image. */
  isStill: boolean
  /** undefined unless it failed. */
  error: unknown
  /** Makes `image` the one of a frame; resolves when it is, or has failed. */
  show(need: AssetNeed, frame: number): Promise<void>
  isShowing(need: AssetNeed, frame: number, toleranceMs: number): boolean
  /** Shows a smaller copy of an image until it has come itself; resolves with whether it does. */
  fallback?(load: () => Promise<Blob>): Promise<boolean>
  close(): void
}

export function entryFor(load: () => Promise<Blob>, need: AssetNeed): AssetEntry {
  if (need.isSticker) return stickerEntry(need)
  if (need.isAnimated) return animationEntry(load, need)
  return need.clip ? videoEntry(load, need) : imageEntry(load, need)
}

function imageEntry(load: () => Promise<Blob>, need: AssetNeed): AssetEntry {
  let closed = false
  let wasAsked = false
  const become = (bitmap: ImageBitmap) => {
    if (entry.image.state === 'ready' && entry.image.source instanceof ImageBitmap) entry.image.source.close()
    entry.image = { state: 'ready', source: bitmap, width: bitmap.width, height: bitmap.height, key: bitmap }
  }
  const entry: AssetEntry = {
    loaded: Promise.resolve(),
    image: { state: 'loading' },
    isStill: false,
    error: undefined,
    show: () => entry.loaded,
    isShowing: () => entry.image.state !== 'loading',
    async fallback(loadStill) {
      if (wasAsked || entry.image.state !== 'loading') return false
      wasAsked = true
      const still = await loadStill().then((file) => decodeImage(file, need.crop, need.size))
      const isWanted = !closed && entry.image.state === 'loading'
      if (isWanted) become(still)
      else still.close()
      entry.isStill = isWanted
      return isWanted
    },
    close() {
      closed = true
      if (entry.image.state === 'ready' && entry.image.source instanceof ImageBitmap) entry.image.source.close()
      entry.image = { state: 'loading' }
    },
  }
  entry.loaded = load()
    .then((file) => decodeImage(file, need.crop, need.size))
    .then((bitmap) => {
      if (closed) return bitmap.close()
      become(bitmap)
      entry.isStill = false
    })
    .catch((error: unknown) => fail(entry, error))
  return entry
}

/** A sticker, painted once for the size it is drawn in. */
function stickerEntry({ url: name, size }: AssetNeed): AssetEntry {
  const entry: AssetEntry = {
    loaded: Promise.resolve(),
    image: { state: 'loading' },
    isStill: false,
    error: undefined,
    show: () => entry.loaded,
    isShowing: () => entry.image.state !== 'loading',
    close: () => void (entry.image = { state: 'loading' }),
  }
  entry.loaded = import('../stickers/load-sticker.ts')
    .then(({ paintSticker }) => paintSticker(name, size))
    .then((source) => {
      entry.image = { state: 'ready', source, width: source.width, height: source.height, key: source }
    })
    .catch((error: unknown) => fail(entry, error))
  return entry
}

/** What gives the images of a file by time. */
interface TimedReader {
  durationMs: number
  at(ms: number): Promise<ReadyImage>
  close(): void
}

export const videoEntry = (load: () => Promise<Blob>, need: AssetNeed): AssetEntry =>
  timedEntry(load, async (file) => {
    // The decoder's code is larger than the player's: films of images do without it.
    const { openVideo } = await import('./video-reader.ts')
    const reader = await openVideo(file, need.crop, need.size, need.clip?.reversed ?? false, need.hasAlpha)
    const { width, height, durationMs, close } = reader
    return {
      ...{ durationMs, close },
      at: async (ms) => ({ state: 'ready', source: await reader.at(ms), width, height, key: null }),
    }
  })

const animationEntry = (load: () => Promise<Blob>, need: AssetNeed): AssetEntry =>
  timedEntry(load, async (file) => {
    const { openAnimation } = await import('./animation-reader.ts')
    const reader = await openAnimation(file, need.size)
    const { durationMs, close } = reader
    return {
      ...{ durationMs, close },
      async at(ms) {
        const source = await reader.at(ms)
        return {
          state: 'ready',
          source,
          width: source.width,
          height: source.height,
          key: durationMs > 0 ? null : source,
        }
      },
    }
  })

function timedEntry(load: () => Promise<Blob>, open: (file: Blob) => Promise<TimedReader>): AssetEntry {
  let reader: TimedReader | null = null
  let closed = false
  let shownMs = -1
  const entry: AssetEntry = {
    loaded: Promise.resolve(),
    image: { state: 'loading' },
    isStill: false,
    error: undefined,
    async show(wanted, frame) {
      await entry.loaded
      if (!reader || closed || entry.error !== undefined) return
      const ms = wanted.timeAt(frame, reader.durationMs)
      try {
        const image = await reader.at(ms)
        if (closed) return
        entry.image = image
        shownMs = ms
      } catch (error) {
        if (!closed) fail(entry, error)
      }
    },
    isShowing(wanted, frame, toleranceMs) {
      if (entry.image.state !== 'ready' || !reader) return entry.image.state === 'failed'
      return Math.abs(wanted.timeAt(frame, reader.durationMs) - shownMs) < toleranceMs
    },
    close() {
      closed = true
      reader?.close()
      entry.image = { state: 'loading' }
    },
  }
  entry.loaded = load()
    .then(open)
    .then((opened) => {
      if (closed) opened.close()
      else reader = opened
    })
    .catch((error: unknown) => fail(entry, error))
  return entry
}

function fail(entry: AssetEntry, error: unknown): void {
  entry.error = error ?? new Error('Couldn’t load the file')
  entry.image = { state: 'failed' }
  entry.isStill = false
}
