export interface ScenePlace<Scene> {
  scene: Scene
  /** Frames of all scenes before it. */
  begins: number
  /** The limit of the plan is inside it or at its end, and more follows after the limit. */
  isAtLimit: boolean
  /** It is wholly after the limit. */
  isOver: boolean
}

/** Scenes with their place in the video, and how much of them a limit (frames) leaves. */
export function placeScenes<Scene extends { duration_in_frames: number }>(
  scenes: readonly Scene[],
  limit: number,
): { places: ScenePlace<Scene>[]; total: number } {
  let total = 0
  const places: ScenePlace<Scene>[] = []
  for (const scene of scenes) {
    const begins = total
    total += scene.duration_in_frames
    places.push({ scene, begins, isAtLimit: begins <= limit && total > limit, isOver: begins > limit })
  }
  return { places, total }
}
