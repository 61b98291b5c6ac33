/** Fewest images that are trained with; from `GOOD_COUNT` on a set has enough to vary. */
export const MIN_IMAGES = 4
export const GOOD_COUNT = 10
export const BEST_COUNT = [20, 30] as const
export const MAX_IMAGES = 100

/** Presets of a training: how many steps, and what share of the set's look they learn. */
export const TRAINING_PRESETS = [
  { id: 'quick', label: 'Quick', steps: 300 },
  // Defaults of a new model.
  { id: 'balanced', label: 'Balanced', steps: 1_000 },
  { id: 'thorough', label: 'Thorough', steps: 2_000 },
] as const

/** Seconds that a training of the built-in trainer takes, from a quick machine to a slow one. */
export function trainingSeconds(steps: number, images: number): [number, number] {
  return [Math.round(10 + steps * 0.004 + images * 0.1), Math.round(40 + steps * 0.025 + images * 0.4)]
}

/** Properties of an image's pixels; `size` null: it cannot be read. */
export interface SetImage {
  id: string
  size: { width: number; height: number } | null
  sharpness: number | null
  darkest: number
  brightest: number
  transparent: number
  hash: string
}

export type ImageIssueKind =
  'UNREADABLE' | 'TOO_SMALL' | 'SMALL' | 'BLURRED' | 'UNDER_EXPOSED' | 'OVER_EXPOSED' | 'NEAR_DUPLICATE' | 'TRANSPARENT'

export interface ImageIssue {
  kind: ImageIssueKind
  reason: string
  fix: string
  isBlocking: boolean
  /** The image it is nearly the same as. */
  likeId: string | null
}

/** Shorter side, px: below the first nothing can be learned, below the second detail is missing. */
const [TOO_SMALL, SMALL] = [64, 512]
/** Smallest detail in shares of larger detail; an image in focus has 0.4 and more. */
const BLURRED = 0.3
/** Lightness: three quarters of the image are below, or above. */
const [DARK, BRIGHT] = [16, 96]
const SEEN_THROUGH = 0.02
/** Bits of 64 that differ in images that look the same. */
const NEARLY_SAME = 4
/** Steps of lightness. */
const SAME_LIGHT = 8

/** Faults of an image, the worst first. @param before the preceding images of the set */
export function imageIssues(image: SetImage, before: readonly SetImage[]): ImageIssue[] {
  const { size, sharpness, darkest, brightest, transparent } = image
  const issue = (kind: ImageIssueKind, reason: string, fix: string): ImageIssue => {
    const isBlocking = kind === 'UNREADABLE' || kind === 'TOO_SMALL'
    return { kind, reason, fix, isBlocking, likeId: null }
  }
  if (!size) return [issue('UNREADABLE', 'Couldn’t read the image', 'Remove it, or save it again as PNG or JPEG')]
  const found: ImageIssue[] = []
  const shorter = Math.min(size.width, size.height)
  const measured = `${size.width} × ${size.height} pixels`
  if (shorter < TOO_SMALL) found.push(issue('TOO_SMALL', `Only ${measured}`, 'Use a larger version'))
  else if (shorter < SMALL)
    found.push(
      issue(
        'SMALL',
        `Only ${measured}. Use ${SMALL} or more to capture detail`,
        'Use a larger version if you have one',
      ),
    )
  const like = before.find((other) => looksLike(other, image))
  if (like) {
    const same = issue(
      'NEAR_DUPLICATE',
      'Nearly identical to another image',
      'Keep only one, so it isn’t weighted twice',
    )
    found.push({ ...same, likeId: like.id })
  }
  if (sharpness !== null && sharpness < BLURRED)
    found.push(
      issue('BLURRED', 'Out of focus or motion-blurred', 'Use a sharp image, unless blur is part of the style'),
    )
  if (brightest < DARK)
    found.push(issue('UNDER_EXPOSED', 'Mostly black', 'Brighten it, unless darkness is part of the style'))
  if (darkest > BRIGHT) found.push(issue('OVER_EXPOSED', 'Mostly white', 'Darken it or crop the empty part'))
  if (transparent > SEEN_THROUGH)
    found.push(
      issue(
        'TRANSPARENT',
        `${Math.round(transparent * 100)}% is transparent and will be learned as white`,
        'Add a background',
      ),
    )
  return found
}

/** The same shapes in the same light: plain images have no shapes to compare. */
function looksLike(one: SetImage, other: SetImage): boolean {
  const isAsBright = [one.darkest - other.darkest, one.brightest - other.brightest].every(
    (apart) => Math.abs(apart) < SAME_LIGHT,
  )
  return one.size !== null && isAsBright && bitsApart(one.hash, other.hash) <= NEARLY_SAME
}

/** Bits of 64 in which two hashes differ. */
function bitsApart(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; bits > 0n; bits &= bits - 1n) count++
  return count
}
