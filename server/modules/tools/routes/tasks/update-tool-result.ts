import { eq } from 'drizzle-orm'
import { ownTask } from '#server/platform/auth/ownership.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneResult } from '#server/modules/tools/tool-results.ts'

/** Marks a result as kept or rejected; it is not moved. */
export const updateToolResult = route('updateToolResult', async ({ user, params, body, ...scope }) => {
  const { id } = await ownTask(scope.db, user, params.task_id)
  const [row] = await scope.db.update(tasks).set({ verdict: body.verdict }).where(eq(tasks.id, id)).returning()
  if (!row) throw notFound()
  return presentOneResult(scope, row)
})
