import type { IllustrationRequest, PixelArea, UpscaleRequest, VideoRange } from '#engines/ports.ts'
import type { MediaRow } from '#server/db/rows.ts'
import type { Place, Reframing } from '#src/domain/reframe.ts'
import type { Picture, Video } from './source.ts'

type UpscaleWish = Omit<UpscaleRequest, 'picture' | 'area'>

interface Sized {
  /** px. */
  width: number
  height: number
}

/** What a task asks of the engines, with everything it works on. */
export type Plan =
  /** `isOwn`: the built-in illustrator painted it and paints it again; another one would make another picture of it. */
  | { work: 'paint'; isOwn: boolean; request: IllustrationRequest; source?: Picture; reference?: Picture }
  | ({ work: 'upscale'; source: Picture } & UpscaleWish)
  /** Without a focus, around what stands out. */
  | ({ work: 'crop'; source: Picture; focus: Place | null } & Omit<Reframing, 'focus'> & Sized)
  | ({ work: 'expand'; source: Picture; area: PixelArea; look: string; seed: number } & Sized)
  | ({ work: 'adjust'; source: MediaRow; words: string; reference: MediaRow | null } & Sized)
  | ({
      work: 'animate'
      source: MediaRow
      end: MediaRow | null
      prompt: string
      seed: number
      seconds: number
      hasSound: boolean
    } & Sized)
  | ({ work: 'lipSync'; source: MediaRow; voice: MediaRow; intensity: number; movesBody: boolean } & Sized)
  | {
      work: 'modifyVideo'
      source: Video
      words: string
      /** 1 to 100. */
      strength: number
      reference: Picture | null
      range: VideoRange
    }
  | { work: 'repaint'; source: MediaRow; mask: MediaRow; prompt: string; look: string; seed: number }

/** A file is a little longer than what it shows: its sound ends with a whole packet. */
const TAIL_MS = 250

/** Calls or begun seconds that are paid for, as the cost table counts. */
export function unitsOf(plan: Plan): number {
  if (plan.work === 'animate') return plan.seconds
  if (plan.work === 'lipSync') return (plan.voice.durationMs ?? 0) / 1000
  if (plan.work === 'modifyVideo')
    return Math.max(1, Math.ceil((plan.range.endMs - plan.range.startMs - TAIL_MS) / 1000))
  return 1
}

/** What is held against the content rules. */
export function promptOf(plan: Plan): string {
  if (plan.work === 'paint') return plan.request.prompt
  if (plan.work === 'adjust' || plan.work === 'modifyVideo') return plan.words
  return 'prompt' in plan ? plan.prompt : ''
}
