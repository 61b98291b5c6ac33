import { EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import type { FetchAsset } from '../assets/asset-pool.ts'
import { sceneIndexAt } from '../timeline.ts'
import { TOOL_TAG } from './encoder-tag.ts'
import { memoryTarget } from './film-target.ts'
import { createGate } from './gate.ts'
import type { ExportProgress, FilmPart, FilmSource } from './protocol.ts'
import { dividedSections, type Section, workerCount } from './segments.ts'
import { planFilm, sectionsToDraw } from './write-film.ts'
import { drawInWorkers, writeImages } from './write-images.ts'
import { addSound } from './write-sound.ts'

interface WritePartRequest extends FilmSource {
  part: FilmPart
  fetchAsset: FetchAsset
  onProgress: (progress: ExportProgress) => void
}

/** How a film is divided among renderers; not at all where drawing it takes about as long as beginning to. */
export async function divideFilm(source: FilmSource, fetchAsset: FetchAsset): Promise<Section[][]> {
  const { earlier } = await planFilm(source, fetchAsset)
  const { sections } = sectionsToDraw(source.document, earlier)
  earlier?.close()
  return dividedSections(sections)
}

/**
 * Makes a part of a film into an MP4 of its own that `writeFilm` joins: the images of some sections without the gaps between them,
 * or the whole sound.
 */
export async function writePart({ part, fetchAsset, onProgress, ...source }: WritePartRequest): Promise<Blob | null> {
  const { document } = source
  const { durationInFrames: total, fps } = document
  const sections = part === 'SOUND' ? [] : part.sections
  const totalFrames = part === 'SOUND' ? total : sections.reduce((sum, { frames }) => sum + frames, 0)
  const report = (stage: ExportProgress['stage'], frame: number, at: number) =>
    onProgress({
      ...{ stage, frame, totalFrames, reusedFrames: 0 },
      ...{ sceneIndex: sceneIndexAt(document, at), sceneCount: document.scenes.length },
    })
  report('preparing', 0, sections[0]?.from ?? 0)
  const { choice, tag, earlier } = await planFilm(part === 'SOUND' ? source : { document, earlier: null }, fetchAsset)
  const target = memoryTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: target.fastStart }), target: target.target })
  output.setMetadataTags({ raw: { [TOOL_TAG]: tag } })
  const [written, stop] = [createGate(), new AbortController()]
  const writeSound = async () => {
    // Nothing beside it has to keep up.
    written.advance(total)
    const sound = addSound(output, { document, fetchAsset, written, signal: stop.signal }, { drawn: null, earlier })
    await output.start()
    await sound.write()
    sound.close()
  }
  const writeSections = async () => {
    const images = new EncodedVideoPacketSource('avc')
    output.addVideoTrack(images, { frameRate: fps, maximumPacketCount: totalFrames })
    await output.start()
    const onWritten = (count: number, frame: number) => report('rendering', count, frame)
    const order = writeImages(images, { sections, fps, written, onWritten })
    const workers = workerCount(totalFrames, navigator.hardwareConcurrency, choice.isHardware)
    const drawing = { document, choice, sections, workers, fetchAsset, written, signal: stop.signal }
    await drawInWorkers({ ...drawing, onPacket: order.add })
    await order.settled()
    images.close()
  }
  try {
    await (part === 'SOUND' ? writeSound() : writeSections())
    await output.finalize()
    return target.result()
  } catch (error) {
    stop.abort(error)
    written.close(error)
    await output.cancel().catch(() => undefined)
    throw error
  } finally {
    earlier?.close()
    target.close()
  }
}
