import { ADJUSTMENTS, adjustmentsIn } from '#engines/draft/animator/adjustments.ts'
import type { VideoRange, VideoRetoucher } from '#engines/ports.ts'
import type { MediaRow } from '#server/db/rows.ts'
import { videoLimitError } from '#src/domain/video-limits.ts'
import type { Plan } from './plan.ts'
import { refuse, requirePicture, requireVideo, type Video } from './source.ts'

export interface ModifyOptions {
  prompt: string | null
  strength?: number
  startMs?: number
  endMs?: number
  reference: MediaRow | null
  /** null: nobody here works on videos. */
  engine: VideoRetoucher | null
}

const FULL = 100
const CAN = ADJUSTMENTS.map(({ name }) => name)
const NOT_UNDERSTOOD = `The built-in draft engine knows light, colour and sharpness, not what a video shows: it can make it ${CAN.slice(0, -1).join(', ')} or ${CAN.at(-1)}`

/** A video that is changed frame by frame; as long as it was, and its sound untouched. */
export function planModifyVideo(source: MediaRow | null, options: ModifyOptions): Plan {
  const { prompt, strength = FULL, startMs, endMs, reference, engine } = options
  const video = requireWorkable(source, engine)
  const words = prompt?.trim() ?? ''
  const followed = reference && requirePicture(reference, 'reference_media_ids')
  if (words === '' && !followed) throw refuse('prompt', 'Say what is to become of it')
  if (words !== '' && adjustmentsIn(words).length === 0) throw refuse('prompt', NOT_UNDERSTOOD)
  return {
    ...{ work: 'modifyVideo', source: video, words, strength, reference: followed },
    range: rangeIn(video, startMs ?? 0, endMs ?? video.durationMs),
  }
}

/** A video within the limits, and somebody to work on it. */
export function requireWorkable(source: MediaRow | null, engine: VideoRetoucher | null): Video {
  if (!engine) throw refuse('model_id', 'Videos cannot be worked on here: the server has no Chromium')
  const video = requireVideo(source, 'source_media_id')
  const problem = videoLimitError(video)
  if (problem !== null) throw refuse('source_media_id', problem)
  return video
}

/** Shorter than this nothing is seen, ms. */
const SHORTEST = 100

function rangeIn({ durationMs }: Video, startMs: number, endMs: number): VideoRange {
  if (startMs >= durationMs) throw refuse('range_start_ms', 'The video is shorter than that')
  const end = Math.min(endMs, durationMs)
  if (end - startMs < Math.min(SHORTEST, durationMs)) throw refuse('range_end_ms', 'Choose a longer part')
  return { startMs, endMs: end }
}
