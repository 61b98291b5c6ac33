import { imageModelSize, type ImageModelRatio } from '#src/domain/image-model.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { Plan } from './plan.ts'
import { refuse, requireImage } from './source.ts'

/** A clip has about this many pixels, squared: 1280 × 720 and the like. */
const SIDE = 960
/** ms. */
const MAX_VOICE_MS = 120_000

export interface MotionOptions {
  prompt: string | null
  ratio?: ImageModelRatio
  /** Seconds. */
  duration?: number
  hasSound?: boolean
  end: MediaRow | null
}

const USUAL_SECONDS = 5
const USUAL_INTENSITY = 3

/** A camera move over an image. */
export function planMotion(
  source: MediaRow | null,
  { prompt, ratio = 'auto', duration, hasSound, end }: MotionOptions,
): Plan {
  const image = requireImage(source, 'source_media_id')
  return {
    work: 'animate',
    source: image,
    end: end && requireImage(end, 'end_frame_id'),
    prompt: prompt?.trim() ?? '',
    // The same image moves the same way, so that only a better wording changes it.
    seed: Number.parseInt(image.id.slice(0, 7), 16),
    seconds: duration ?? USUAL_SECONDS,
    hasSound: hasSound ?? false,
    ...imageModelSize(ratio, SIDE, image),
  }
}

export interface LipSyncOptions {
  voice: MediaRow | null
  ratio?: ImageModelRatio
  intensity?: number
  movesBody?: boolean
}

/** An image that moves with a voice. */
export function planLipSync(
  source: MediaRow | null,
  { voice, ratio = 'auto', intensity, movesBody }: LipSyncOptions,
): Plan {
  const image = requireImage(source, 'source_media_id')
  if (!voice) throw refuse('driving_media_id', 'Choose a voice-over or a recording')
  if (voice.status !== 'COMPLETED') throw refuse('driving_media_id', 'This recording isn’t ready')
  if (voice.mediaType !== 'audio' || voice.contentType !== 'audio/wav')
    throw refuse('driving_media_id', 'The built-in draft engine supports voice-overs and WAV recordings')
  if ((voice.durationMs ?? 0) > MAX_VOICE_MS)
    throw refuse('driving_media_id', 'Recordings can be up to two minutes long')
  return {
    work: 'lipSync',
    source: image,
    voice,
    intensity: intensity ?? USUAL_INTENSITY,
    movesBody: movesBody ?? false,
    ...imageModelSize(ratio, SIDE, image),
  }
}
