import { clipLength, type EncodedClip, EngineError, type EngineInfo, type FramePixels } from '#engines/ports.ts'
import { ableOf } from '#engines/prices.ts'
import { asksForFlat, isFlat, readSmall } from '#server/modules/generation/images/check-image.ts'
import type { Problem } from '#server/modules/generation/images/problems.ts'
import type { App } from '#server/platform/context.ts'
import type { Plan } from './plan.ts'

export type ClipPlan = Extract<Plan, { work: 'animate' | 'lipSync' }>

/** Frames that are looked at, px of their longer side and shares of the clip's length. */
const LOOK = { side: 96, at: [0, 0.12, 0.25, 0.37, 0.5, 0.62, 0.75, 0.87, 1] }
/** Steps of 255: a clip in which no pixel changes by as many stands still. Encoders change those of one that does by up to 5. */
const MOVES = 8
/** A clip has at least this share of its ordered length. */
const LEAST_LENGTH = 0.6
/** Sides of a clip and its image that differ by no more count as equal: then neither is upright. */
const UPRIGHT = 1.1

const STILL = /\b(?:still|static|motionless|frozen|freeze|no (?:movement|motion)|does(?:n['’]t| not) move)\b/iu

/**
 * What is wrong with a clip of a provider: its length and shape, and, where videos can be decoded, its frames. Its shape follows its
 * image's, so that only a clip turned upright, or on its side, has another one.
 * @param asked the engine that was asked, with its fallbacks
 */
export async function clipProblems(
  { engines, sandbox }: Pick<App, 'engines' | 'sandbox'>,
  plan: ClipPlan,
  clip: EncodedClip,
  { asked, userId }: { asked: EngineInfo; userId: string },
): Promise<Problem[]> {
  const maker = ableOf(asked).find(({ label }) => label === clip.madeBy) ?? asked
  const ordered = orderedMs(plan, maker)
  const prompt = plan.work === 'animate' ? plan.prompt : ''
  const frames = await framesOf(engines, clip)
  const flat = frames.filter(isFlat).length
  const isFlatImage = async () => {
    const image = flat > 0 ? await readSmall({ sandbox }, clip.still.bytes, userId) : null
    return image !== null && isFlat(image)
  }
  const isBlank = flat * 2 > frames.length && !asksForFlat(prompt) && !(await isFlatImage())
  const isFrozen = !isBlank && frames.length > 1 && !STILL.test(prompt) && standsStill(frames)
  return [
    ...(isBlank ? ['BLANK' as const] : []),
    ...(isFrozen ? ['FROZEN' as const] : []),
    ...(ordered !== null && clip.durationMs < LEAST_LENGTH * ordered ? ['SHORT' as const] : []),
    ...(isTurned(clip, clip.still) ? ['SHAPE' as const] : []),
  ]
}

/** ms; null where the engine says nothing of its lengths. */
function orderedMs(plan: ClipPlan, { clipLengths }: EngineInfo): number | null {
  if (plan.work === 'lipSync') return plan.voice.durationMs
  return clipLengths === undefined ? null : clipLength(clipLengths, plan.seconds) * 1000
}

/** [] where nothing here decodes videos, or this one: it was read where it arrived. */
async function framesOf({ videoRetoucher }: App['engines'], { bytes }: EncodedClip): Promise<FramePixels[]> {
  if (!videoRetoucher) return []
  const file = { size: bytes.length, read: async (start: number, end: number) => bytes.slice(start, end) }
  return videoRetoucher.readFrames(file, LOOK).catch((cause: unknown) => {
    if (cause instanceof EngineError) return []
    throw cause
  })
}

function standsStill([first, ...others]: readonly FramePixels[]): boolean {
  return others.every(({ data }) => data.every((value, at) => Math.abs(value - (first?.data[at] ?? value)) < MOVES))
}

function isTurned(clip: Shape, image: Shape): boolean {
  const [made, given] = [clip.width / clip.height, image.width / image.height]
  return (made > UPRIGHT && given < 1 / UPRIGHT) || (made < 1 / UPRIGHT && given > UPRIGHT)
}

type Shape = Pick<EncodedClip, 'width' | 'height'>
