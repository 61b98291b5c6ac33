import { eq } from 'drizzle-orm'
import { staffViews } from '#server/platform/db/schema/index.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentView } from '#server/modules/staff/views.ts'

/** The user's own views of all lists together. */
const MAX_OWN_VIEWS = 100

export const createStaffView = route('createStaffView', async ({ db, user, body, services }) => {
  if ((await db.$count(staffViews, eq(staffViews.userId, user.id))) >= MAX_OWN_VIEWS)
    throw validationFailed({ name: [`You have ${MAX_OWN_VIEWS} views. Delete one first`] })
  const now = services.clock.now()
  const { grid, name, search, is_shared: isShared } = body
  const [row] = await db
    .insert(staffViews)
    .values({ userId: user.id, grid, name, search, isShared, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [staffViews.userId, staffViews.grid, staffViews.name],
      set: { search, isShared, updatedAt: now },
    })
    .returning()
  if (!row) throw new Error('The view was not returned')
  return presentView(row, user.email, user)
})
