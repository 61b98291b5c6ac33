import { EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { sceneIndexAt } from '../timeline.ts'
import { copyParts, openDrawnSound } from './drawn-parts.ts'
import { copySegments, openEarlierFilm, type OpenedFilm } from './earlier-film.ts'
import { madeBy, TOOL_TAG } from './encoder-tag.ts'
import { ExportError, FilmDiffers } from './errors.ts'
import { memoryTarget, storageTarget } from './film-target.ts'
import { createGate } from './gate.ts'
import type { DrawnParts, ExportProgress, ExportStage, FilmAbout, FilmSource } from './protocol.ts'
import { headStart, sectionsOf, segmentsOf, workerCount } from './segments.ts'
import { chooseEncoder, type EncoderChoice } from './video-encoding.ts'
import { drawInWorkers, writeImages } from './write-images.ts'
import { addSound } from './write-sound.ts'

export interface WriteFilmRequest extends FilmSource {
  /** What other renderers have drawn; null draws it here, but for what the earlier film has. */
  drawn: DrawnParts | null
  about: FilmAbout | null
  fetchAsset: FetchAsset
  /** Name of a file in the browser's own storage; null keeps the film in memory. */
  file: string | null
  /** How many workers draw; null: as many as the machine has cores for. */
  workers: number | null
  onProgress: (progress: ExportProgress) => void
}

/** How this program encodes a film, and the earlier one where it can be used for that. */
export interface FilmPlan {
  choice: EncoderChoice
  /** The encoder tag. */
  tag: string
  earlier: OpenedFilm | null
}

/** Rejects with EMPTY when there is nothing to film. */
export async function planFilm({ document, earlier }: FilmSource, fetchAsset: FetchAsset): Promise<FilmPlan> {
  const { durationInFrames: total, width, height, fps } = document
  if (total <= 0) throw new ExportError('EMPTY', 'This story has no scenes. Add one, then export again.')
  const choice = await chooseEncoder(width, height, fps)
  const tag = madeBy(choice, self.location.pathname, navigator.userAgent)
  const opened = earlier && (await openEarlierFilm(earlier, tag, fetchAsset, new AbortController().signal))
  return { choice, tag, earlier: opened }
}

/** What of a film is in the earlier one, and what is to be drawn. */
export function sectionsToDraw(document: VideoDocument, earlier: OpenedFilm | null) {
  const segments = segmentsOf(document)
  const known = earlier?.find(segments) ?? []
  const isKnown = new Set(known.map(({ from }) => from))
  return { known, sections: sectionsOf(segments.filter(({ from }) => !isKnown.has(from))) }
}

/**
 * Makes a film into an MP4: draws, mixes and encodes it, or joins what others have drawn. Runs in a worker, which draws itself and has
 * others draw with it. Scenes that stand unchanged in the earlier film are taken from there, and so is equal sound.
 */
export async function writeFilm(request: WriteFilmRequest): Promise<Blob | null> {
  request.onProgress(progressOf(request.document, 'preparing', 0, 0))
  const plan = await planFilm(request, request.fetchAsset)
  try {
    return await write(request, plan)
  } catch (error) {
    if (!(error instanceof FilmDiffers)) throw error
    return await write({ ...request, drawn: null, workers: 1 }, { ...plan, earlier: null })
  } finally {
    plan.earlier?.close()
  }
}

async function write(request: WriteFilmRequest, { choice, tag, earlier }: FilmPlan): Promise<Blob | null> {
  const { document, drawn, about, fetchAsset, file, onProgress } = request
  const { durationInFrames: total, fps, title } = document
  const { known, sections } = sectionsToDraw(document, earlier)
  const knownFrames = known.reduce((sum, { frames }) => sum + frames, 0)
  const workers = request.workers ?? workerCount(total - knownFrames, navigator.hardwareConcurrency, choice.isHardware)
  const written = createGate()
  const stop = new AbortController()
  const drawnSound = drawn && (await openDrawnSound(drawn.sound, tag, fetchAsset))

  const target = file === null ? memoryTarget() : await storageTarget(file)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: target.fastStart }), target: target.target })
  const images = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(images, { frameRate: fps, maximumPacketCount: total })
  const hearing = { document, fetchAsset, written, signal: stop.signal }
  const sound = addSound(output, hearing, { drawn: drawnSound?.track ?? null, earlier })
  output.setMetadataTags({ title, ...about, raw: { [TOOL_TAG]: tag } })
  const order = writeImages(images, {
    sections: [{ from: 0, frames: total }],
    fps,
    written,
    onWritten: (count) => onProgress(progressOf(document, 'rendering', count, knownFrames)),
  })
  const giving = { fetchAsset, onPacket: order.add, written, ahead: headStart(workers) }
  const copy = async () => {
    if (earlier && known.length > 0) await copySegments({ film: earlier, segments: known, fps, ...giving })
  }
  const draw = () =>
    drawn
      ? copyParts({ images: drawn.images, sections, tag, ...giving })
      : drawInWorkers({ document, choice, sections, workers, signal: stop.signal, ...giving })
  try {
    await output.start()
    await Promise.all([sound.write(), copy(), draw()])
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
    drawnSound?.close()
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
