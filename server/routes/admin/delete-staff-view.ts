import { eq } from 'drizzle-orm'
import { staffViews } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { ownView } from '#server/staff/views.ts'

export const deleteStaffView = route('deleteStaffView', async ({ db, user, params }) => {
  const { id } = await ownView(db, user, params.view_id)
  await db.delete(staffViews).where(eq(staffViews.id, id))
  return { message: 'The view is deleted' }
})
