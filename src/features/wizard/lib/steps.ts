import type { TextKind } from './kinds.ts'

const ALL = [
  { id: 'story', name: 'Story', next: 'Next: style' },
  { id: 'look', name: 'Style', next: 'Next: voice and music' },
  { id: 'voice', name: 'Voice and music', next: 'Next: cast' },
  { id: 'cast', name: 'Cast', next: 'Next: storyboard' },
  { id: 'storyboard', name: 'Storyboard', next: 'Next: review' },
  { id: 'review', name: 'Review', next: 'Generate' },
] as const

export type StepId = (typeof ALL)[number]['id']
export interface Step {
  id: StepId
  name: string
  next: string
}

const STEPS: readonly Step[] = ALL
/** One voice reads a narration: it has no other characters. */
const NARRATION_STEPS: readonly Step[] = ALL.filter(({ id }) => id !== 'cast').map((step) =>
  step.id === 'voice' ? { ...step, next: 'Next: storyboard' } : step,
)
/** The screenplay has a page of its own. */
const SCREENPLAY_STEPS: readonly Step[] = [{ id: 'story', name: 'Screenplay', next: 'Import screenplay' }]

export function stepsOf(kind: TextKind): readonly Step[] {
  if (kind === 'SCREENPLAY') return SCREENPLAY_STEPS
  return kind === 'NARRATION' ? NARRATION_STEPS : STEPS
}

/** The step that a URL names; an unknown one is the first. */
export function stepOf(kind: TextKind, text: string | null): StepId {
  return stepsOf(kind).find(({ id }) => id === text)?.id ?? 'story'
}

/** The step `by` places on; stays at the ends. */
export function stepAt(kind: TextKind, step: StepId, by: 1 | -1): StepId {
  const steps = stepsOf(kind)
  const at = steps.findIndex(({ id }) => id === step)
  return steps[at + by]?.id ?? step
}

const placeKey = (storyId: string) => `wizard-step:${storyId}`

/** Remembers the last step of a story, for a return without a step in the URL. */
export function storeLastStep(storyId: string, step: StepId): void {
  try {
    localStorage.setItem(placeKey(storyId), step)
  } catch {
    // Only a convenience.
  }
}

export const readLastStep = (storyId: string): string | null => localStorage.getItem(placeKey(storyId))
