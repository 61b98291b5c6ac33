import type { Context2D } from './types.ts'

/** Drawn things that are cached as long as they are in use: captions, cards, blurred backgrounds. The oldest go first. */
export interface BitmapCache {
  /** The drawing of this name, painted when it is not there. Sizes in device px; null when there is nothing to paint. */
  get(
    name: string,
    width: number,
    height: number,
    paint: (ctx: OffscreenCanvasRenderingContext2D) => void,
  ): OffscreenCanvas
  /** Any value worth keeping with the drawings. */
  remember<T>(name: string, make: () => T): T
  /** A canvas to draw on and forget; the same name gives the same canvas again, cleared. */
  scratch(name: string, width: number, height: number): OffscreenCanvasRenderingContext2D
  clear(): void
}

/** About 130 MB: words over the film are as large as people make them. */
const MOST_PX = 32_000_000

/** @param limit how many drawings are cached @param mostPx of them together, as far as more than the last is left */
export function createBitmapCache(limit = 96, mostPx = MOST_PX): BitmapCache {
  const cache = new Map<string, unknown>()
  const areas = new Map<string, number>()
  let px = 0
  const scratches = new Map<string, OffscreenCanvasRenderingContext2D>()

  /** @param area px of a drawing */
  function keep<T>(name: string, area: number, make: () => T): T {
    if (cache.has(name)) {
      const value = cache.get(name)
      cache.delete(name)
      cache.set(name, value)
      return value as T
    }
    const value = make()
    cache.set(name, value)
    areas.set(name, area)
    px += area
    for (const oldest of cache.keys()) {
      if (cache.size <= limit && (px <= mostPx || oldest === name)) break
      cache.delete(oldest)
      px -= areas.get(oldest) ?? 0
      areas.delete(oldest)
    }
    return value
  }

  return {
    remember: (name, make) => keep(name, 0, make),
    get: (name, width, height, paint) =>
      keep(`${name}|${width}x${height}`, Math.max(0, width * height), () => {
        const ctx = canvasContext(width, height)
        paint(ctx)
        return ctx.canvas
      }),
    scratch(name, width, height) {
      const known = scratches.get(name)
      if (known && known.canvas.width === width && known.canvas.height === height) {
        known.reset()
        return known
      }
      const made = canvasContext(width, height)
      scratches.set(name, made)
      return made
    },
    clear() {
      cache.clear()
      areas.clear()
      px = 0
      scratches.clear()
    },
  }
}

function canvasContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  // The result is drawn on a canvas in main memory; keeping it there too saves a readback.
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser cannot draw: no 2D canvas is available')
  return ctx
}

/** Device px per px of the video. */
export function pixelScale(ctx: Context2D, videoWidth: number): number {
  return ctx.canvas.width / videoWidth
}
