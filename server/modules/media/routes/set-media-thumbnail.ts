import { and, eq, isNull } from 'drizzle-orm'
import { ownMedia } from '#server/platform/auth/ownership.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import { readImageField } from '#server/platform/files/image-field.ts'
import { refused, validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentOneMedia, publishMediaUpdate } from '#server/modules/media/presenters/media.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { THUMBNAIL_LIMIT, THUMBNAIL_SIDE } from '#src/domain/uploads.ts'

const THUMBNAIL = {
  field: 'thumbnail',
  name: 'A thumbnail',
  types: ['image/jpeg'],
  limit: THUMBNAIL_LIMIT,
}

/** A frame of a video, created by the browser that uploaded it: the server does not decode videos. The first one stays. */
export const setMediaThumbnail = preparedRoute(
  'setMediaThumbnail',
  async ({ user, params, body, services, ...call }) => {
    requireVideo(await ownMedia(call.db, user, params.media_id))
    const { bytes, kind, width, height } = await readImageField(services, body.thumbnail, THUMBNAIL)
    if (Math.max(width, height) > THUMBNAIL_SIDE)
      throw validationFailed({ thumbnail: [`It can be up to ${THUMBNAIL_SIDE} px on its longer side`] })
    return async (scope) => {
      const thumbnailKey = mediaFileKey(`${params.media_id}-small`, kind.extension)
      const isFirst = and(eq(media.id, params.media_id), eq(media.userId, user.id), isNull(media.thumbnailKey))
      const updatedAt = services.clock.now()
      const [row] = await scope.db.update(media).set({ thumbnailKey, updatedAt }).where(isFirst).returning()
      if (!row) return presentOneMedia(scope, await ownMedia(scope.db, user, params.media_id))
      await services.files.write(thumbnailKey, bytes, kind.contentType)
      await publishMediaUpdate(scope, row)
      return presentOneMedia(scope, row)
    }
  },
)

function requireVideo({ mediaType, status }: MediaRow): void {
  if (mediaType !== 'video') throw validationFailed({ media_id: ['Choose a video'] })
  if (status !== 'COMPLETED') throw refused('MEDIA_NOT_UPLOADED', 'The upload didn’t finish. Try again')
}
