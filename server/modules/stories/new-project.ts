import type { Scope } from '#server/platform/context.ts'
import { projects } from '#server/platform/db/schema/index.ts'
import { lockAccount, requireRoomForProject } from './plan-limits.ts'

/** Adds a project. Refused when the plan is full, also when several are added at the same time. */
export async function insertProject(scope: Scope, values: { userId: string; name: string }) {
  const now = scope.services.clock.now()
  return scope.transact(async (inner) => {
    await requireRoomForProject(inner, await lockAccount(inner, values.userId))
    const [row] = await inner.db
      .insert(projects)
      .values({ ...values, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The project was not added')
    return row
  })
}
