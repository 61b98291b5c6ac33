import type { StoryEdit } from '#generated/schema.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { usersOfIds } from '#server/platform/db/queries/users-of-ids.ts'
import type { EditRow } from './undo-redo.ts'

/** Log entries as the contract shows them, in the order given. */
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
