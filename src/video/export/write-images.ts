import { EncodedPacket, type EncodedVideoPacketSource } from 'mediabunny'
import { describeDecoding } from './audio-source.ts'
import { drawSections, type DrawRequest } from './draw-sections.ts'
import { FilmDiffers } from './errors.ts'
import type { Gate } from './gate.ts'
import { createPacketOrder, type PacketOrder } from './packet-order.ts'
import { drawInWorker } from './remote-worker.ts'
import { headStart, type Section, sectionsOfWorker } from './segments.ts'
import type { FilmPacket } from './video-encoding.ts'

export interface ImagesRequest {
  /** The frames that the file gets, in order. */
  sections: readonly Section[]
  fps: number
  /** Is advanced to the frame that is due next. */
  written: Gate
  /** @param count how many frames are written */
  onWritten: (count: number, frame: number) => void
}

/** Writes packets into a file in the order of their frames, whatever order they are added in. */
export function writeImages(
  images: EncodedVideoPacketSource,
  { sections, fps, written, onWritten }: ImagesRequest,
): PacketOrder {
  let decoding = ''
  written.advance(sections[0]?.from ?? 0)
  const write = async ({ frame, type, data, decoderConfig }: FilmPacket, index: number, next: number) => {
    if (decoderConfig) {
      const description = describeDecoding(decoderConfig)
      // A file can say only once how its packets are decoded: two encoders disagree, or this one and an earlier film's.
      if (decoding !== '' && description !== decoding) throw new FilmDiffers()
      decoding = description
    }
    const packet = new EncodedPacket(data, type, index / fps, 1 / fps)
    await images.add(packet, decoderConfig ? { decoderConfig } : undefined)
    written.advance(next)
    onWritten(index + 1, frame)
  }
  return createPacketOrder(sections, (packet, index, next) =>
    write(packet, index, next).catch((error: unknown) => {
      // The drawing workers wait for the writer: they must not wait for ever.
      written.close(error)
      throw error
    }),
  )
}

type WorkersRequest = Omit<DrawRequest, 'worker' | 'ahead'> & { workers: number; signal: AbortSignal }

/** Draws sections in this worker and others; resolves when all their packets were given out. */
export async function drawInWorkers({ workers, sections, signal, ...request }: WorkersRequest): Promise<void> {
  const drawing = Array.from({ length: workers }, async (_, worker) => {
    const own = sectionsOfWorker(sections, worker, workers)
    if (own.length === 0) return
    const share = { ...request, worker, sections: own, ahead: headStart(workers) }
    await (worker === 0 ? drawSections(share) : drawInWorker(share, signal))
  })
  await Promise.all(drawing)
}
