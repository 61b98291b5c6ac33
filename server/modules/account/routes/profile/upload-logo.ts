import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { PictureFile } from '#server/platform/files/picture-field.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { readBrandSettings } from '#server/modules/stories/presenters/brand-settings.ts'
import { readLogo } from './read-logo.ts'
import { replaceLogo } from './replace-logo.ts'

export const uploadLogo = preparedRoute('uploadLogo', async ({ body, services }) => {
  const logo = await readLogo(services, body.logo)
  return async (call) => {
    await addLogo(call, call.user.id, logo)
    return readBrandSettings(call, call.user.id)
  }
})

async function addLogo(scope: Scope, userId: string, { bytes, kind, width, height }: PictureFile): Promise<void> {
  const { files, clock } = scope.services
  const id = crypto.randomUUID()
  const fileKey = `logo/${id}.${kind.extension}`
  await files.write(fileKey, bytes, kind.contentType)
  const now = clock.now()
  await scope.db.insert(media).values({
    id,
    userId,
    mediaType: 'image',
    source: 'USER',
    status: 'COMPLETED',
    fileKey,
    fileName: `logo.${kind.extension}`,
    contentType: kind.contentType,
    sizeBytes: bytes.length,
    width,
    height,
    createdAt: now,
    updatedAt: now,
  })
  await replaceLogo(scope, userId, id)
}
