import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Owner } from '#server/platform/auth/ownership.ts'
import { storyEdits } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryEdit } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { usersOfIds } from '#server/platform/db/queries/accounts.ts'

export type EditRow = typeof storyEdits.$inferSelect

/** What a user can undo and redo now. */
export interface UndoRedo {
  undo: EditRow | undefined
  redo: EditRow | undefined
}

/**
 * The user's newest edit in force, and the oldest undone one. Edits whose rows were deleted, and undone ones before a new
 * edit, are marked as superseded and count as neither.
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

/** Log entries in the contract's form, in the order given. */
export async function presentEdits({ db }: Scope, user: Owner, rows: readonly EditRow[]): Promise<StoryEdit[]> {
  const actors = await usersOfIds(
    { db },
    rows.map((row) => row.userId),
  )
  return rows.map((row) => {
    const actor = actors.find(({ id }) => id === row.userId)
    const name = [actor?.firstName, actor?.lastName].filter(Boolean).join(' ')
    return {
      edit_id: row.id,
      label: row.label,
      actor_name: name || (actor?.email ?? ''),
      is_own: row.userId === user.id,
      is_undone: row.undoneAt !== null,
      revision: row.revision,
      created_at: row.createdAt.toISOString(),
    }
  })
}

/** A rewrite replaces all scenes of a story: earlier edits can be restored as a version, not step by step. */
export async function closeHistory({ db, services }: Scope, storyId: string): Promise<void> {
  await db
    .update(storyEdits)
    .set({ overtakenAt: services.clock.now() })
    .where(and(eq(storyEdits.storyId, storyId), isNull(storyEdits.overtakenAt)))
}
