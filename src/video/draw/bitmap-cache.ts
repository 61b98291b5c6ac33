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

/** @param limit how many drawings are cached */
export function createBitmapCache(limit = 96): BitmapCache {
  const cache = new Map<string, unknown>()
  const scratches = new Map<string, OffscreenCanvasRenderingContext2D>()

  function remember<T>(name: string, make: () => T): T {
    if (cache.has(name)) {
      const value = cache.get(name)
      cache.delete(name)
      cache.set(name, value)
      return value as T
    }
    const value = make()
    cache.set(name, value)
    for (const oldest of cache.keys()) {
      if (cache.size <= limit) break
      cache.delete(oldest)
    }
    return value
  }

  return {
    remember,
    get: (name, width, height, paint) =>
      remember(`${name}|${width}x${height}`, () => {
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
