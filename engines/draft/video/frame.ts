import type { VideoSample } from 'mediabunny'
import { BT709, toBt709 } from '#src/domain/bt709.ts'
import { newPlanes, type Planes } from './planes.ts'

export interface PixelBox {
  x: number
  y: number
  width: number
  height: number
}

/** A frame of a video, for the code that changes it. */
export interface Frame {
  /** s from the video's beginning. */
  time: number
  /** px, both even, as it is seen: turned upright, with square pixels. */
  width: number
  height: number
  /** All of it; the caller may change it until the next frame. */
  planes(): Promise<Planes>
  /** Draws all of it into this box. */
  draw(context: OffscreenCanvasRenderingContext2D, x: number, y: number, width: number, height: number): void
}

/** Changes frames, which come in order. */
export interface FrameWork {
  /** px of the result, both even. */
  width: number
  height: number
  /** s of preceding frames that influence a frame. */
  lookBack: number
  /** The replacement of a frame, read before the next one comes; null leaves it unchanged. */
  change(frame: Frame): Promise<Planes | null>
}

/** Facts about a video before its first frame. */
export interface VideoFacts {
  /** px, both even. */
  width: number
  height: number
  frames: number
  /** s. */
  duration: number
}

/** Frames of a video. @param first s, where it begins */
export function frameReader(first: number, { width, height }: VideoFacts): (sample: VideoSample) => Frame {
  const kept = newPlanes(width, height)
  let rgba: Uint8ClampedArray<ArrayBuffer> | null = null
  const isPlain = (sample: VideoSample) =>
    sample.rotation === 0 &&
    !sample.flip &&
    sample.displayWidth === width &&
    sample.displayHeight === height &&
    sample.visibleRect.width === width &&
    sample.visibleRect.height === height
  return (sample) => ({
    time: sample.timestamp - first,
    width,
    height,
    draw: (context, x, y, across, down) => sample.draw(context, x, y, across, down),
    async planes() {
      if (!isPlain(sample)) kept.planes = toBt709(drawn(sample, width, height), width, height)
      else if (sample.format === 'I420' && isBt709(sample)) await sample.copyTo(kept.planes)
      else {
        rgba ??= new Uint8ClampedArray(width * height * 4)
        await sample.copyTo(rgba, { format: 'RGBA', colorSpace: 'srgb' })
        kept.planes = toBt709(rgba, width, height)
      }
      return kept
    },
  })
}

/** Whether its values are those that are written. */
export const isBt709 = ({ colorSpace: { matrix, fullRange } }: VideoSample) => matrix === 'bt709' && fullRange === false

function drawn(sample: VideoSample, width: number, height: number): Uint8ClampedArray {
  const context = contextOf(width, height)
  sample.draw(context, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('This browser can’t render in the background')
  return context
}

/** A JPEG of an image or of a part of it, its longer side at most `side` px long. */
export async function encodeJpeg(picture: Planes, side: number, box?: PixelBox) {
  const { x, y, width: across, height: down } = box ?? { x: 0, y: 0, width: picture.width, height: picture.height }
  const scale = Math.min(1, side / Math.max(across, down))
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)]
  const context = contextOf(width, height)
  context.imageSmoothingQuality = 'high'
  const image = toVideoFrame(picture, 0, 0)
  context.drawImage(image, x, y, across, down, 0, 0, width, height)
  image.close()
  const blob = await context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), contentType: 'image/jpeg' as const, width, height }
}

/** Times in µs. The image is copied. */
export function toVideoFrame({ planes, width, height }: Planes, timestamp: number, duration: number): VideoFrame {
  const init = {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    colorSpace: BT709,
    timestamp,
    duration,
  } as const
  return new VideoFrame(planes, init)
}
