import { and, eq } from 'drizzle-orm'
import type { StaffView } from '#generated/schema.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { staffViews, users } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

type ViewRow = typeof staffViews.$inferSelect

export function presentView(row: ViewRow, ownerEmail: string, caller: Pick<UserRow, 'id'>): StaffView {
  return {
    ...{ view_id: row.id, grid: row.grid, name: row.name, search: row.search },
    ...{ is_shared: row.isShared, is_own: row.userId === caller.id },
    owner_email: ownerEmail,
    updated_at: row.updatedAt.toISOString(),
  }
}

/** 404 for another user's view, shared or not: only its owner may change it. */
export async function ownView(db: DbOrTx, caller: Pick<UserRow, 'id'>, viewId: string): Promise<ViewRow> {
  const [row] = await db
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.id, viewId), eq(staffViews.userId, caller.id)))
  if (!row) throw notFound()
  return row
}

/** Views of staff members; those of former staff are not shown. */
export const readViews = (db: DbOrTx, grid: ViewRow['grid']) =>
  db
    .select({ view: staffViews, email: users.email })
    .from(staffViews)
    .innerJoin(users, and(eq(users.id, staffViews.userId), eq(users.isStaff, true)))
    .where(eq(staffViews.grid, grid))
