import { eq } from 'drizzle-orm'
import { usableImageStyle } from '#server/platform/auth/ownership.ts'
import { imageStyles } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { requireOwnStyle } from '#server/modules/tools/image-styles/image-style.ts'

/** Stories that use it keep their images. */
export const deleteImageStyle = route('deleteImageStyle', async ({ user, params, db }) => {
  requireOwnStyle(await usableImageStyle(db, user, params.id))
  await db.delete(imageStyles).where(eq(imageStyles.id, params.id))
  return { message: 'The image style was deleted' }
})
