import type { ChangedScenes } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { presentScenes } from '#server/modules/stories/presenters/scene.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'

/** Scenes of one edit as the contract shows them: the one that was named first, the others beside it. */
export async function presentChangedScenes(scope: Scope, rows: readonly SceneRow[]): Promise<ChangedScenes> {
  const [first, ...further] = await presentScenes(scope, rows)
  if (!first) throw new Error('There is no scene to present')
  return further.length > 0 ? { ...first, further_scenes: further } : first
}
