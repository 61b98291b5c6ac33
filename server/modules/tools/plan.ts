import type {
  CleanUpSettings,
  IllustrationRequest,
  PixelArea,
  UpscaleRequest,
  UpscaleVideoRequest,
  VideoRange,
} from '#engines/ports.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { FocalKey } from '#src/domain/focal-path.ts'
import type { Place, Reframing } from '#src/domain/reframe.ts'
import type { DrawnWith } from './drawing-options.ts'
import type { Image, Recording, Video } from './source.ts'

type UpscaleSettings = Omit<UpscaleRequest, 'image' | 'area'>

interface Sized {
  /** px. */
  width: number
  height: number
}

/** A task's request to the engines, with all its sources. */
export type Plan = Work & {
  /** Name of the preferred engine; undefined for the usual one. */
  engine?: string | undefined
}

type Work =
  /** `isOwn`: the built-in illustrator painted it and repaints it; another one would generate a different image. */
  | {
      work: 'paint'
      isOwn: boolean
      request: IllustrationRequest
      source?: Image
      references?: readonly Image[]
      drawnWith?: DrawnWith
    }
  | ({ work: 'upscale'; source: Image } & UpscaleSettings)
  /** Without a focus, around its subject. */
  | ({ work: 'crop'; source: Image; focus: Place | null } & Omit<Reframing, 'focus'> & Sized)
  | ({ work: 'expand'; source: Image; area: PixelArea; look: string; seed: number } & Sized)
  | ({ work: 'adjust'; source: MediaRow; words: string; references: readonly MediaRow[] } & Sized)
  | ({
      work: 'animate'
      source: MediaRow
      end: MediaRow | null
      prompt: string
      seed: number
      seconds: number
      hasSound: boolean
    } & Sized)
  /** `person`: the drawn person that the source shows. */
  | ({
      work: 'lipSync'
      source: MediaRow
      voice: MediaRow
      person?: string
      intensity: number
      movesBody: boolean
    } & Sized)
  | {
      work: 'modifyVideo'
      source: Video
      words: string
      /** 1 to 100. */
      strength: number
      reference: Image | null
      range: VideoRange
    }
  /** Without keys, around its subject. */
  | ({ work: 'cropVideo'; source: Video; path: readonly FocalKey[] } & Omit<Reframing, 'focus'> & Sized)
  | ({ work: 'expandVideo'; source: Video } & Reframing & Sized)
  | ({ work: 'upscaleVideo'; source: Video } & UpscaleVideoRequest & Sized)
  | ComposePlan
  | CleanRecordingPlan
  | CleanVideoPlan
  | { work: 'repaint'; source: MediaRow; mask: MediaRow; prompt: string; look: string; seed: number }

/** Music; `seconds` are whole. */
export interface ComposePlan {
  work: 'compose'
  prompt: string
  seconds: number
}

interface CleanUpPlan extends CleanUpSettings {
  /** Whether it becomes as loud as the built-in voices. */
  level: boolean
}

export interface CleanRecordingPlan extends CleanUpPlan {
  work: 'cleanRecording'
  source: Recording
}

export interface CleanVideoPlan extends CleanUpPlan {
  work: 'cleanVideo'
  source: Video
}

export type VideoPlan = Extract<Plan, { work: (typeof VIDEO_WORKS)[number] }>

const VIDEO_WORKS = ['modifyVideo', 'cropVideo', 'expandVideo', 'upscaleVideo'] as const satisfies Plan['work'][]

/** Whether a plan works on a video frame by frame. */
export const isVideoPlan = (plan: Plan): plan is VideoPlan => VIDEO_WORKS.some((work) => work === plan.work)

/** A file is a little longer than its content: its sound ends with a whole packet. */
const TAIL_MS = 250

/** Charged calls or begun seconds, as the cost table counts. */
export function unitsOf(plan: Plan): number {
  if (plan.work === 'animate' || plan.work === 'compose') return plan.seconds
  if (plan.work === 'lipSync') return (plan.voice.durationMs ?? 0) / 1000
  if (plan.work === 'modifyVideo') return begunSeconds(plan.range.endMs - plan.range.startMs)
  return isVideoPlan(plan) ? begunSeconds(plan.source.durationMs) : 1
}

const begunSeconds = (ms: number) => Math.max(1, Math.ceil((ms - TAIL_MS) / 1000))

/** The text that is checked against the content rules. */
export function promptOf(plan: Plan): string {
  if (plan.work === 'paint') return plan.request.prompt
  if (plan.work === 'adjust' || plan.work === 'modifyVideo') return plan.words
  return 'prompt' in plan ? plan.prompt : ''
}
