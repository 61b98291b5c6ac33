import { ALL_FORMATS, BlobSource, CanvasSink, Input, type WrappedCanvas } from 'mediabunny'
import type { CropArea } from '../document.ts'
import { cropRectangle, type SizeNeed } from './asset-need.ts'

export interface VideoReader {
  /** Length of the file, ms. */
  durationMs: number
  /** px of the images it gives. */
  width: number
  height: number
  /** The image that is shown at a time of the file (ms). Calls are answered one after the other. */
  at(ms: number): Promise<CanvasImageSource>
  close(): void
}

/** Backwards, images are decoded in stretches of this many. */
const STRETCH = 16
/** A jump further than this (s) is sought, not played through. */
const SEEK_OVER = 1.5

/**
 * Opens a video for images at any time, fast when the times follow each other in either direction.
 * @param hasAlpha whether it stays translucent where it is; else that is black
 */
export async function openVideo(
  file: Blob,
  crop: CropArea | null,
  need: SizeNeed,
  reversed: boolean,
  hasAlpha = false,
): Promise<VideoReader> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) throw new Error('This browser can’t decode the video')
    const cut = cropRectangle(crop, await track.getDisplayWidth(), await track.getDisplayHeight())
    const wanted = need(cut.width, cut.height)
    const shrink = Math.min(1, wanted.width / cut.width)
    const size = {
      width: Math.max(2, Math.round(cut.width * shrink)),
      height: Math.max(2, Math.round(cut.height * shrink)),
    }
    const first = await track.getFirstTimestamp()
    const duration = (await track.computeDuration()) - first
    // Kept images must not be drawn over, so going backwards every image gets its own canvas.
    const sink = new CanvasSink(track, { ...size, fit: 'fill', crop: cut, alpha: hasAlpha, poolSize: reversed ? 0 : 4 })
    const search = reversed ? backwards(sink, duration) : forwards(sink)
    let queue: Promise<unknown> = Promise.resolve()
    return {
      durationMs: duration * 1000,
      ...size,
      at(ms) {
        const answer = queue.then(() => search.find(first + Math.max(0, ms / 1000)))
        queue = answer.catch(() => undefined)
        return answer
      },
      close() {
        const done = () => input.dispose()
        queue.then(() => search.end()).then(done, done)
      },
    }
  } catch (error) {
    input.dispose()
    throw error
  }
}

interface Search {
  find(seconds: number): Promise<CanvasImageSource>
  /** Releases images that were decoded ahead. */
  end(): Promise<void>
}

function forwards(sink: CanvasSink): Search {
  let images: AsyncGenerator<WrappedCanvas, void, unknown> | null = null
  let shown: WrappedCanvas | null = null
  let next: WrappedCanvas | null = null

  async function seek(seconds: number): Promise<void> {
    await images?.return()
    images = sink.canvases(seconds)
    shown = (await images.next()).value ?? null
    next = (await images.next()).value ?? null
  }

  async function find(seconds: number): Promise<CanvasImageSource> {
    if (!shown || seconds < shown.timestamp - 1e-6 || seconds > shown.timestamp + SEEK_OVER) await seek(seconds)
    while (images && next && next.timestamp <= seconds + 1e-6) {
      shown = next
      next = (await images.next()).value ?? null
    }
    // After the end of the file a seek finds nothing: its last image stays.
    shown ??= await sink.getCanvas(seconds)
    if (!shown) throw new Error('The video has no frame at this time')
    return shown.canvas
  }

  return { find, end: async () => void (await images?.return()) }
}

function backwards(sink: CanvasSink, duration: number): Search {
  let stretch: WrappedCanvas[] = []
  let spacing = 1 / 30

  async function find(seconds: number): Promise<CanvasImageSource> {
    const known = stretch.findLast((image) => image.timestamp <= seconds + 1e-6)
    const last = stretch.at(-1)
    if (known && last && seconds < last.timestamp + last.duration + 1e-6) return known.canvas
    const loaded: WrappedCanvas[] = []
    for await (const image of sink.canvases(Math.max(0, seconds - STRETCH * spacing), seconds + 1e-3)) {
      loaded.push(image)
      if (image.duration > 0) spacing = image.duration
    }
    stretch = loaded.slice(-2 * STRETCH)
    const found = stretch.at(-1) ?? (await sink.getCanvas(Math.min(seconds, duration)))
    if (!found) throw new Error('The video has no frame at this time')
    return found.canvas
  }

  return { find, end: async () => void (stretch = []) }
}
