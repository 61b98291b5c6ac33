import type { Scope, Services } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { type ImageFile, readImageField, requireSize } from '#server/platform/files/image-field.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { readBrandSettings } from '#server/modules/stories/presenters/brand.ts'
import { replaceLogo } from './change-profile.ts'
import { fileKind } from '#server/platform/files/file-kinds.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { LOGO_LIMIT, plainContentType, SVG } from '#src/domain/uploads.ts'

const LOGO = { field: 'logo', name: 'A logo', types: ['image/png', 'image/jpeg', 'image/webp'], limit: LOGO_LIMIT }

/** Longer side of a rasterized SVG, px: sharp at the widest logo of a video. */
const SVG_SIDE = 1_600

export const uploadLogo = preparedRoute('uploadLogo', async ({ body, services }) => {
  const logo = await readLogo(services, body.logo)
  return async (call) => {
    await addLogo(call, call.user.id, logo)
    return readBrandSettings(call, call.user.id)
  }
})

async function addLogo(scope: Scope, userId: string, { bytes, kind, width, height }: ImageFile): Promise<void> {
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

/** A logo from a form. An SVG becomes a PNG here, so that no file with a script is stored or served. */
async function readLogo(services: Pick<Services, 'sandbox'>, file: Blob): Promise<ImageFile> {
  if (plainContentType(file.type) !== SVG) return readImageField(services, file, LOGO)
  requireSize(file, LOGO)
  const kind = fileKind('image/png')
  if (!kind) throw new Error('PNG is not known')
  const source = bytesSource(new Uint8Array(await file.arrayBuffer()))
  try {
    if (source.size === 0) throw new UnreadableFile('The file is empty')
    return { kind, ...(await services.sandbox.run('renderSvg', { side: SVG_SIDE }, [source])) }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw validationFailed({ logo: [cause.message] })
    throw cause
  }
}
