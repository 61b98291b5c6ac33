import { eq } from 'drizzle-orm'
import { usableImageStyle } from '#server/auth/ownership.ts'
import { imageStyles } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { requireOwnStyle, requirePossibleStyle } from '#server/image-styles/check-image-style.ts'
import { presentImageStyle } from '#server/image-styles/present-image-style.ts'

export const updateImageStyle = route('updateImageStyle', async ({ user, params, body, ...scope }) => {
  requireOwnStyle(await usableImageStyle(scope.db, user, params.id))
  await requirePossibleStyle(scope, user, body)
  const [row] = await scope.db
    .update(imageStyles)
    .set({
      name: body.name?.trim(),
      description: body.description?.trim(),
      prompt: body.prompt?.trim(),
      look: body.look,
      loraId: body.lora_id,
      referenceImageMediaId: body.reference_image_media_id,
      updatedAt: scope.services.clock.now(),
    })
    .where(eq(imageStyles.id, params.id))
    .returning()
  if (!row) throw new Error('The image style went away')
  return presentImageStyle(scope, row)
})
