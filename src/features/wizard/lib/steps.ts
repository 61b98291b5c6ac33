export const STEPS = [
  { id: 'story', name: 'Story', next: 'Next: look' },
  { id: 'look', name: 'Look', next: 'Next: voice' },
  { id: 'voice', name: 'Voice', next: 'Next: review' },
  { id: 'review', name: 'Review', next: 'Generate' },
] as const

export type StepId = (typeof STEPS)[number]['id']

/** The step an address names; whatever is unknown is the first. */
export function stepOf(text: string | null): StepId {
  return STEPS.find(({ id }) => id === text)?.id ?? 'story'
}

/** The step `by` places on; stays at the ends. */
export function stepAt(step: StepId, by: 1 | -1): StepId {
  const at = STEPS.findIndex(({ id }) => id === step)
  return STEPS[at + by]?.id ?? step
}
