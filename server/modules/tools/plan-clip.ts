import { imageModelSize, type ImageModelRatio } from '#src/domain/image-model.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { canSpeak, MAX_VOICE_MS } from '#server/modules/stories/arolls/speaking-clips.ts'
import type { Plan } from './plan.ts'
import { personOf } from '#server/modules/media/library/system-members.ts'
import { refuse, requireImage } from './source.ts'

/** A clip has about this many pixels, squared: 1280 × 720 and the like. */
const SIDE = 960

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

/** px of the shorter side of a drawn person's clip. */
const PERSON_SIDE = 1_080

function personSize(ratio: ImageModelRatio, image: { width: number; height: number }) {
  const [across, down] = ratio === 'auto' ? [image.width, image.height] : ratio.split(':').map(Number)
  const shape = (across ?? 1) / (down ?? 1)
  const longer = 2 * Math.round((PERSON_SIDE * Math.max(shape, 1 / shape)) / 2)
  return shape < 1 ? { width: PERSON_SIDE, height: longer } : { width: longer, height: PERSON_SIDE }
}

/** A drawn person that speaks, or an image that moves with a voice. */
export function planLipSync(
  source: MediaRow | null,
  { voice, ratio = 'auto', intensity, movesBody }: LipSyncOptions,
): Plan {
  const image = requireImage(source, 'source_media_id')
  if (!voice) throw refuse('driving_media_id', 'Choose a voice-over or a recording')
  if (voice.status !== 'COMPLETED') throw refuse('driving_media_id', 'This recording isn’t ready')
  if (!canSpeak(voice))
    throw refuse('driving_media_id', 'The built-in draft engine supports voice-overs and WAV recordings')
  if ((voice.durationMs ?? 0) > MAX_VOICE_MS)
    throw refuse('driving_media_id', 'Recordings can be up to two minutes long')
  const person = personOf(image.id)
  return {
    work: 'lipSync',
    source: image,
    voice,
    intensity: intensity ?? USUAL_INTENSITY,
    movesBody: movesBody ?? false,
    ...(person === undefined ? imageModelSize(ratio, SIDE, image) : { person, ...personSize(ratio, image) }),
  }
}
