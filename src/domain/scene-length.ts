import type { ScenePace, SceneSize } from '#generated/schema.ts'

const SIZES: Readonly<Record<SceneSize, number>> = { SHORT: 5, MEDIUM: 9, LONG: 15 }
const PACES: Readonly<Record<ScenePace, number>> = { FAST: 0.75, MEDIUM: 1, SLOW: 1.35 }

/** Seconds a scene should last. */
export function sceneSeconds(size: SceneSize, pace: ScenePace): number {
  return SIZES[size] * PACES[pace]
}
