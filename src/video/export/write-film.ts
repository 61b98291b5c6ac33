import { registerAacEncoder } from '@mediabunny/aac-encoder'
import {
  AudioSampleSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  BufferTarget,
  StreamTarget,
  type Target,
} from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { sceneIndexAt } from '../timeline.ts'
import { drawPart } from './draw-part.ts'
import { describeDecoding } from './audio-source.ts'
import { copySegments, openEarlierFilm, TOOL_TAG, type EarlierFilm, type OpenedFilm } from './earlier-film.ts'
import { ExportError, FilmDiffers } from './errors.ts'
import { createGate } from './gate.ts'
import { headStart, partCount, sectionsOf, sectionsOfPart, segmentsOf } from './segments.ts'
import type { ExportProgress, ExportStage, FilmAbout } from './protocol.ts'
import { drawRemotePart } from './remote-part.ts'
import { chooseEncoder, type EncoderChoice, type FilmPacket } from './video-encoding.ts'
import { AUDIO_BITRATE } from './sound-packets.ts'
import { packetsOfSound, writeSound, reuseAudio } from './write-sound.ts'

/** Where the bytes of the film go while it is made. */
interface FilmTarget {
  target: Target
  /** How the index comes to the front of the file, so that it plays before it is loaded whole. */
  fastStart: 'in-memory' | 'reserve'
  /** The film, or null when it is in the file of this name. */
  result(): Blob | null
  close(): void
}

/** Puts packets of several workers into the order of the film and gives them out one after the other. */
interface PacketOrder {
  add(packet: FilmPacket): void
  /** Resolves when everything that was added in order is given out; rejects when giving out failed. */
  settled(): Promise<void>
}

/** Incremented with every change of drawing or encoding: films of older versions are not reused. */
const DRAWING = 3

export interface WriteFilmRequest {
  document: VideoDocument
  /** The story's last film; null draws everything. */
  earlier: EarlierFilm | null
  about: FilmAbout | null
  fetchAsset: FetchAsset
  /** Name of a file in the browser's own storage; null keeps the film in memory. */
  file: string | null
  /** How many workers draw; null: as many as the machine has cores for. */
  parts: number | null
  onProgress: (progress: ExportProgress) => void
}

/**
 * Draws, mixes and encodes a whole film into an MP4. Runs in a worker, which draws itself and has others draw with it. Scenes that
 * stand unchanged in the earlier film are taken from there, and so is equal sound.
 */
export async function writeFilm(request: WriteFilmRequest): Promise<Blob | null> {
  const { document, earlier, fetchAsset, onProgress } = request
  const { durationInFrames: total, width, height, fps } = document
  if (total <= 0) throw new ExportError('EMPTY', 'This story has no scenes. Add one, then export again.')
  onProgress(progressOf(document, 'preparing', 0, 0))
  const choice = await chooseEncoder(width, height, fps)
  const name = madeBy(choice, self.location.pathname, navigator.userAgent)
  const film = earlier && (await openEarlierFilm(earlier, name, fetchAsset, new AbortController().signal))
  try {
    return await writeInParts(request, choice, name, film)
  } catch (error) {
    if (!(error instanceof FilmDiffers)) throw error
    return await writeInParts({ ...request, parts: 1 }, choice, name, null)
  } finally {
    film?.close()
  }
}

