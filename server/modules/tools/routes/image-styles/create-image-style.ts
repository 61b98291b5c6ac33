import { imageStyles } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import {
  requirePossibleStyle,
  requireRoomForStyle,
  presentImageStyle,
} from '#server/modules/tools/image-styles/image-style.ts'

export const createImageStyle = route('createImageStyle', async ({ user, body, ...scope }) => {
  await requirePossibleStyle(scope, user, body)
  await requireRoomForStyle(scope, user)
  const now = scope.services.clock.now()
  const [row] = await scope.db
    .insert(imageStyles)
    .values({
      userId: user.id,
      source: 'USER',
      name: body.name.trim(),
      description: body.description?.trim() ?? '',
      prompt: body.prompt.trim(),
      look: body.look ?? scope.services.engines.illustrator.looks[0]?.id ?? '',
      loraId: body.lora_id,
      loraWeight: body.lora_weight,
      referenceStrength: body.reference_strength,
      referenceImageMediaId: body.reference_image_media_id,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The image style was not added')
  return presentImageStyle(scope, row)
})
