import { and, eq, ne } from 'drizzle-orm'
import { staffViews } from '#server/platform/db/schema/index.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { ownView, presentView } from '#server/modules/staff/views.ts'

export const updateStaffView = route('updateStaffView', async ({ db, user, params, body, services }) => {
  const { id, grid, ...before } = await ownView(db, user, params.view_id)
  const name = body.name ?? before.name
  const isTaken = and(
    ...[eq(staffViews.userId, user.id), eq(staffViews.grid, grid), eq(staffViews.name, name), ne(staffViews.id, id)],
  )
  if ((await db.$count(staffViews, isTaken)) > 0)
    throw validationFailed({ name: ['You already have a view with this name'] })
  const [row] = await db
    .update(staffViews)
    .set({
      name,
      search: body.search ?? before.search,
      isShared: body.is_shared ?? before.isShared,
      updatedAt: services.clock.now(),
    })
    .where(eq(staffViews.id, id))
    .returning()
  if (!row) throw notFound()
  return presentView(row, user.email, user)
})
