/** Steps of the wizard in order, with the label of the button to each. */
export const STEPS = [
  { id: 'recording', name: 'Recording' },
  { id: 'words', name: 'Words' },
  { id: 'scenes', name: 'Scenes' },
  { id: 'visuals', name: 'Visuals' },
] as const

export type StepId = (typeof STEPS)[number]['id']

/** The existing parts of a story from a recording. */
export interface Reached {
  hasRecording: boolean
  hasWords: boolean
  hasScenes: boolean
}

/** The step that a URL names, or the last one before it that is open. */
export function openStep(named: string | null, reached: Reached): StepId {
  const wanted = STEPS.findIndex(({ id }) => id === named)
  const found = STEPS.findLast(({ id }, at) => at <= Math.max(0, wanted) && isOpen(id, reached))
  return found?.id ?? 'recording'
}

export function isOpen(step: StepId, { hasRecording, hasWords, hasScenes }: Reached): boolean {
  if (step === 'words') return hasRecording
  if (step === 'scenes') return hasRecording && hasWords
  if (step === 'visuals') return hasScenes
  return true
}
