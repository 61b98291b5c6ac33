import { eq } from 'drizzle-orm'
import { staffViews } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { ownView } from '#server/modules/staff/views.ts'

export const deleteStaffView = route('deleteStaffView', async ({ db, user, params }) => {
  const { id } = await ownView(db, user, params.view_id)
  await db.delete(staffViews).where(eq(staffViews.id, id))
  return { message: 'View deleted' }
})
