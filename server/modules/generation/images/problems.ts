/** What a check finds wrong with a result of a provider, and how much that weighs: of two takes the lighter one is kept. */
const WEIGHTS = {
  /** It is black, white or of one colour. */
  BLANK: 16,
  /** Nothing moves in a clip. */
  FROZEN: 8,
  /** It does not show what it is about. */
  SUBJECT: 6,
  /** A person has another face than their portrait. */
  FACE: 5,
  /** A clip is much shorter than it was ordered. */
  SHORT: 4,
  /** It has another shape than was ordered. */
  SHAPE: 3,
  /** Text that was not asked for. */
  TEXT: 2,
  /** Limbs too many, and the like. */
  DEFECT: 1,
} as const

export type Problem = keyof typeof WEIGHTS

export const weightOf = (problems: readonly Problem[]): number =>
  problems.reduce((sum, problem) => sum + WEIGHTS[problem], 0)

/** After 'The first image', and before 'twice'. */
const TEXTS: Readonly<Record<Problem, readonly [was: string, returned: (kind: Kind) => string]>> = {
  BLANK: ['was blank', (kind) => `a blank ${kind}`],
  FROZEN: ['didn’t move', (kind) => `a ${kind} that doesn’t move`],
  SUBJECT: ['didn’t show its subject', (kind) => `${article(kind)} without its subject`],
  FACE: ['showed another face', (kind) => `${article(kind)} with another face`],
  SHORT: ['was too short', (kind) => `a ${kind} that is too short`],
  SHAPE: ['had another shape', (kind) => `${article(kind)} of another shape`],
  TEXT: ['had text that wasn’t asked for', (kind) => `${article(kind)} with text that wasn’t asked for`],
  DEFECT: ['had visible defects', (kind) => `${article(kind)} with visible defects`],
}

export type Kind = 'image' | 'clip'

const article = (kind: Kind) => (kind === 'image' ? 'an image' : 'a clip')

const worstOf = (problems: readonly Problem[]): Problem | undefined =>
  problems.toSorted((a, b) => WEIGHTS[b] - WEIGHTS[a])[0]

/** 'was blank', of the worst of them; '' where there is none. */
export function problemText(problems: readonly Problem[]): string {
  const worst = worstOf(problems)
  return worst ? TEXTS[worst][0] : ''
}

/**
 * What the generation details say about a result that was made twice.
 * @param second its problems, or why it was not made
 */
export function madeAgainText(kind: Kind, first: readonly Problem[], second: readonly Problem[] | string): string {
  const [one, other] = [worstOf(first), typeof second === 'string' ? undefined : worstOf(second)]
  if (one === undefined) return ''
  if (typeof second === 'string') return `The ${kind} ${TEXTS[one][0]}. A second one failed: ${second}`
  if (other === undefined) return `The first ${kind} ${TEXTS[one][0]}; made again`
  if (one === other) return `The model returned ${TEXTS[one][1](kind)} twice`
  return `The first ${kind} ${TEXTS[one][0]}, the second ${TEXTS[other][0]}`
}
