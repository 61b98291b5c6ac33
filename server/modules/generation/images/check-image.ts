import type { EncodedImage } from '#engines/ports.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { Services } from '#server/platform/context.ts'
import type { Problem } from './problems.ts'

/** Images are decoded in this size to be checked, px of the longer side. */
const SIDE = 96
/**
 * Steps of 255 between the darkest and the lightest pixel of a channel, below which an image shows nothing. A flat colour has fewer
 * than 8 as a JPEG; the least of 290 images of fog, night and snow by the built-in illustrator, in all of its looks, has 55.
 */
const LEAST_RANGE = 16
/** Sides of fewer pixels say nothing about what an image shows: no model draws as small. */
const LEAST_SIDE = 64
/** How far the shape may be from the ordered one, as a share. */
const SHAPE_TOLERANCE = 0.04

const COLOUR = '(?:black|white|gr[ae]y|colou?r(?:ed)?|red|green|blue)'
const SURFACE = '(?:image|picture|frame|screen|background|backdrop|canvas|card|wall|fill)'
/** A prompt that asks for a flat surface gets one. */
const FLAT = [
  new RegExp(String.raw`\b(?:blank|solid|flat|uniform|plain|pure|all|completely|entirely)[ -]+${COLOUR}\b`, 'iu'),
  new RegExp(String.raw`\b(?:blank|solid|flat|plain|empty|black|white)[ -]+(?:${COLOUR}[ -]+)?${SURFACE}\b`, 'iu'),
  /\b(?:title card|total darkness|pitch[ -]black|fade to|whiteout|blackout)\b/iu,
]

export const asksForFlat = (prompt: string): boolean => FLAT.some((pattern) => pattern.test(prompt))

/** Pixels of four bytes. */
interface Pixels {
  data: ArrayLike<number>
}

/** Whether an image shows nothing: it is black, white or of one colour. */
export function isFlat({ data }: Pixels): boolean {
  return [0, 1, 2].every((channel) => {
    let [darkest, lightest] = [255, 0]
    for (let at = channel; at < data.length; at += 4) {
      const value = data[at] ?? 0
      darkest = Math.min(darkest, value)
      lightest = Math.max(lightest, value)
    }
    return lightest - darkest < LEAST_RANGE
  })
}

export interface Shape {
  width: number
  height: number
}

/** Whether a result has another shape than was ordered. */
export const isOtherShape = (made: Shape, ordered: Shape): boolean =>
  Math.abs(Math.log((made.width * ordered.height) / (made.height * ordered.width))) > Math.log(1 + SHAPE_TOLERANCE)

/** An image decoded small, in the sandbox; null for one that cannot be read there: it was read where it arrived. */
export const readSmall = ({ sandbox }: Pick<Services, 'sandbox'>, bytes: Uint8Array, userId: string | undefined) =>
  sandbox.run('readPixels', { side: SIDE }, [bytesSource(bytes)], userId).catch((cause: unknown) => {
    if (cause instanceof UnreadableFile) return null
    throw cause
  })

/** What is wrong with an image, as its pixels show. */
export async function imageProblems(
  { sandbox }: Pick<Services, 'sandbox'>,
  image: EncodedImage,
  { prompt, userId }: { prompt: string; userId: string | undefined },
): Promise<Problem[]> {
  const shape: Problem[] = image.ordered && isOtherShape(image, image.ordered) ? ['SHAPE'] : []
  if (asksForFlat(prompt)) return shape
  const small = await readSmall({ sandbox }, image.bytes, userId)
  const isTelling = small !== null && Math.min(small.original.width, small.original.height) >= LEAST_SIDE
  return isTelling && isFlat(small) ? ['BLANK', ...shape] : shape
}
