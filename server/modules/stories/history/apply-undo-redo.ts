import { eq, and, gt } from 'drizzle-orm'
import type { OperationAnswer } from '#generated/server/operations.ts'
import type { UserRow, SceneRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { storyEdits, arolls, media, scenes } from '#server/platform/db/schema/index.ts'
import { HttpError, CommittedError } from '#server/platform/http/http-error.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { applySteps, Superseded, type SkippedValues } from './apply-steps.ts'
import { presentEdits, type EditRow, findUndoRedo, labelsOf, presentUndoRedo } from './undo-redo.ts'
import { syncSceneWithArolls, fitArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { applyOrder } from '#server/modules/stories/scenes/changed-scenes.ts'

/** Any of them makes a voice-over differ. */
const SPOKEN = ['text', 'languageAndVoiceCode', 'speakingRate', 'pitch', 'emotions', 'speakerStoryCharacterId']

export type UndoRedoAnswer = OperationAnswer<'undoStoryEdit'>
type Direction = 'undo' | 'redo'

const NOTHING = {
  undo: { message: 'Nothing to undo', error: 'NOTHING_TO_UNDO' },
  redo: { message: 'Nothing to redo', error: 'NOTHING_TO_REDO' },
}

/**
 * Undoes or redoes the user's next edit. What was done is stored as the inverse, so that undo and redo are each other's exact
 * inverse, also when a job delivered something in between.
 */
export async function applyUndoRedo(
  scope: Scope,
  user: UserRow,
  storyId: string,
  direction: Direction,
): Promise<UndoRedoAnswer> {
  let superseded: EditRow | undefined
  return scope
    .transact(async (inner) => {
      const within: Scope = { ...inner, origin: scope.origin, baseRevision: scope.baseRevision }
      const edit = await beginEdit(within, user, storyId)
      const step = (await findUndoRedo(inner.db, user, storyId))[direction]
      if (!step) throw new HttpError(409, NOTHING[direction])
      superseded = step
      const skipped = await applySteps(edit, direction === 'undo' ? step.inverse : step.patch)
      await repairStory(edit, skipped, step.undoneAt ?? step.createdAt)
      const { patch, inverse } = edit.log
      const [row] = await inner.db
        .update(storyEdits)
        .set(
          direction === 'undo'
            ? { patch: inverse, undoneAt: scope.services.clock.now() }
            : { inverse, undoneAt: null, patch },
        )
        .where(eq(storyEdits.id, step.id))
        .returning()
      if (!row) throw new Error('The edit does not exist any more')
      const undoRedo = await findUndoRedo(inner.db, user, storyId)
      const story = await edit.announce(labelsOf(undoRedo))
      const [shown] = await presentEdits(within, user, [row])
      if (!shown) throw new Error('The edit was not presented')
      return { edit: shown, ...presentUndoRedo(undoRedo), story: await presentStoryDocument(within, story) }
    })
    .catch(async (cause: unknown) => {
      if (!(cause instanceof Superseded) || !superseded) throw cause
      await markSuperseded(scope, superseded)
      const word = direction === 'undo' ? 'undone' : 'redone'
      throw new CommittedError(409, {
        message: `This change can’t be ${word} because the item no longer exists`,
        error: 'EDIT_OVERTAKEN',
      })
    })
}

/** Marked, so that those before it can be reached. */
async function markSuperseded(scope: Scope, { id }: EditRow) {
  await scope.db.update(storyEdits).set({ overtakenAt: scope.services.clock.now() }).where(eq(storyEdits.id, id))
}

/**
 * Makes a story consistent after a step in which some values stayed: orders without duplicates and gaps, A-rolls that fill
 * their scene, a voice-over with other words marked as stale. `since`: when the edit was made, or undone.
 */
async function repairStory(edit: StoryEdit, kept: SkippedValues, since: Date): Promise<void> {
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

/** A voice-over that was added after the text changed does not match the restored text. */
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
