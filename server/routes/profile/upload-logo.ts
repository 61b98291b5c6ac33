import { media } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { readBrandSettings } from '#server/presenters/brand-settings.ts'
import { readLogo } from './logo-file.ts'
import { replaceLogo } from './replace-logo.ts'

export const uploadLogo = route('uploadLogo', async (call) => {
  const { db, user, body, services } = call
  const { bytes, kind, width, height } = await readLogo(body.logo)
  const id = crypto.randomUUID()
  const fileKey = `logo/${id}.${kind.extension}`
  await services.files.write(fileKey, bytes, kind.contentType)
  const now = services.clock.now()
  await db.insert(media).values({
    id,
    userId: user.id,
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
  await replaceLogo(call, user.id, id)
  return readBrandSettings(call, user.id)
})
