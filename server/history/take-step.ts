import { eq } from 'drizzle-orm'
import type { OperationAnswer } from '#generated/server/operations.ts'
import type { User } from '#server/auth/sessions.ts'
import type { Scope } from '#server/context.ts'
import { storyEdits } from '#server/db/schema/index.ts'
import { HttpError, KeptRefusal } from '#server/http/http-error.ts'
import { presentStoryDocument } from '#server/presenters/story-document.ts'
import { beginEdit } from '#server/stories/edit.ts'
import { applySteps, Overtaken } from './apply-steps.ts'
import { presentEdits } from './present-edits.ts'
import { settleKept } from './settle-kept.ts'
import { type EditRow, findReach, labelsOf, presentReach } from './steps.ts'

export type HistoryStep = OperationAnswer<'undoStoryEdit'>
type Direction = 'undo' | 'redo'

const NOTHING = {
  undo: { message: 'There is nothing to undo', error: 'NOTHING_TO_UNDO' },
  redo: { message: 'There is nothing to redo', error: 'NOTHING_TO_REDO' },
}

/**
 * Undoes or redoes the next edit of the person. What was done is kept as the way back, so that undo and redo are each other's exact
 * inverse, also when a job delivered something in between.
 */
export async function takeStep(scope: Scope, user: User, storyId: string, direction: Direction): Promise<HistoryStep> {
  let overtaken: EditRow | undefined
  return scope
    .transact(async (inner) => {
      const within: Scope = { ...inner, origin: scope.origin, baseRevision: scope.baseRevision }
      const edit = await beginEdit(within, user, storyId)
      const step = (await findReach(inner.db, user, storyId))[direction]
      if (!step) throw new HttpError(409, NOTHING[direction])
      overtaken = step
      const kept = await applySteps(edit, direction === 'undo' ? step.inverse : step.patch)
      await settleKept(edit, kept, step.undoneAt ?? step.createdAt)
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
      const reach = await findReach(inner.db, user, storyId)
      const story = await edit.announce(labelsOf(reach))
      const [shown] = await presentEdits(within, user, [row])
      if (!shown) throw new Error('The edit was not presented')
      return { edit: shown, ...presentReach(reach), story: await presentStoryDocument(within, story) }
    })
    .catch(async (cause: unknown) => {
      if (!(cause instanceof Overtaken) || !overtaken) throw cause
      await markOvertaken(scope, overtaken)
      const word = direction === 'undo' ? 'undone' : 'redone'
      throw new KeptRefusal(409, {
        message: `This change can no longer be ${word} because what it changed is gone`,
        error: 'EDIT_OVERTAKEN',
      })
    })
}

/** Out of the way, so that those before it can be reached. */
async function markOvertaken(scope: Scope, { id }: EditRow) {
  await scope.db.update(storyEdits).set({ overtakenAt: scope.services.clock.now() }).where(eq(storyEdits.id, id))
}
