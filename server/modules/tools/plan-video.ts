import { ADJUSTMENTS, adjustmentsIn } from '#engines/draft/animator/adjustments.ts'
import type { VideoRange, VideoRetoucher } from '#engines/ports.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { type FocalKey, hasOrder } from '#src/domain/focal-path.ts'
import { CROP_SIZES, cropFrame, EXPAND_SIZES, expandFrame, isWhole, MIDDLE } from '#src/domain/reframe.ts'
import { fittedInVideo, upscaledVideoError, videoLimitError } from '#src/domain/video-limits.ts'
import type { Plan } from './plan.ts'
import { NOTHING_ADDED, NOTHING_CUT, type ReframeOptions, requireCropSize, requireExpandSize } from './plan-reframe.ts'
import { refuse, requireImage, requireVideo, type Video } from './source.ts'

export interface ModifyOptions {
  prompt: string | null
  strength?: number
  startMs?: number
  endMs?: number
  reference: MediaRow | null
  /** null: no engine here works on videos. */
  engine: VideoRetoucher | null
}

const FULL = 100
const CAN = ADJUSTMENTS.map(({ name }) => name)
const NOT_UNDERSTOOD = `The built-in draft engine only adjusts light, colour and sharpness. Try ${CAN.slice(0, -1).join(', ')} or ${CAN.at(-1)}`

/** A video that is changed frame by frame; its length and its sound stay. */
export function planModifyVideo(source: MediaRow | null, options: ModifyOptions): Plan {
  const { prompt, strength = FULL, startMs, endMs, reference, engine } = options
  const video = requireWorkable(source, engine)
  const words = prompt?.trim() ?? ''
  const followed = reference && requireImage(reference, 'reference_media_ids')
  if (words === '' && !followed) throw refuse('prompt', 'Describe the change')
  if (words !== '' && adjustmentsIn(words).length === 0) throw refuse('prompt', NOT_UNDERSTOOD)
  return {
    ...{ work: 'modifyVideo', source: video, words, strength, reference: followed },
    range: rangeIn(video, startMs ?? 0, endMs ?? video.durationMs),
  }
}

/** A video within the limits, and an engine for it. */
export function requireWorkable(
  source: MediaRow | null,
  engine: VideoRetoucher | null,
  field = 'source_media_id',
): Video {
  if (!engine) throw refuse('model_id', 'Video editing isn’t available: the server has no Chromium')
  const video = requireVideo(source, field)
  const problem = videoLimitError(video)
  if (problem !== null) throw refuse(field, problem)
  return video
}

/** Shorter changes are not visible, ms. */
const MIN_RANGE_MS = 100

function rangeIn({ durationMs }: Video, startMs: number, endMs: number): VideoRange {
  if (startMs >= durationMs) throw refuse('range_start_ms', 'The video is shorter than that')
  const end = Math.min(endMs, durationMs)
  if (end - startMs < Math.min(MIN_RANGE_MS, durationMs)) throw refuse('range_end_ms', 'Choose a longer range')
  return { startMs, endMs: end }
}

export interface CropVideoOptions extends ReframeOptions {
  path?: readonly FocalKey[] | undefined
  engine: VideoRetoucher | null
}

/** A part of every frame, in its own pixels, around a path. */
export function planCropVideo(source: MediaRow | null, options: CropVideoOptions): Plan {
  const { ratio = 'auto', focus, frameSize = CROP_SIZES.most, path = [], engine } = options
  const video = requireWorkable(source, engine)
  requireCropSize(frameSize)
  if (focus && path.length > 0) throw refuse('focal_point', 'Leave out the focal point when you send a path')
  if (!hasOrder(path)) throw refuse('focal_path', 'Keyframes must be in order')
  // Its position does not change its size; frames have even sides.
  const image = { width: even(video.width), height: even(video.height) }
  const { width, height } = cropFrame(image, { ratio, focus: MIDDLE, frameSize })
  if (isWhole(image, { width, height })) throw refuse('aspect_ratio', NOTHING_CUT)
  const keys = focus ? [{ atMs: 0, ...focus }] : path
  return { work: 'cropVideo', source: video, ratio, frameSize, path: keys, width, height }
}

/** Every frame whole, with room around it; smaller where it would be too large to be encoded. */
export function planExpandVideo(source: MediaRow | null, options: Omit<CropVideoOptions, 'path'>): Plan {
  const { ratio = 'auto', focus = MIDDLE, frameSize = EXPAND_SIZES.least, engine } = options
  const video = requireWorkable(source, engine)
  requireExpandSize(frameSize)
  const image = { width: even(video.width), height: even(video.height) }
  const frame = expandFrame(image, { ratio, focus, frameSize })
  if (isWhole(image, frame)) throw refuse('aspect_ratio', NOTHING_ADDED)
  return { work: 'expandVideo', source: video, ratio, focus, frameSize, ...fittedInVideo(frame) }
}

export interface UpscaleVideoOptions {
  factor?: number | undefined
  isDrawing: boolean
  fidelity?: number | undefined
  grain?: number | undefined
  keepsSkin?: boolean | undefined
  engine: VideoRetoucher | null
}

/** Every frame enlarged. */
export function planUpscaleVideo(source: MediaRow | null, options: UpscaleVideoOptions): Plan {
  const { factor = 2, isDrawing, fidelity = 80, grain = 0, keepsSkin = false, engine } = options
  const video = requireWorkable(source, engine)
  const [width, height] = [even(video.width) * factor, even(video.height) * factor]
  const problem = upscaledVideoError({ width, height })
  if (problem !== null) throw refuse('source_media_id', problem)
  return { work: 'upscaleVideo', source: video, factor, isDrawing, fidelity, grain, keepsSkin, width, height }
}

const even = (length: number) => 2 * Math.ceil(length / 2)
