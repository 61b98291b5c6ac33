import {
  positionOf,
  withoutScene,
  withScene,
  type OpenStory,
  type Scene,
} from '#src/features/editor/core/open-story.ts'

/** Scenes that a split made; the first is the one that was split. Said twice it changes nothing more. */
export const withSplit = (open: OpenStory, scenes: readonly Scene[]): OpenStory => scenes.reduce(withScene, open)

/** The merged scene at the place of its first source; its sources go. Said twice it changes nothing more. */
export function withMerged(open: OpenStory, sourceIds: readonly string[], scene: Scene): OpenStory {
  const place = positionOf(open, sourceIds[0] ?? null)
  const rest = sourceIds.reduce(withoutScene, open)
  return withScene(rest, place < 0 ? scene : { ...scene, element_order: place })
}

/** Puts known scenes into the order the server answered. */
export function inOrder(open: OpenStory, ids: readonly string[]): OpenStory {
  return { ...open, order: ids.filter((id) => open.scenes[id]) }
}
