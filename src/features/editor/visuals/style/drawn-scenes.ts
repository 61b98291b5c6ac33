import type { OpenStory } from '#src/features/editor/core/open-story.ts'

/** Of every scene with visuals, in playing order: drawn, being drawn, or failed. */
export function drawnScenes({ order, scenes, arolls }: OpenStory): ('done' | 'waiting' | 'failed')[] {
  return order.flatMap((id) => {
    const states = (scenes[id]?.arollIds ?? []).map((aroll) => arolls[aroll]?.status)
    if (states.length === 0) return []
    return states.includes('GENERATING') ? ['waiting'] : states.includes('FAILED') ? ['failed'] : ['done']
  })
}
