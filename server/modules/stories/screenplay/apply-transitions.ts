import { and, eq, inArray, isNull } from 'drizzle-orm'
import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, scenes } from '#server/platform/db/schema/index.ts'
import { ANIMATIONS } from '#server/modules/generation/picture.ts'
import { arollsOfScenes } from '#server/platform/db/queries/arolls-of-scenes.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes-of.ts'
import type { SceneDraft } from './to-scenes.ts'

/**
 * Has the scenes of a story come in as its screenplay says. A scene without a picture gets an A-roll that waits for one; of one that is
 * made, the transition is its person's.
 */
export async function applyTransitions(scope: Scope, storyId: string, drafts: readonly SceneDraft[]): Promise<void> {
  const { db, services } = scope
  const now = services.clock.now()
  const all = (await scenesOf(scope, storyId)).filter(isUnmade)
  const ids = all.map(({ id }) => id)
  if (ids.length === 0) return
  // Those that still wait are from an earlier reading.
  await db.delete(arolls).where(and(inArray(arolls.sceneId, ids), isNull(arolls.mediaId), eq(arolls.status, 'EMPTY')))
  const shown = await arollsOfScenes(scope, ids)
  const added: (typeof arolls.$inferInsert)[] = []
  for (const scene of all) {
    const transition = drafts[scene.elementOrder]?.transition
    if (!transition) continue
    const durationMs = Math.round(framesToMs(scene.durationInFrames))
    const transitionDurationMs = Math.min(transition.durationMs, durationMs)
    const change = { transitionName: transition.name, transitionDurationMs, updatedAt: now }
    const [first] = shown.get(scene.id) ?? []
    if (first) await db.update(arolls).set(change).where(eq(arolls.id, first.id))
    else {
      const imageAnimation = ANIMATIONS[scene.elementOrder % ANIMATIONS.length]
      const place = { sceneId: scene.id, arollOrder: 0, arollType: 'ImageARoll' as const, durationMs, imageAnimation }
      added.push({ ...place, ...change, imageGenerationPrompt: scene.lastUsedImagePrompt, createdAt: now })
    }
    const transitionDurationFrames = msToFrames(transitionDurationMs)
    await db.update(scenes).set({ transitionDurationFrames }).where(eq(scenes.id, scene.id))
  }
  if (added.length > 0) await db.insert(arolls).values(added)
}

const isUnmade = ({ audioMediaId, status }: SceneRow) => audioMediaId === null && status !== 'COMPLETED'
