import { readDelays } from './animation-delays.ts'
import { decodeImage, type SizeNeed } from './asset-need.ts'

export interface AnimationReader {
  /** Length of all frames, ms; 0 for a still. */
  durationMs: number
  /** The frame of a time (ms) from 0 to the length. Calls are answered one after the other. */
  at(ms: number): Promise<ImageBitmap>
  close(): void
}

/** Opens a GIF or WebP for its frames at any time. A still, and a browser without a decoder for animations, has one frame. */
export async function openAnimation(file: Blob, need: SizeNeed): Promise<AnimationReader> {
  const data = await file.arrayBuffer()
  const bytes = new Uint8Array(data)
  const ends: number[] = []
  for (const delay of readDelays(bytes)) ends.push((ends.at(-1) ?? 0) + delay)
  // Types of stored files are not always in their answers.
  const type = bytes[0] === 0x47 ? 'image/gif' : 'image/webp'
  if (ends.length < 2 || typeof ImageDecoder === 'undefined' || !(await ImageDecoder.isTypeSupported(type)))
    return openStill(file, need)
  const decoder = new ImageDecoder({ data, type, preferAnimation: true })
  await Promise.all([decoder.tracks.ready, decoder.completed]).catch((cause: unknown) => {
    decoder.close()
    throw cause
  })
  // A damaged file may announce more frames than can be decoded.
  ends.splice(Math.max(1, decoder.tracks.selectedTrack?.frameCount ?? 1))
  let shown: { index: number; bitmap: ImageBitmap } | null = null
  let queue: Promise<unknown> = Promise.resolve()

  async function find(ms: number): Promise<ImageBitmap> {
    const found = ends.findIndex((end) => ms < end - 1e-6)
    const frameIndex = found < 0 ? ends.length - 1 : found
    if (shown?.index === frameIndex) return shown.bitmap
    const { image } = await decoder.decode({ frameIndex })
    try {
      const bitmap = await decodeImage(image, null, need)
      shown?.bitmap.close()
      shown = { index: frameIndex, bitmap }
      return bitmap
    } finally {
      image.close()
    }
  }

  return {
    durationMs: ends.at(-1) ?? 0,
    at(ms) {
      const answer = queue.then(() => find(ms))
      queue = answer.catch(() => undefined)
      return answer
    },
    close() {
      void queue.then(() => {
        shown?.bitmap.close()
        decoder.close()
      })
    },
  }
}

async function openStill(file: Blob, need: SizeNeed): Promise<AnimationReader> {
  const bitmap = await decodeImage(file, null, need)
  return { durationMs: 0, at: () => Promise.resolve(bitmap), close: () => bitmap.close() }
}
