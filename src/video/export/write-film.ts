import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import { createAssetPool, type FetchAsset } from '../assets/asset-pool.ts'
import { planSounds } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import { drawFrame } from '../draw/draw-frame.ts'
import { sceneIndexAt } from '../timeline.ts'
import { ExportError } from './errors.ts'
import { memoryTarget, storageTarget } from './film-target.ts'
import { mixSounds, SAMPLE_RATE, type MixedBlock } from './mix.ts'
import type { ExportProgress, ExportStage } from './protocol.ts'
import { chooseEncoder, createFilmEncoder } from './video-encoding.ts'

export interface WriteFilmRequest {
  document: VideoDocument
  fetchAsset: FetchAsset
  /** Name of a file in the browser's own storage; null keeps the film in memory. */
  file: string | null
  onProgress: (progress: ExportProgress) => void
}

/** Half a second of sound is mixed while half a second of pictures is drawn, so that neither waits for the other in the file. */
const FRAMES_PER_SOUND_BLOCK = 15
/** Samples in one AAC packet, and also the silence this encoder puts before the first sound: the film's sound begins that much earlier. */
const AAC_FRAME = 1024
const AUDIO_BITRATE = 160_000

/** Draws, mixes and encodes a whole film into an MP4. Runs in a worker. */
export async function writeFilm({ document, fetchAsset, file, onProgress }: WriteFilmRequest): Promise<Blob | null> {
  const total = document.durationInFrames
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
  const choice = await chooseEncoder(document.width, document.height, document.fps)
  registerAacEncoder()

  const ctx = new OffscreenCanvas(document.width, document.height).getContext('2d', {
    alpha: false,
    // Without a graphics card every frame is read back for the encoder: drawing in main memory spares the way.
    willReadFrequently: !choice.isHardware,
  })
  if (!ctx)
    throw new ExportError(
      'UNSUPPORTED',
      'This browser cannot draw off the page. Use a current desktop Chrome, Brave or Edge.',
    )
  const pool = createAssetPool({ fetchAsset, lookahead: 150, limit: 10 })
  pool.follow(document, 1)
  const film = file === null ? memoryTarget() : await storageTarget(file)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: film.fastStart }), target: film.target })
  const pictures = new EncodedVideoPacketSource('avc')
  const sound = new AudioSampleSource({ codec: 'aac', bitrate: AUDIO_BITRATE })
  const samples = Math.round((total / document.fps) * SAMPLE_RATE)
  output.addVideoTrack(pictures, { frameRate: document.fps, maximumPacketCount: total })
  output.addAudioTrack(sound, { maximumPacketCount: Math.ceil(samples / AAC_FRAME) + 16 })
  output.setMetadataTags({ title: document.title })
  const encoder = createFilmEncoder(choice, pictures, document.fps)
  const blocks = mixSounds(planSounds(document), samples, (url) => fetchAsset(url, new AbortController().signal))
  let heard = 0
  const addSound = async () => {
    const { value } = await blocks.next()
    if (!value) return
    const sample = toSample(value, heard)
    await sound.add(sample).finally(() => sample.close())
    heard += value.left.length
  }

  try {
    await output.start()
    let sounding: Promise<void> = Promise.resolve()
    for (let frame = 0; frame < total; frame++) {
      if (frame % FRAMES_PER_SOUND_BLOCK === 0) {
        await sounding
        sounding = addSound()
        // It is awaited half a second of film later; until then a failure must not count as unhandled.
        sounding.catch(() => undefined)
      }
      await pool.prepare(frame)
      const [failure] = pool.failuresAt(frame)
      if (failure) throw missingPicture(failure)
      drawFrame(ctx, document, frame, pool)
      await encoder.add(ctx.canvas, frame)
      progress('rendering', frame + 1)
    }
    await sounding
    while (heard < samples) await addSound()
    progress('finishing', total)
    await encoder.finish()
    sound.close()
    pictures.close()
    await output.finalize()
    return film.result()
  } catch (error) {
    await output.cancel().catch(() => undefined)
    throw error
  } finally {
    // Not awaited: it may still wait for a file, and the film is over.
    blocks.return().catch(() => undefined)
    encoder.close()
    pool.close()
    film.close()
  }
}

function toSample({ left, right }: MixedBlock, at: number): AudioSample {
  const both = new Float32Array(left.length * 2)
  both.set(left)
  both.set(right, left.length)
  return new AudioSample({
    data: both,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: SAMPLE_RATE,
    timestamp: (at - AAC_FRAME) / SAMPLE_RATE,
  })
}

function missingPicture({ scene, error }: { scene: number; error: unknown }): ExportError {
  return new ExportError(
    'ASSET',
    `The picture of scene ${scene + 1} could not be loaded. Replace or generate it again, then export again.`,
    { cause: error },
  )
}
