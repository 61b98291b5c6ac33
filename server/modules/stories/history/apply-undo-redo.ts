import { eq } from 'drizzle-orm'
import type { OperationAnswer } from '#generated/server/operations.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { storyEdits } from '#server/platform/db/schema/index.ts'
import { HttpError, CommittedError } from '#server/platform/http/http-error.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story-document.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { applySteps, Superseded } from './apply-steps.ts'
import { presentEdits } from './present-edits.ts'
import { repairStory } from './repair-story.ts'
import { type EditRow, findUndoRedo, labelsOf, presentUndoRedo } from './undo-redo.ts'

export type UndoRedoAnswer = OperationAnswer<'undoStoryEdit'>
type Direction = 'undo' | 'redo'

const NOTHING = {
  undo: { message: 'There is nothing to undo', error: 'NOTHING_TO_UNDO' },
  redo: { message: 'There is nothing to redo', error: 'NOTHING_TO_REDO' },
}

/**
 * Undoes or redoes the next edit of the person. What was done is stored as the way back, so that undo and redo are each other's exact
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
      if (!row) throw new Error('The edit went away')
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
        message: `This change can no longer be ${word} because what it changed is gone`,
        error: 'EDIT_OVERTAKEN',
      })
    })
}

/** Out of the way, so that those before it can be reached. */
async function markSuperseded(scope: Scope, { id }: EditRow) {
  await scope.db.update(storyEdits).set({ overtakenAt: scope.services.clock.now() }).where(eq(storyEdits.id, id))
}
