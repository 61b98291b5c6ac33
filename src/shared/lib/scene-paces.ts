import type { ScenePace } from '#generated/schema.ts'

/** The words for the pace of scenes, wherever it is chosen or shown. */
export const SCENE_PACES = [
  { value: 'SLOW', label: 'Slow' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'FAST', label: 'Fast' },
] as const satisfies readonly { value: ScenePace; label: string }[]
