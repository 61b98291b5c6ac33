import { eq } from 'drizzle-orm'
import { usableImageStyle } from '#server/platform/auth/ownership.ts'
import { imageStyles } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import {
  requireOwnStyle,
  requirePossibleStyle,
  presentImageStyle,
} from '#server/modules/tools/image-styles/image-style.ts'
import { lockAccount } from '#server/modules/stories/plan-limits.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'

export const updateImageStyle = route('updateImageStyle', async ({ user, params, body, ...scope }) => {
  // The second of two writers reads what the first one wrote.
  await lockAccount(scope, user.id)
  const present = await usableImageStyle(scope.db, user, params.id)
  requireOwnStyle(present)
  await requirePossibleStyle(scope, user, body)
  requireBase(present.name, body.base_name, body.name?.trim(), 'name')
  requireBase(present.description, body.base_description, body.description?.trim(), 'description')
  requireBase(present.prompt, body.base_prompt, body.prompt?.trim(), 'prompt')
  const [row] = await scope.db
    .update(imageStyles)
    .set({
      name: body.name?.trim(),
      description: body.description?.trim(),
      prompt: body.prompt?.trim(),
      look: body.look,
      archived: body.archived,
      loraId: body.lora_id,
      loraWeight: body.lora_weight,
      referenceStrength: body.reference_strength,
      referenceImageMediaId: body.reference_image_media_id,
      updatedAt: scope.services.clock.now(),
    })
    .where(eq(imageStyles.id, params.id))
    .returning()
  if (!row) throw new Error('The image style does not exist any more')
  return presentImageStyle(scope, row)
})
