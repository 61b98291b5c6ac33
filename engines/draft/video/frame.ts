import type { VideoSample } from 'mediabunny'
import type { Pixels } from '../illustrator/core/surface.ts'

/** A frame of a video as those who change it see it. */
export interface Frame {
  /** s from the video's beginning. */
  time: number
  /** px, both even, as it is seen: turned upright, with square pixels. */
  width: number
  height: number
  /** Its pixels; whoever asks may change them. */
  pixels(): Promise<Pixels>
  /** Draws all of it into this box. */
  draw(context: OffscreenCanvasRenderingContext2D, x: number, y: number, width: number, height: number): void
}

/** Changes frames, which come in order. */
export interface FrameWork {
  /** px of what comes out, both even. */
  width: number
  height: number
  /** s of the frames before one that decide what becomes of it. */
  lookBack: number
  /** What is shown instead of a frame; null leaves it as it is. */
  change(frame: Frame): Promise<Pixels | null>
}

/** What is known of a video before its first frame. */
export interface VideoFacts {
  /** px, both even. */
  width: number
  height: number
  frames: number
  /** s. */
  duration: number
}

/** @param first s, where the video begins */
export function toFrame(sample: VideoSample, first: number, { width, height }: VideoFacts): Frame {
  const isPlain =
    sample.rotation === 0 &&
    !sample.flip &&
    sample.displayWidth === width &&
    sample.displayHeight === height &&
    sample.visibleRect.width === width &&
    sample.visibleRect.height === height
  return {
    time: sample.timestamp - first,
    width,
    height,
    draw: (context, x, y, across, down) => sample.draw(context, x, y, across, down),
    async pixels() {
      if (!isPlain) return drawn(sample, width, height)
      const data = new Uint8ClampedArray(width * height * 4)
      await sample.copyTo(data, { format: 'RGBA', colorSpace: 'srgb' })
      return { data, width, height }
    },
  }
}

function drawn(sample: VideoSample, width: number, height: number): Pixels {
  const context = contextOf(width, height)
  sample.draw(context, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw off the page')
  return context
}

/** A JPEG whose longer side has at most `side` px. */
export async function encodeJpeg(pixels: Pixels, side: number) {
  const scale = Math.min(1, side / Math.max(pixels.width, pixels.height))
  const whole = contextOf(pixels.width, pixels.height)
  whole.putImageData(new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height), 0, 0)
  const [width, height] = [Math.round(pixels.width * scale), Math.round(pixels.height * scale)]
  const small = scale === 1 ? whole : contextOf(width, height)
  small.imageSmoothingQuality = 'high'
  if (small !== whole) small.drawImage(whole.canvas, 0, 0, width, height)
  const blob = await small.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), contentType: 'image/jpeg' as const, width, height }
}
