import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Owner } from '#server/platform/auth/ownership.ts'
import { storyEdits } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export type EditRow = typeof storyEdits.$inferSelect

/** What a person can undo and redo now. */
export interface UndoRedo {
  undo: EditRow | undefined
  redo: EditRow | undefined
}

/**
 * The person's newest edit that stands, and the oldest undone one. Edits whose rows are gone, and undone ones that a new edit left
 * behind, are marked as overtaken and count as neither.
 */
export async function findUndoRedo(db: DbOrTx, user: Owner, storyId: string): Promise<UndoRedo> {
  const isOwn = and(eq(storyEdits.storyId, storyId), eq(storyEdits.userId, user.id), isNull(storyEdits.overtakenAt))
  const [undo] = await db
    .select()
    .from(storyEdits)
    .where(and(isOwn, isNull(storyEdits.undoneAt)))
    .orderBy(desc(storyEdits.revision))
    .limit(1)
  const [redo] = await db
    .select()
    .from(storyEdits)
    .where(and(isOwn, isNotNull(storyEdits.undoneAt)))
    .orderBy(asc(storyEdits.revision))
    .limit(1)
  return { undo, redo }
}

/** In the contract's words. */
export const presentUndoRedo = ({ undo, redo }: UndoRedo) => ({
  ...labelsOf({ undo, redo }),
  ...abilities({ undo, redo }),
})

export const labelsOf = ({ undo, redo }: UndoRedo) => ({
  undo_label: undo?.label ?? null,
  redo_label: redo?.label ?? null,
})

const abilities = ({ undo, redo }: UndoRedo) => ({ can_undo: undo !== undefined, can_redo: redo !== undefined })