async function writeInParts(
  { document, about, fetchAsset, file, parts: wanted, onProgress }: WriteFilmRequest,
  choice: EncoderChoice,
  name: string,
  earlier: OpenedFilm | null,
): Promise<Blob | null> {
  const { durationInFrames: total, fps } = document
  const segments = segmentsOf(document)
  const known = earlier?.find(segments) ?? []
  const knownFrames = known.reduce((sum, { frames }) => sum + frames, 0)
  const isKnown = new Set(known.map(({ from }) => from))
  const sections = sectionsOf(segments.filter(({ from }) => !isKnown.has(from)))
  const parts = wanted ?? partCount(total - knownFrames, navigator.hardwareConcurrency, choice.isHardware)
  const ahead = headStart(parts)
  const same = earlier?.findSound(document) ?? []
  registerAacEncoder()

  const target = file === null ? memoryTarget() : await storageTarget(file)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: target.fastStart }), target: target.target })
  const images = new EncodedVideoPacketSource('avc')
  const copied = new EncodedAudioPacketSource('aac')
  const mixed = new AudioSampleSource({ codec: 'aac', bitrate: AUDIO_BITRATE })
  const sound = same.length > 0 ? copied : mixed
  output.addVideoTrack(images, { frameRate: fps, maximumPacketCount: total })
  output.addAudioTrack(sound, { maximumPacketCount: packetsOfSound(document) })
  output.setMetadataTags({ title: document.title, ...about, raw: { [TOOL_TAG]: name } })

  const written = createGate()
  const stop = new AbortController()
  let decoding = ''
  const write = async ({ frame, type, data, decoderConfig }: FilmPacket) => {
    if (decoderConfig) {
      const description = describeDecoding(decoderConfig)
      // A file can say only once how its packets are decoded: two encoders disagree, or this one and an earlier film's.
      if (decoding !== '' && description !== decoding) throw new FilmDiffers()
      decoding = description
    }
    const packet = new EncodedPacket(data, type, frame / fps, 1 / fps)
    await images.add(packet, decoderConfig ? { decoderConfig } : undefined)
    written.advance(frame + 1)
    onProgress(progressOf(document, 'rendering', frame + 1, knownFrames))
  }
  const order = createPacketOrder((packet) =>
    write(packet).catch((error: unknown) => {
      // The drawing workers wait for the writer: they must not wait for ever.
      written.close(error)
      throw error
    }),
  )
  const drawn = Array.from({ length: parts }, (_, part) => {
    const own = sectionsOfPart(sections, part, parts)
    const request = { document, choice, part, sections: own, ahead, fetchAsset, onPacket: order.add, written }
    if (own.length === 0) return () => Promise.resolve()
    return () => (part === 0 ? drawPart(request) : drawRemotePart(request, stop.signal))
  })
  const hearing = { document, fetchAsset, written, signal: stop.signal }
  const hear = () =>
    earlier && same.length > 0
      ? reuseAudio(copied, { audio: earlier.audio, same }, hearing)
      : writeSound(mixed, hearing)
  const copy = () =>
    earlier && known.length > 0
      ? copySegments({ film: earlier, segments: known, fps, onPacket: order.add, written, ahead })
      : Promise.resolve()
  try {
    await output.start()
    await Promise.all([hear(), copy(), ...drawn.map((draw) => draw())])
    await order.settled()
    onProgress(progressOf(document, 'finishing', total, knownFrames))
    sound.close()
    images.close()
    await output.finalize()
    return target.result()
  } catch (error) {
    stop.abort(error)
    written.close(error)
    await output.cancel().catch(() => undefined)
    throw error
  } finally {
    target.close()
  }
}

function progressOf(document: VideoDocument, stage: ExportStage, frame: number, reusedFrames: number): ExportProgress {
  return {
    stage,
    frame,
    totalFrames: document.durationInFrames,
    reusedFrames,
    sceneIndex: sceneIndexAt(document, frame),
    sceneCount: document.scenes.length,
  }
}

/**
 * The encoder tag of a film: this program (a built one has its content's hash in the worker's URL), this browser and
 * this encoder. Segments of films that say the same fit together.
 */
function madeBy({ config }: EncoderChoice, program: string, browser: string): string {
  const text = JSON.stringify([DRAWING, program, browser, config])
  // FNV-1a; it only has to distinguish, not to resist attacks.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `Storyloom ${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/** @param write takes the next packet of the film; the one after it waits */
export function createPacketOrder(write: (packet: FilmPacket) => Promise<void>): PacketOrder {
  const early = new Map<number, FilmPacket>()
  let next = 0
  let writing: Promise<void> = Promise.resolve()
  return {
    add(packet) {
      early.set(packet.frame, packet)
      for (let due = early.get(next); due; due = early.get(next)) {
        const current = due
        early.delete(next++)
        writing = writing.then(() => write(current))
        // `settled` reports it.
        writing.catch(() => undefined)
      }
    },
    settled: () => writing,
  }
}

function memoryTarget(): FilmTarget {
  const target = new BufferTarget()
  return {
    target,
    fastStart: 'in-memory',
    result: () => new Blob(target.buffer ? [target.buffer] : [], { type: 'video/mp4' }),
    close: () => undefined,
  }
}

/** A file in the browser's own storage: long films do not fit into memory. */
async function storageTarget(name: string): Promise<FilmTarget> {
  const folder = await navigator.storage.getDirectory()
  const file = await folder.getFileHandle(name, { create: true })
  const handle = await file.createSyncAccessHandle()
  handle.truncate(0)
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    handle.flush()
    handle.close()
  }
  const writable = new WritableStream<{ data: Uint8Array<ArrayBuffer>; position: number }>({
    write: ({ data, position }) => void handle.write(data, { at: position }),
    close,
    abort: close,
  })
  return { target: new StreamTarget(writable, { chunked: true }), fastStart: 'reserve', result: () => null, close }
}
