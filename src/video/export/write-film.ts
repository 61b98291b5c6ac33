import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSampleSource, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { sceneIndexAt } from '../timeline.ts'
import { drawPart } from './draw-part.ts'
import { ExportError } from './errors.ts'
import { memoryTarget, storageTarget } from './film-target.ts'
import { createGate } from './gate.ts'
import { createPacketOrder } from './packet-order.ts'
import { partCount } from './parts.ts'
import type { ExportProgress, ExportStage } from './protocol.ts'
import { drawRemotePart } from './remote-part.ts'
import { chooseEncoder, type FilmPacket } from './video-encoding.ts'
import { AUDIO_BITRATE, packetsOfSound, writeSound } from './write-sound.ts'

export interface WriteFilmRequest {
  document: VideoDocument
  fetchAsset: FetchAsset
  /** Name of a file in the browser's own storage; null keeps the film in memory. */
  file: string | null
  /** How many workers draw; null: as many as the machine has cores for. */
  parts: number | null
  onProgress: (progress: ExportProgress) => void
}

/** Draws, mixes and encodes a whole film into an MP4. Runs in a worker, which draws itself and has others draw with it. */
export async function writeFilm(request: WriteFilmRequest): Promise<Blob | null> {
  try {
    return await writeInParts(request)
  } catch (error) {
    if (!(error instanceof PartsDiffer)) throw error
    return writeInParts({ ...request, parts: 1 })
  }
}

/** Two encoders of this browser disagree on how their packets are decoded, and a file can say it only once. */
class PartsDiffer extends Error {}

async function writeInParts({
  document,
  fetchAsset,
  file,
  parts: wanted,
  onProgress,
}: WriteFilmRequest): Promise<Blob | null> {
  const { durationInFrames: total, fps } = document
  if (total <= 0) throw new ExportError('EMPTY', 'The story has no scenes yet. Add one, then export again.')
  const progress = (stage: ExportStage, frame: number) =>
    onProgress({
      stage,
      frame,
      totalFrames: total,
      sceneIndex: sceneIndexAt(document, frame),
      sceneCount: document.scenes.length,
    })
  progress('preparing', 0)
  const choice = await chooseEncoder(document.width, document.height, fps)
  const parts = wanted ?? partCount(total, navigator.hardwareConcurrency, choice.isHardware)
  registerAacEncoder()

  const film = file === null ? memoryTarget() : await storageTarget(file)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: film.fastStart }), target: film.target })
  const pictures = new EncodedVideoPacketSource('avc')
  const sound = new AudioSampleSource({ codec: 'aac', bitrate: AUDIO_BITRATE })
  output.addVideoTrack(pictures, { frameRate: fps, maximumPacketCount: total })
  output.addAudioTrack(sound, { maximumPacketCount: packetsOfSound(document) })
  output.setMetadataTags({ title: document.title })

  const written = createGate()
  const stop = new AbortController()
  let decoding = ''
  const write = async ({ frame, type, data, decoderConfig }: FilmPacket) => {
    if (decoderConfig) {
      const description = describe(decoderConfig)
      if (decoding !== '' && description !== decoding) throw new PartsDiffer()
      decoding = description
    }
    const packet = new EncodedPacket(data, type, frame / fps, 1 / fps)
    await pictures.add(packet, decoderConfig ? { decoderConfig } : undefined)
    written.advance(frame + 1)
    progress('rendering', frame + 1)
  }
  const order = createPacketOrder((packet) =>
    write(packet).catch((error: unknown) => {
      // Those who draw wait for what is written: they must not wait for ever.
      written.close(error)
      throw error
    }),
  )
  const drawn = Array.from({ length: parts }, (_, part) => {
    const request = { document, choice, part, parts, fetchAsset, onPacket: order.add, written }
    return () => (part === 0 ? drawPart(request) : drawRemotePart(request, stop.signal))
  })
  try {
    await output.start()
    const heard = writeSound({ document, source: sound, fetchAsset, written, signal: stop.signal })
    await Promise.all([heard, ...drawn.map((draw) => draw())])
    await order.settled()
    progress('finishing', total)
    sound.close()
    pictures.close()
    await output.finalize()
    return film.result()
  } catch (error) {
    stop.abort(error)
    written.close(error)
    await output.cancel().catch(() => undefined)
    throw error
  } finally {
    film.close()
  }
}

function describe({ codec, description }: VideoDecoderConfig): string {
  if (!description) return codec
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  return `${codec} ${bytes.join(' ')}`
}
