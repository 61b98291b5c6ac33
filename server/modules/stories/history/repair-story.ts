import { and, eq, gt } from 'drizzle-orm'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/sync-scene.ts'
import { arolls, media, scenes } from '#server/platform/db/schema/index.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes-of.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { fitArolls } from '#server/modules/stories/scenes/resize-scene.ts'
import { applyOrder } from '#server/modules/stories/scenes/scene-order.ts'
import type { SkippedValues } from './apply-steps.ts'

/** Any of them makes a voice-over another one. */
const SPOKEN = ['text', 'languageAndVoiceCode', 'speakingRate', 'pitch', 'emotions', 'speakerStoryCharacterId']

/**
 * Makes a story whole again after a step in which some values stayed: orders without doubles and gaps, A-rolls that fill their scene,
 * a voice-over that says other words marked as stale. `since`: when the edit was made, or undone.
 */
export async function repairStory(edit: StoryEdit, kept: SkippedValues, since: Date): Promise<void> {
  const rows = await scenesOf(edit.scope, edit.story.id)
  await applyOrder(edit, rows)
  await markStale(edit, rows, since)
  for (const id of kept.keys()) {
    const [row] = await edit.scope.db.select().from(scenes).where(eq(scenes.id, id))
    if (!row) continue
    await orderArolls(edit, id)
    await fitArolls(edit, row)
    await syncSceneWithArolls(edit, id)
  }
}

async function orderArolls(edit: StoryEdit, sceneId: string) {
  const rows = await edit.scope.db.select().from(arolls).where(eq(arolls.sceneId, sceneId)).orderBy(arolls.arollOrder)
  for (const [arollOrder, row] of rows.entries())
    if (row.arollOrder !== arollOrder) await edit.updateAroll(row, { arollOrder })
}

/** A voice-over that came after the words were changed does not say those that are there again. */
async function markStale(edit: StoryEdit, rows: readonly SceneRow[], since: Date) {
  for (const row of rows) {
    const isSpokenOtherwise = edit.log.patch.some(
      (step) => step.id === row.id && step.op === 'update' && SPOKEN.some((name) => Object.hasOwn(step.values, name)),
    )
    if (!isSpokenOtherwise || row.isVoiceoverStale || row.audioMediaId === null) continue
    const isNewer = and(eq(media.id, row.audioMediaId), gt(media.createdAt, since))
    const [newer] = await edit.scope.db.select({ id: media.id }).from(media).where(isNewer)
    if (newer) await edit.updateScene(row, { isVoiceoverStale: true })
  }
}
